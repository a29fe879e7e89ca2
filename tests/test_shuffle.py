"""The shuffle that anyone can check: by vectors of others, and by the thirty lines of docs/shuffle.md."""

import hashlib
import json
import re
import subprocess
import sys
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from tarok.cards.shuffle import Generator, Promise, below, pack, seed_hash
from tarok.cli.verify import Proof, verify
from tarok.engine.json_codec import from_json, to_json
from tarok.games import GAMES

PAGE = Path(__file__).parents[1] / "docs" / "shuffle.md"
SECRET = bytes(range(32)).hex()
PROMISE = Promise("0123456789abcdef", 7, "slovenian", tuple(range(54)), SECRET)
SECOND = PROMISE._replace(scheme="tarok shuffle 2")
SEEDS = [(0, "00112233445566778899aabbccddeeff"), (2, "f0e1d2c3b4a5968778695a4b3c2d1e0f")]

HASHED = "4be227064fa0ca4cda1a1a97ba6c59099d100a58205407b6be63db4b1471626f"


def proof(promise=PROMISE, seeds=SEEDS, **other):
    made = {**promise._asdict(), "seeds": seeds}
    if promise.scheme == "tarok shuffle 2":
        made["hashes"] = [(place, hash_of(promise.commitment, seed)) for place, seed in seeds]
    return made | {"commitment": promise.commitment, "pack": pack(promise, seeds)} | other


def hash_of(commitment, seed):
    text = "\n".join(("tarok shuffle 2", f"commitment {commitment}", f"seed {seed}", ""))
    return hashlib.sha256(text.encode()).hexdigest()


def checked(tmp_path, made):
    """What the thirty lines in the documentation say of a proof."""
    (script,) = re.findall(r"```python.*?\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert sum(bool(line) for line in script.splitlines()) <= 30
    (tmp_path / "check.py").write_text(script, "utf-8")
    (tmp_path / "proof.json").write_text(json.dumps(made), "utf-8")
    command = [sys.executable, "-I", "-S", str(tmp_path / "check.py"), str(tmp_path / "proof.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, (done.stdout + done.stderr).strip()


def test_the_generator_is_that_of_the_standard():
    """NIST CAVP, HMAC_DRBG.rsp: SHA-256, no reseeding, no personalization, count 0."""
    generator = Generator(
        bytes.fromhex("ca851911349384bffe89de1cbdc46e6831e44d34a4fb935ee285dd14b71a7488"),
        bytes.fromhex("659ba96c601dc69fc902940805ec0ca8"),
        b"",
    )
    generator.take(128)
    assert generator.take(128).hex() == (
        "e528e9abf2dece54d47c7e75e5fe302149f817ea9fb4bee6f4199697d04d5b89"
        "d54fbb978a15b5c443c9ec21036d2460b6f73ebad0dc2aba6e624abf07745bc1"
        "07694bb7547bb0995f70de25d6b29e2d3011bb19d27676c07162c8b5ccde0668"
        "961df86803482cb37ed6d5c0bb8d50cf1f50d476aa0458bdaba806f48be9dcb8"
    )


def test_what_is_hashed_is_written_like_this():
    promise = Promise("ab", 12, "toy", (3, 1, 2), "5" * 64)
    assert promise.text == f"tarok shuffle 1\ntable ab\ndeal 12\ngame toy\npack 3 1 2\nsecret {'5' * 64}\n"


@pytest.mark.parametrize("most", range(1, 55))
def test_every_number_is_as_likely(most):
    taken = Counter(below(most, iter((number, 0))) for number in range(0x10000 - 0x10000 % most))
    assert taken == dict.fromkeys(range(most), 0x10000 // most)


def test_a_number_that_would_favour_some_is_not_taken():
    assert below(54, iter((65535, 65502, 65501))) == 53  # 1,213 times 54 is 65,502
    assert below(54, iter((65502, 1))) == 1
    assert below(32, iter((65535,))) == 31


@pytest.mark.parametrize("key", GAMES)
def test_anybody_comes_to_the_same_pack(tmp_path, key):
    promise = PROMISE._replace(game=key, order=tuple(GAMES[key]().pack))
    made = proof(promise)
    assert sorted(made["pack"]) == sorted(promise.order)
    assert checked(tmp_path, made) == (0, "")


@pytest.mark.parametrize("promise", [PROMISE, SECOND])
@pytest.mark.parametrize("seeds", [[], SEEDS[:1], [(3, "0" * 32), *SEEDS]])
def test_whoever_adds_a_seed_the_pack_can_be_checked(tmp_path, seeds, promise):
    assert checked(tmp_path, proof(promise, seeds=seeds))[0] == 0


def test_what_a_page_commits_to_is_written_like_this():
    """The hash was computed by `printf 'tarok shuffle 2\\ncommitment …\\nseed …\\n' | sha256sum`."""
    assert seed_hash("c" * 64, "5" * 32) == HASHED
    assert SECOND.text.startswith("tarok shuffle 2\ntable ")


@pytest.mark.parametrize(
    "hashes",
    [
        [],
        [(0, hash_of(SECOND.commitment, SEEDS[0][1]))],
        [(0, hash_of(SECOND.commitment, "7" * 32)), (2, hash_of(SECOND.commitment, SEEDS[1][1]))],
        [(0, hash_of(SECOND.commitment, SEEDS[1][1])), (2, hash_of(SECOND.commitment, SEEDS[0][1]))],
        [(0, hash_of(PROMISE.commitment, SEEDS[0][1])), (2, hash_of(PROMISE.commitment, SEEDS[1][1]))],
        [*((place, hash_of(SECOND.commitment, seed)) for place, seed in SEEDS), (3, "0" * 64)],
    ],
)
def test_a_seed_that_was_not_committed_to_is_found_out(tmp_path, hashes):
    """Whoever saw other seeds and then chose theirs has told another hash before."""
    made = proof(SECOND, hashes=hashes)
    assert checked(tmp_path, made) == (1, "This is NOT the pack that was promised.")
    assert verify(from_json(to_json(made), Proof)).wrong == ("the seeds do not match their hashes",)


@pytest.mark.parametrize(
    "other",
    [
        {"secret": SECRET[:-1] + "e"},
        {"seeds": SEEDS[:1]},
        {"seeds": [(1, SEEDS[0][1]), SEEDS[1]]},
        {"pack": (*pack(PROMISE, SEEDS)[1::-1], *pack(PROMISE, SEEDS)[2:])},
        {"deal": 8},
        {"commitment": "0" * 64},
    ],
)
def test_the_thirty_lines_find_out_what_is_wrong(tmp_path, other):
    assert checked(tmp_path, proof() | other) == (1, "This is NOT the pack that was promised.")


def test_any_other_input_makes_another_commitment_and_another_pack():
    others = [
        PROMISE._replace(table="0123456789abcdee"),
        PROMISE._replace(deal=8),
        PROMISE._replace(game="slovenian_3"),
        PROMISE._replace(order=(1, 0, *range(2, 54))),
        *(PROMISE._replace(secret=f"{int(SECRET, 16) ^ 1 << bit:064x}") for bit in range(0, 256, 5)),
    ]
    assert len({promise.commitment for promise in (PROMISE, *others)}) == len(others) + 1
    seeds = [f"{1 << bit:032x}" for bit in range(128)]
    packs = [pack(promise, SEEDS) for promise in (PROMISE, *others)]
    packs += [pack(PROMISE, [(place, seed)]) for place in (0, 1) for seed in seeds]
    packs += [pack(PROMISE, []), pack(PROMISE, SEEDS[:1]), pack(PROMISE, [*SEEDS, (3, "0" * 32)])]
    assert len(set(packs)) == len(packs)


def test_it_does_not_matter_in_which_order_the_seeds_came():
    assert pack(PROMISE, SEEDS) == pack(PROMISE, SEEDS[::-1])


def test_cards_come_to_all_places():
    """A few thousand packs of four cards: each order about as often; the many are for the night."""
    small = (PROMISE._replace(deal=deal, order=(0, 1, 2, 3)) for deal in count())
    packs = Counter(pack(promise, SEEDS) for promise, _ in zip(small, range(4800), strict=False))
    assert len(packs) == 24
    squares = sum((each - 200) ** 2 / 200 for each in packs.values())
    assert (
        squares < 49.7
    )  # of 23 degrees of freedom, once in a thousand times; these packs are always the same
