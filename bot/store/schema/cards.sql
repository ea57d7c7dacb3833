-- Every card that was imported: its facts, its printings with the words of their day, and when each ruling
-- on a card was seen.
CREATE TABLE card (
    place INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    oracle_id TEXT NOT NULL,
    layout TEXT NOT NULL,
    faces TEXT NOT NULL,
    first TEXT,
    rank INTEGER,
    source TEXT NOT NULL,
    day TEXT NOT NULL
);

CREATE TABLE printing (
    card INTEGER NOT NULL REFERENCES card (place),
    language TEXT NOT NULL,
    face INTEGER NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    text TEXT NOT NULL,
    released TEXT NOT NULL,
    edition TEXT NOT NULL,
    flags TEXT NOT NULL,
    PRIMARY KEY (card, language, face, name, type, text)
) WITHOUT ROWID;

CREATE TABLE sighting (
    ruling TEXT PRIMARY KEY,
    first TEXT NOT NULL,
    last TEXT NOT NULL,
    source TEXT NOT NULL
) WITHOUT ROWID;
