-- The index of rulings. Rebuilt whole, never migrated: user_version says which Upkeep can read it.
PRAGMA application_id = 1433422693;  -- "UpKe"
PRAGMA user_version = 3;

CREATE TABLE stamp (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE ruling (
    place INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    topic TEXT NOT NULL,
    about TEXT NOT NULL COLLATE NOCASE,
    filed TEXT NOT NULL,
    date TEXT,
    first TEXT,
    last TEXT,
    rules TEXT NOT NULL,
    superseded_by TEXT,
    statement TEXT
);
CREATE INDEX ruling_about ON ruling (about, filed);
CREATE INDEX ruling_topic ON ruling (topic);

-- Each ruling with the first day of what superseded it, where that is held.
CREATE VIEW stored AS
SELECT ruling.*, later.first AS later
FROM ruling LEFT JOIN ruling AS later ON later.id = ruling.superseded_by;

CREATE TABLE rendering (
    place INTEGER PRIMARY KEY,
    ruling INTEGER NOT NULL REFERENCES ruling (place),
    language TEXT NOT NULL,
    text TEXT NOT NULL,
    status TEXT NOT NULL,
    complete INTEGER NOT NULL,
    flags TEXT NOT NULL,
    source TEXT NOT NULL,
    era_words TEXT NOT NULL
);
CREATE INDEX rendering_ruling ON rendering (ruling);

CREATE VIRTUAL TABLE words USING fts5 (
    text,
    content = 'rendering',
    content_rowid = 'place',
    tokenize = 'unicode61 remove_diacritics 2'
);
