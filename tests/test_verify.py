"""`tarok verify`: one sentence, and a status."""

import json
import random
import sys

import pytest
from test_shuffle import PROMISE, SECOND, SEEDS, proof

from tarok.cards.shuffle import pack
from tarok.cli import main
from tarok.cli.verify import Proof, verify
from tarok.engine.deal import act, start
from tarok.engine.json_codec import from_json, to_json
from tarok.games import GAMES


def of(made):
    """A proof as it is read from its file."""
    return from_json(to_json(made), Proof)


def dealt(key, seed, **options):
    """A proof of a deal whose cards were dealt as chance would have it, and the hands."""
    game, chance = GAMES[key](**options), random.Random(seed)
    promise = PROMISE._replace(game=key, order=tuple(game.pack))
    deal, dealing = start(game, pack(promise, SEEDS)), []
    while deal.due and deal.phase == "dealing":
        action = chance.choice([*{type(each): each for each in deal.due.legal}.values()])
        dealing.append((deal.due.seat, action))
        deal = act(deal, action)
    hands = [list(hand) for hand in deal.hands]
    return proof(promise, dealing=dealing, hands=hands, options=options)


@pytest.mark.parametrize("key", GAMES)
def test_hands_are_compared_with_the_pack(key):
    for seed in range(4):
        made = dealt(key, seed)
        assert verify(of(made)).wrong == ()
        assert verify(of(made | {"hands": [made["hands"][0], *[None] * (len(made["hands"]) - 1)]})).holds
        one, other, *others = made["hands"]
        talon = [card for card in made["pack"] if not any(card in hand for hand in made["hands"])]
        played = [one, *[[] for _ in others], [*talon[:1]]]
        assert verify(of(made | {"hands": [], "played": played})).holds
        played = [[*one, other[0]], *[[] for _ in others], []]
        assert verify(of(made | {"played": played})).wrong == ("the hands were not dealt from it",)
        swapped = [[other[0], *one[1:]], [one[0], *other[1:]], *others]
        assert verify(of(made | {"hands": swapped})).wrong == ("the hands were not dealt from it",)


@pytest.mark.parametrize(
    ("other", "wrong"),
    [
        ({"secret": "0" * 64}, "the secret is not the one that was promised; the pack is another one"),
        ({"seeds": SEEDS[1:]}, "the pack is another one"),
        ({"own": "7" * 32}, "the own seed is not in it"),
        ({"dealing": [(0, {"type": "knock"})], "hands": [[1], None, None, None]}, "dealt from it"),
        ({"order": [1, 0, *range(2, 54)], "pack": None}, "the pack of slovenian has another order at first"),
    ],
)
def test_what_does_not_hold_is_said(asked, other, wrong):
    status, said = asked(json.dumps(proof() | other))
    assert status == 1
    assert said.startswith("This is not the shuffle that was promised: ")
    assert wrong in said


@pytest.fixture
def asked(tmp_path, capsys, monkeypatch):
    """Say what the command says of a file, and its status."""

    def asked(text, *more):
        file = tmp_path / "proof.json"
        file.write_text(text, "utf-8")
        monkeypatch.setattr(sys, "argv", ["tarok", "verify", str(file), *more])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return left.value.code, (said.out + said.err).strip()

    return asked


def test_a_proof_that_holds(asked):
    status, said = asked(json.dumps(proof(own=SEEDS[0][1])))
    assert (status, said) == (
        0,
        "The pack of deal 7 is the one that was promised, with the seeds of 2 people.",
    )
    status, said = asked(json.dumps(proof()), "--json")
    told = json.loads(said)
    assert (status, told["kind"], told["holds"], told["seeds"]) == (0, "verdict", True, 2)
    assert tuple(told["pack"]) == pack(PROMISE, SEEDS)


ABANDONED = {"commitment": "c" * 64, "hashes": [[0, "a" * 64], [1, "b" * 64]], "missing": [[1, "silent"]]}


def test_whoever_did_not_reveal_is_named(asked):
    status, said = asked(json.dumps(proof(SECOND, abandoned=[ABANDONED])))
    assert status == 0
    assert said == (
        "The pack of deal 7 is the one that was promised, with the seeds of 2 people. "
        "The shuffle began anew; without a seed: place 1 (revealed none in time)."
    )
    other = ABANDONED | {"missing": [[0, "other"]]}
    told = json.loads(asked(json.dumps(proof(SECOND, abandoned=[ABANDONED, other])), "--json")[1])
    assert told["missing"] == [[1, "silent"], [0, "other"]]


@pytest.mark.parametrize("missing", [[], [[2, "silent"]]])
def test_nothing_is_given_up_while_nothing_is_missing(missing):
    made = proof(SECOND, abandoned=[ABANDONED | {"missing": missing}])
    assert verify(of(made)).wrong == ("an attempt was given up though nothing was missing",)


def test_whoever_has_shuffled_alone_is_told():
    assert verify(of(proof(seeds=[]))).seeds == 0


@pytest.mark.parametrize(
    "other",
    [
        {"scheme": "tarok shuffle 3"},
        {"secret": "0" * 63},
        {"seeds": [[0, "x" * 32]]},
        {"seeds": [SEEDS[0], SEEDS[0]]},
        {"table": "two words"},
        {"order": [1, 1, 2]},
        {"options": {"no_such": 1}},
        {"scheme": "tarok shuffle 2", "hashes": [[0, "x" * 64]]},
        {"scheme": "tarok shuffle 2", "hashes": [[0, "a" * 64], [0, "a" * 64]]},
    ],
)
def test_what_is_no_proof_is_said(other):
    with pytest.raises(ValueError, match=r"\S"):
        verify(of(proof() | other))


@pytest.mark.parametrize("text", ["", "[]", "{", '{"scheme": 1}'])
def test_a_file_that_is_no_proof_is_one_sentence(asked, text):
    status, said = asked(text)
    assert status == 2
    assert len(said.splitlines()) == 1
    assert said.startswith("tarok: ")
