-- What servers and people chose. Ids are Discord's; NULL means nothing chosen.
CREATE TABLE server (
    id INTEGER PRIMARY KEY,
    language TEXT
);

CREATE TABLE channel (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL REFERENCES server (id) ON DELETE CASCADE,
    language TEXT NOT NULL
);
CREATE INDEX channel_server ON channel (server);

CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    language TEXT NOT NULL
);
