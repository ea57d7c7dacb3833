-- Rule texts in the index: each wording once, and in which editions which rule had it.
CREATE TABLE rule_edition (
    place INTEGER PRIMARY KEY,
    effective TEXT NOT NULL UNIQUE,
    lossy INTEGER NOT NULL,
    source TEXT NOT NULL
);

CREATE TABLE rule_wording (
    place INTEGER PRIMARY KEY,
    text TEXT NOT NULL
);

-- A rule, a heading or an entry of the glossary, worded so from the edition `first` to the edition `last`.
CREATE TABLE rule_passage (
    part TEXT NOT NULL,
    number TEXT NOT NULL COLLATE NOCASE,
    chapter INTEGER NOT NULL,
    rule INTEGER NOT NULL,
    letter TEXT NOT NULL,
    wording INTEGER NOT NULL REFERENCES rule_wording (place),
    first INTEGER NOT NULL REFERENCES rule_edition (place),
    last INTEGER NOT NULL REFERENCES rule_edition (place)
);
CREATE INDEX rule_passage_number ON rule_passage (part, number);
CREATE INDEX rule_passage_chapter ON rule_passage (part, chapter, rule);
CREATE INDEX rule_passage_wording ON rule_passage (wording);

CREATE VIRTUAL TABLE rule_words USING fts5 (
    text,
    content = 'rule_wording',
    content_rowid = 'place',
    tokenize = 'porter unicode61 remove_diacritics 2'
);
