-- The names of cards: in the same file as the rulings, rebuilt whole with them.
CREATE TABLE name_stamp (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- A key is a name, or a part of one, as names are compared. Numbers go by length.
CREATE TABLE name_key (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE
);

-- What a key means.
CREATE TABLE name (
    place INTEGER PRIMARY KEY,
    number INTEGER NOT NULL REFERENCES name_key (number),
    card TEXT NOT NULL,
    language TEXT NOT NULL,
    printed TEXT NOT NULL,
    kind INTEGER NOT NULL,
    sure INTEGER NOT NULL,
    popularity REAL NOT NULL,
    UNIQUE (number, card, language)
);
CREATE INDEX name_card ON name (card);

-- The keys that have a group of letters: four bytes a number, ascending.
CREATE TABLE name_gram (
    place INTEGER PRIMARY KEY,
    gram TEXT NOT NULL,
    spread INTEGER NOT NULL,
    numbers BLOB NOT NULL
);
CREATE UNIQUE INDEX name_gram_gram ON name_gram (gram, spread);

-- Each name from the start of each of its words; the lower the rank, the sooner it is offered. The columns of
-- the key come first, because SQLite 3.40 checks such a table wrongly where they do not.
CREATE TABLE name_start (
    rest TEXT NOT NULL,
    place INTEGER NOT NULL REFERENCES name (place),
    later INTEGER NOT NULL,
    language TEXT NOT NULL,
    rank REAL NOT NULL,
    PRIMARY KEY (rest, place, later)
) WITHOUT ROWID;

-- The first of those that go on from a beginning which more names share than can be ranked while one types.
CREATE TABLE name_hot (
    beginning TEXT NOT NULL,
    language TEXT NOT NULL,
    later INTEGER NOT NULL,
    rank REAL NOT NULL,
    place INTEGER NOT NULL REFERENCES name (place),
    PRIMARY KEY (beginning, language, later, rank, place)
) WITHOUT ROWID;
