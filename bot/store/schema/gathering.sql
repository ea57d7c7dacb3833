-- Where an import is brought together before it is kept: a card from all its printings, each thing once.
PRAGMA application_id = 1433422694;
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
PRAGMA cache_size = -65536;

CREATE TABLE card (
    place INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    facts TEXT NOT NULL,
    first TEXT,
    rank INTEGER
);

CREATE TABLE printing (
    card INTEGER NOT NULL,
    language TEXT NOT NULL,
    face INTEGER NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    text TEXT NOT NULL,
    released TEXT NOT NULL,
    edition TEXT NOT NULL,
    PRIMARY KEY (card, language, face, name, type, text)
) WITHOUT ROWID;

CREATE TABLE ruling (
    place INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    line TEXT NOT NULL
);
