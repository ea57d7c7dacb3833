import gzip
import hashlib
import json
import lzma

import pytest

from bot.intake.streams import Counted, head_of, objects, streaming
from bot.model.errors import Complaint
from tests.intake.card_files import PACKED, json_lines, json_text

VALUES = [{"object": "ruling", "comment": f"Ruling {n} — “so”."} for n in range(300)]
FORMS = {
    "lines": json_lines(*VALUES),
    "lines with a mark and empty ones": b"\xef\xbb\xbf" + json_lines(*VALUES).replace(b"\n", b"\r\n\r\n"),
    "array": json_text(VALUES),
    "array laid out": json.dumps(VALUES, indent=2).encode(),
    "list of the API": json.dumps({"object": "list", "has_more": False, "data": VALUES}, indent=1).encode(),
    "list on one line": json_text({"object": "list", "data": VALUES}),
}


def read(path):
    head = head_of(path)
    with streaming(path) as stream:
        return list(objects(stream, head)), stream.digest()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("packed", PACKED)
def test_the_same_objects_come_out_of_every_form(form, packed, tmp_path):
    path = tmp_path / "named like nothing"
    path.write_bytes(PACKED[packed](FORMS[form]))
    values, digest = read(path)
    assert values == VALUES
    assert digest == hashlib.sha256(path.read_bytes()).hexdigest()


def test_one_object_alone_is_read(tmp_path):
    path = tmp_path / "card.json"
    path.write_text(json.dumps(VALUES[0], indent=2))
    assert read(path)[0] == VALUES[:1]


def test_what_is_no_object_is_passed_over(tmp_path):
    path = tmp_path / "array.json"
    path.write_bytes(json_text([1, "two", None, VALUES[0], []]))
    assert read(path)[0] == VALUES[:1]


def test_how_far_a_file_is_read_is_told(tmp_path):
    path = tmp_path / "lines.jsonl.gz"
    path.write_bytes(gzip.compress(FORMS["lines"]))
    told = []
    with streaming(path, lambda done, of: told.append((done, of))) as stream:
        list(objects(stream, b"{}\n"))
        stream.digest()
    size = path.stat().st_size
    assert told[-1] == (size, size)
    assert told == sorted(told)


def test_the_hash_covers_what_nobody_read(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(bytes(3_000_000) + b"end")
    raw = Counted(path)
    raw.read(10)
    assert raw.digest() == hashlib.sha256(path.read_bytes()).hexdigest()
    raw.close()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (gzip.compress(FORMS["lines"])[:-40], "it ends in the middle; get the file again, whole"),
        (lzma.compress(FORMS["array"])[:-40], "it ends in the middle; get the file again, whole"),
        (FORMS["array"][:-40], "it ends in the middle; get the file again, whole"),
        (FORMS["lines"][:-40], r"line 300 is not whole .*; get the file again"),
        (gzip.compress(FORMS["lines"])[:200] + bytes(500), "it is damaged .*; get the file again"),
        (b"[{]", "it is not JSON as card data is"),
    ],
    ids=["gzip cut", "xz cut", "array cut", "half a line", "damaged", "no JSON"],
)
def test_a_file_that_is_not_whole_is_told_in_one_line(content, told, tmp_path):
    path = tmp_path / "bulk"
    path.write_bytes(content)
    with pytest.raises(Complaint, match=f"^bulk: {told}"):
        read(path)


def test_a_file_that_is_not_there_is_told_in_one_line(tmp_path):
    with pytest.raises(Complaint, match="cannot be read"):
        head_of(tmp_path / "nowhere")
