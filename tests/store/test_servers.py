import sqlite3
from contextlib import closing

import pytest

from bot.model.errors import Complaint
from bot.model.language import Language
from bot.store.migrating import Migration, migrations
from bot.store.servers import servers_at

SERVER, OTHER_SERVER, CHANNEL, PERSON = 2**62, 2**62 + 1, 2**62 + 2, 2**62 + 3
FR, DE, IT = Language.FR, Language.DE, Language.IT

FIRST = migrations()[0]
SECOND = Migration(2, "ALTER TABLE person ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "home" / "servers.db"


def rows(path, sql):
    with closing(sqlite3.connect(path)) as base:
        return base.execute(sql).fetchall()


async def test_what_was_chosen_is_there_after_a_restart(path):
    async with servers_at(path) as servers:
        await servers.choose_for_server(SERVER, FR)
        await servers.choose_for_channel(CHANNEL, SERVER, DE)
        await servers.choose_for_person(PERSON, IT)
    async with servers_at(path) as servers:
        assert await servers.server_language(SERVER) == FR
        assert await servers.channel_language(CHANNEL) == DE
        assert await servers.person_language(PERSON) == IT
        assert await servers.server_language(OTHER_SERVER) is None


async def test_a_choice_is_changed_and_taken_back(path):
    async with servers_at(path) as servers:
        for language in (FR, DE, None):
            await servers.choose_for_server(SERVER, language)
            await servers.choose_for_channel(CHANNEL, SERVER, language)
            await servers.choose_for_person(PERSON, language)
            chosen = {
                await servers.server_language(SERVER),
                await servers.channel_language(CHANNEL),
                await servers.person_language(PERSON),
            }
            assert chosen == {language}


async def test_a_channel_chooses_before_its_server_does(path):
    async with servers_at(path) as servers:
        await servers.choose_for_channel(CHANNEL, SERVER, DE)
        assert await servers.server_language(SERVER) is None
        assert await servers.channel_language(CHANNEL) == DE


async def test_a_server_is_forgotten_with_its_channels_and_nothing_else(path):
    async with servers_at(path) as servers:
        await servers.choose_for_channel(CHANNEL, SERVER, DE)
        await servers.choose_for_server(OTHER_SERVER, FR)
        await servers.choose_for_person(PERSON, IT)
        await servers.forget_server(SERVER)
        assert await servers.channel_language(CHANNEL) is None
        assert await servers.server_language(OTHER_SERVER) == FR
        assert await servers.person_language(PERSON) == IT


async def test_it_is_written_through_and_keeps_its_references(path):
    async with servers_at(path) as servers:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [next(iter(await servers.base.execute_fetchall(f"PRAGMA {name}")))[0] for name in asked]
    assert found == ["wal", 2, 1, 5000]


def test_the_migrations_are_numbered_from_one_without_a_gap():
    assert [step.number for step in migrations()] == list(range(1, len(migrations()) + 1))


async def test_a_step_is_taken_once_with_a_copy_of_what_was_before(path):
    async with servers_at(path, [FIRST]) as servers:
        await servers.choose_for_person(PERSON, FR)
    assert [each.name for each in path.parent.iterdir()] == ["servers.db"]
    for _ in range(2):
        async with servers_at(path, [FIRST, SECOND]) as servers:
            assert await servers.person_language(PERSON) == FR
    assert rows(path, "SELECT hints FROM person") == [(1,)]
    copy = path.with_name("servers.db.before-0002")
    assert sorted(each.name for each in path.parent.iterdir()) == ["servers.db", copy.name]
    assert rows(copy, "SELECT * FROM person") == [(PERSON, "fr")]
    assert rows(copy, "PRAGMA user_version") == [(1,)]


@pytest.mark.parametrize(
    "sql",
    [
        "DELETE FROM person; SELECT * FROM nowhere;",
        "DELETE FROM person; INSERT INTO channel VALUES (1, 404, 'fr');",
    ],
    ids=["an error", "a row that points nowhere"],
)
async def test_a_step_that_fails_is_not_taken_at_all(path, sql):
    async with servers_at(path, [FIRST]) as servers:
        await servers.choose_for_person(PERSON, FR)
    with pytest.raises(Complaint, match=r"could not be brought to schema 2 .* it is as it was"):
        async with servers_at(path, [FIRST, Migration(2, sql)]):
            pass
    async with servers_at(path, [FIRST]) as servers:
        assert await servers.person_language(PERSON) == FR


async def test_choices_of_a_newer_version_are_left_alone(path):
    async with servers_at(path, [FIRST, SECOND]) as servers:
        await servers.choose_for_person(PERSON, FR)
    before = path.read_bytes()
    with pytest.raises(Complaint, match=r"newer Upkeep \(schema 2, this one knows 1\): update Upkeep"):
        async with servers_at(path, [FIRST]):
            pass
    assert path.read_bytes() == before


async def test_a_damaged_file_is_told_and_left_alone(path):
    path.parent.mkdir()
    path.write_bytes(b"not a database " * 100)
    with pytest.raises(Complaint, match=r"servers\.db is damaged: put a copy of it back"):
        async with servers_at(path):
            pass
    assert path.read_bytes() == b"not a database " * 100


async def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Complaint, match="cannot be written: choose a folder that can be, with UPKEEP_HOME"):
        async with servers_at(tmp_path / "file" / "servers.db"):
            pass


async def test_a_write_that_is_refused_leaves_the_old_choice(path):
    async with servers_at(path) as servers:
        await servers.choose_for_person(PERSON, FR)
        await servers.base.execute("PRAGMA query_only = ON")  # what a read-only disk answers: SQLITE_READONLY
        with pytest.raises(Complaint, match="cannot be written"):
            await servers.choose_for_person(PERSON, DE)
        assert await servers.person_language(PERSON) == FR


async def test_what_goes_wrong_elsewhere_is_not_blamed_on_the_file(path):
    with pytest.raises(OSError, match="the network"):
        async with servers_at(path):
            raise OSError("the network")
