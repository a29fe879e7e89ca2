"""`tarok verify`: checks that a pack agrees with its commitment."""

from collections.abc import Iterator, Sequence
from typing import Final

import typer
from msgspec import Struct
from msgspec.structs import asdict

from tarok.cards.deck import Card, Cards
from tarok.cards.shuffle import NAME, SCHEMES, SECOND, SECRET, SEED, Promise, Seeds, pack, seed_hash
from tarok.cli.input_checks import name_of, sentence, text_from
from tarok.engine.actions import Action
from tarok.engine.deal import Game, act, start
from tarok.engine.json_codec import from_json, to_json
from tarok.games import GAMES
from tarok.notation import built

REASONS: Final = {"silent": "revealed none in time", "other": "revealed another than the one promised"}
"""Why a place has no seed in the pack, in words."""


class Abandoned(Struct, frozen=True):
    """A shuffle that was given up: the hashes sent, and which places did not reveal their seeds, and why."""

    commitment: str
    hashes: tuple[tuple[int, str], ...]
    missing: tuple[tuple[int, str], ...]


class Proof(Struct, frozen=True, kw_only=True):
    """The proof of a shuffle, as saved by a page: docs/shuffle.md."""

    scheme: str
    table: str
    deal: int
    game: str
    order: tuple[Card, ...]
    secret: str
    commitment: str
    seeds: tuple[tuple[int, str], ...]
    hashes: tuple[tuple[int, str], ...] = ()
    abandoned: tuple[Abandoned, ...] = ()
    pack: tuple[Card, ...] | None = None
    own: str | None = None
    options: dict[str, bool | int | str] = {}
    dealing: tuple[tuple[int, Action], ...] = ()
    hands: tuple[tuple[Card, ...] | None, ...] = ()
    played: tuple[tuple[Card, ...], ...] = ()


class Verified(Struct, frozen=True):
    """The result: whether the proof is valid, its errors, the seeds used, and the pack.

    `missing` has the place of each page that did not reveal its seed, in the order of the attempts, and why.
    """

    holds: bool
    wrong: tuple[str, ...]
    game: str
    deal: int
    seeds: int
    hands: int
    pack: tuple[Card, ...]
    missing: tuple[tuple[int, str], ...] = ()


def print_verdict(file: str, *, as_json: bool) -> int:
    """Print in a sentence whether the proof in the file holds; return the status."""
    text = text_from(file)
    with sentence(name_of(file)):
        verified = verify(from_json(text, Proof))
    typer.echo(to_json({"kind": "verdict", **asdict(verified)}) if as_json else _told(verified))
    return int(not verified.holds)


def verify(proof: Proof) -> Verified:
    """Return what a proof proves.  ValueError: it is no proof."""
    _check(proof)
    promise = Promise(proof.table, proof.deal, proof.game, proof.order, proof.secret, proof.scheme)
    made = pack(promise, proof.seeds)
    wrong = tuple(_wrong(proof, promise, made))
    hands = sum(hand is not None for hand in proof.hands)
    missing = tuple(each for attempt in proof.abandoned for each in attempt.missing)
    return Verified(not wrong, wrong, proof.game, proof.deal, len(proof.seeds), hands, made, missing)


def _check(proof: Proof) -> None:
    if proof.scheme not in SCHEMES:
        known = " or ".join(map(repr, SCHEMES))
        raise ValueError(f"this should be {known}, which are all that is known here, not {proof.scheme!r}")
    for name, text in (("table", proof.table), ("game", proof.game)):
        if not NAME.fullmatch(text):
            raise ValueError(f"`{name}` should be a name without spaces, not {text!r}")
    if not SECRET.fullmatch(proof.secret):
        raise ValueError("`secret` should be 64 hexadecimal digits in small letters")
    if not all(SEED.fullmatch(seed) and place >= 0 for place, seed in proof.seeds):
        raise ValueError("`seeds` should each have a place and 32 hexadecimal digits in small letters")
    for hashes in (proof.hashes, *(attempt.hashes for attempt in proof.abandoned)):
        if not all(SECRET.fullmatch(told) and place >= 0 for place, told in hashes):
            raise ValueError("`hashes` should each have a place and 64 hexadecimal digits in small letters")
        _check_places("hashes", hashes)
    _check_places("seeds", proof.seeds)
    if len(set(proof.order)) < len(proof.order) or not proof.order:
        raise ValueError("`order` should have each card once")


def _check_places(name: str, given: Seeds) -> None:
    if len({place for place, _ in given}) < len(given):
        raise ValueError(f"`{name}` should have one of each place")


def _wrong(proof: Proof, promise: Promise, made: Sequence[Card]) -> Iterator[str]:
    """Give the errors of a proof."""
    if promise.commitment != proof.commitment:
        yield "the secret is not the one that was promised"
    if proof.scheme == SECOND:
        yield from _uncommitted(proof, promise)
    if proof.pack is not None and proof.pack != made:
        yield "the pack is another one"
    if proof.own is not None and proof.own not in {seed for _, seed in proof.seeds}:
        yield "the own seed is not in it"
    if proof.game in GAMES:
        game = built(GAMES, proof.game, proof.options)
        if proof.order != tuple(game.pack):
            yield f"the pack of {proof.game} has another order at first"
        elif not _dealt(game, proof, made):
            yield "the hands were not dealt from it"


def _uncommitted(proof: Proof, promise: Promise) -> Iterator[str]:
    """Give the seeds that were not committed to before a seed was revealed."""
    revealed = {place: seed_hash(promise.commitment, seed) for place, seed in proof.seeds}
    if revealed != dict(proof.hashes):
        yield "the seeds do not match their hashes"
    for attempt in proof.abandoned:
        if not attempt.missing or not {place for place, _ in attempt.missing} <= dict(attempt.hashes).keys():
            yield "an attempt was given up though nothing was missing"


def _dealt(game: Game, proof: Proof, made: Sequence[Card]) -> bool:
    """Whether the hands that were seen were dealt from this pack."""
    if not any(proof.hands) and not any(proof.played):
        return True
    deal = start(game, made)
    for seat, action in proof.dealing:
        if deal.due is None or deal.due.seat != seat or action not in deal.due.legal:
            return False
        deal = act(deal, action)
    if not {len(proof.hands), len(proof.played)} <= {0, game.seats}:
        return False
    if any(
        not {*cards} <= {*held, *deal.talon} for cards, held in zip(proof.played, deal.hands, strict=False)
    ):
        return False
    return not proof.hands or all(
        hand is None or Cards.of(hand) == held for hand, held in zip(proof.hands, deal.hands, strict=True)
    )


def _told(verified: Verified) -> str:
    if not verified.holds:
        return f"This is not the shuffle that was promised: {'; '.join(verified.wrong)}."
    missing = [f"{place} ({REASONS.get(why, why)})" for place, why in verified.missing]
    anew = f" The shuffle began anew; without a seed: place {', place '.join(missing)}." if missing else ""
    if not verified.seeds:
        alone = "but the server was alone: no player has added a seed"
        return f"The pack is the one that was promised, {alone}.{anew}"
    seeds = f"the seeds of {verified.seeds} people" if verified.seeds > 1 else "the seed of 1 person"
    return f"The pack of deal {verified.deal} is the one that was promised, with {seeds}.{anew}"
