"""`tarok verify`: whether a pack came about as it was promised."""

from collections.abc import Iterator, Sequence

import typer
from msgspec import Struct
from msgspec.structs import asdict

from tarok.actions import Action
from tarok.cards import Card, Cards
from tarok.cli.inputs import name_of, sentence, text_from
from tarok.deal import Game, act, start
from tarok.games import GAMES
from tarok.notation import built
from tarok.shuffle import NAME, SCHEME, SECRET, SEED, Promise, pack
from tarok.wire import from_json, to_json


class Proof(Struct, frozen=True, kw_only=True):
    """What a page has saved of a shuffle: docs/shuffle.md."""

    scheme: str
    table: str
    deal: int
    game: str
    order: tuple[Card, ...]
    secret: str
    commitment: str
    seeds: tuple[tuple[int, str], ...]
    pack: tuple[Card, ...] | None = None
    own: str | None = None
    options: dict[str, bool | int | str] = {}
    dealing: tuple[tuple[int, Action], ...] = ()
    hands: tuple[tuple[Card, ...] | None, ...] = ()


class Verified(Struct, frozen=True):
    """What came of it: whether all holds, what does not, the seeds that went in, and the pack."""

    holds: bool
    wrong: tuple[str, ...]
    game: str
    deal: int
    seeds: int
    hands: int
    pack: tuple[Card, ...]


def print_verdict(file: str, *, as_json: bool) -> int:
    """Print in a sentence whether the proof in the file holds; return the status."""
    text = text_from(file)
    with sentence(name_of(file)):
        verified = verify(from_json(text, Proof))
    typer.echo(to_json({"kind": "verdict", **asdict(verified)}) if as_json else _told(verified))
    return int(not verified.holds)


def verify(proof: Proof) -> Verified:
    """Return what a proof proves.  ValueError: it is none."""
    _check(proof)
    promise = Promise(proof.table, proof.deal, proof.game, proof.order, proof.secret)
    made = pack(promise, proof.seeds)
    wrong = tuple(_wrong(proof, promise, made))
    hands = sum(hand is not None for hand in proof.hands)
    return Verified(not wrong, wrong, proof.game, proof.deal, len(proof.seeds), hands, made)


def _check(proof: Proof) -> None:
    if proof.scheme != SCHEME:
        raise ValueError(f"this is no {SCHEME!r}, which is all that is known here, but {proof.scheme!r}")
    for name, text in (("table", proof.table), ("game", proof.game)):
        if not NAME.fullmatch(text):
            raise ValueError(f"`{name}` should be a name without spaces, not {text!r}")
    if not SECRET.fullmatch(proof.secret):
        raise ValueError("`secret` should be 64 hexadecimal digits in small letters")
    if not all(SEED.fullmatch(seed) and place >= 0 for place, seed in proof.seeds):
        raise ValueError("`seeds` should each have a place and 32 hexadecimal digits in small letters")
    if len({place for place, _ in proof.seeds}) < len(proof.seeds):
        raise ValueError("`seeds` should have one of each place")
    if len(set(proof.order)) < len(proof.order) or not proof.order:
        raise ValueError("`order` should have each card once")


def _wrong(proof: Proof, promise: Promise, made: Sequence[Card]) -> Iterator[str]:
    """Say what does not hold."""
    if promise.commitment != proof.commitment:
        yield "the secret is not the one that was promised"
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


def _dealt(game: Game, proof: Proof, made: Sequence[Card]) -> bool:
    """Whether the hands that were seen were dealt from this pack."""
    if not any(proof.hands):
        return True
    deal = start(game, made)
    for seat, action in proof.dealing:
        if deal.due is None or deal.due.seat != seat or action not in deal.due.legal:
            return False
        deal = act(deal, action)
    return len(proof.hands) == game.seats and all(
        hand is None or Cards.of(hand) == held for hand, held in zip(proof.hands, deal.hands, strict=True)
    )


def _told(verified: Verified) -> str:
    if not verified.holds:
        return f"This is not the shuffle that was promised: {'; '.join(verified.wrong)}."
    if not verified.seeds:
        return "The pack is the one that was promised, but the server was alone: nobody has added a seed."
    seeds = f"the seeds of {verified.seeds} people" if verified.seeds > 1 else "the seed of 1 person"
    return f"The pack of deal {verified.deal} is the one that was promised, with {seeds}."
