"""Outside files as streams: unpacked while they are read, hashed as they came, never held whole."""

from __future__ import annotations

import bz2
import gzip
import hashlib
import io
import json
import lzma
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, cast

import ijson

from bot.intake.sniff import shown
from bot.model.errors import Complaint

HEAD: Final = 1 << 16
"""Unpacked bytes that tell what a file is."""

PACKED: Final[tuple[tuple[bytes, Callable[[IO[bytes]], IO[bytes]]], ...]] = (
    (b"\x1f\x8b", lambda raw: cast("IO[bytes]", gzip.GzipFile(fileobj=raw))),
    (b"\xfd7zXZ\x00", lambda raw: cast("IO[bytes]", lzma.LZMAFile(raw))),  # noqa: SIM115 - closed with the stream
    (b"BZh", lambda raw: cast("IO[bytes]", bz2.BZ2File(raw))),
)
"""First bytes of a packed file, and what unpacks it. The name of a file says nothing."""

CUT: Final = "it ends in the middle; get the file again, whole"

Told = Callable[[int, int], None]
"""Told how many bytes of a file were read, and how many it has."""

Value = dict[str, Any]


def nobody(_done: int, _of: int) -> None:
    """Hear how far a file was read, and tell nobody."""


class Counted(io.RawIOBase):
    """The bytes of a file as they are read: counted, told and hashed."""

    def __init__(self, path: Path, told: Told = nobody) -> None:
        self._file = path.open("rb")
        self._size = path.stat().st_size
        self._done = 0
        self._hash = hashlib.sha256()
        self._told = told

    def readable(self) -> bool:
        """Whether it can be read: always."""
        return True

    def readinto(self, buffer: Any) -> int:
        """Fill `buffer` and give how many bytes there were; 0 at the end."""
        count = self._file.readinto(buffer)
        self._hash.update(memoryview(buffer)[:count])
        self._done += count
        self._told(self._done, self._size)
        return count

    def digest(self) -> str:
        """The sha256 of the whole file, what nobody read of it included."""
        while self.read(1 << 20):
            pass
        return self._hash.hexdigest()

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
        super().close()


class Stream:
    """One file, unpacked: `file` gives its content, `digest` the sha256 of its bytes as they came."""

    def __init__(self, path: Path, told: Told = nobody) -> None:
        self.name = shown(str(path))
        self._raw = Counted(path, told)
        buffered = io.BufferedReader(self._raw, 1 << 18)
        start = buffered.peek(8)
        unpack = next((unpack for magic, unpack in PACKED if start.startswith(magic)), None)
        self.file: IO[bytes] = unpack(buffered) if unpack else buffered

    def head(self) -> bytes:
        """The first unpacked bytes, at most HEAD of them."""
        return self.file.read(HEAD)

    def digest(self) -> str:
        """The sha256 of the file as it came."""
        return self._raw.digest()

    def close(self) -> None:
        """Let go of the file."""
        self._raw.close()


@contextmanager
def streaming(path: Path, told: Told = nobody) -> Iterator[Stream]:
    """Open `path`; what is wrong with its bytes becomes a Complaint that says what to do."""
    name = shown(str(path))
    try:
        stream = Stream(path, told)
    except OSError as error:
        raise Complaint(f"{path} cannot be read ({error.strerror or error})") from error
    try:
        yield stream
    except EOFError as error:
        raise Complaint(f"{name}: {CUT}") from error
    except (gzip.BadGzipFile, lzma.LZMAError, zlib.error) as error:
        raise Complaint(f"{name}: it is damaged ({error}); get the file again") from error
    except (ijson.JSONError, UnicodeDecodeError) as error:
        why = str(error).partition("\n")[0]
        # The parser has one error for both; only its words tell them apart.
        why = CUT if "premature" in why else f"it is not JSON as card data is ({why}); get the file again"
        raise Complaint(f"{name}: {why}") from error
    except OSError as error:
        raise Complaint(f"{path} cannot be read ({error.strerror or error})") from error
    finally:
        stream.close()


def head_of(path: Path) -> bytes:
    """The first unpacked bytes of a file, at most HEAD of them."""
    with streaming(path) as stream:
        return stream.head()


def objects(stream: Stream, head: bytes) -> Iterator[Value]:
    """Every JSON object of a file: of an array, of lines, of a list as an API answers it, or one alone.

    `head` is how the file begins. What is no object is passed over.
    """
    start = head.lstrip(b"\xef\xbb\xbf \t\r\n")
    if start.startswith(b"["):
        found = ijson.items(stream.file, "item", use_float=True)
    elif _is_a_line(start.partition(b"\n")[0]):
        found = _lines(stream)
    else:
        found = _unlisted(ijson.items(stream.file, "", multiple_values=True, use_float=True))
    return (value for value in found if isinstance(value, dict))


def _is_a_line(line: bytes) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except ValueError:
        return False


def _lines(stream: Stream) -> Iterator[Any]:
    for number, line in enumerate(stream.file, 1):
        if line.strip():
            try:
                value = json.loads(line)
            except ValueError as error:
                raise Complaint(
                    f"{stream.name}: line {number} is not whole ({error}); get the file again"
                ) from error
            yield from _unlisted([value])


def _unlisted(values: Iterator[Any] | list[Any]) -> Iterator[Any]:
    for value in values:
        listed = value.get("data") if isinstance(value, dict) and value.get("object") == "list" else None
        yield from listed if isinstance(listed, list) else [value]
