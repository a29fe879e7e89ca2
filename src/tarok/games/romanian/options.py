"""The house rules of Romanian tarok and of taper: their defaults, values, meanings and clauses."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tarok.engine.house_rules import rule


class RomanianHouse(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first deal, for three players as for four."""

    allow_unu: Annotated[bool, rule("RO-VAR-02", "one card may be bid, and not only two and solo")] = True
    unu_max_bid_level: Annotated[
        Literal[3, 4, 5, 6], rule("RO-VAR-10", "how high one card may be bid up")
    ] = 3
    knock_allowed: Annotated[
        bool, rule("RO-VAR-22", "the cutter may knock: forehand then says how the cards are dealt")
    ] = True
    cutter_takes_card: Annotated[
        bool, rule("RO-VAR-06", "who cuts may take a card of the pack unseen, and is dealt one less")
    ] = False
    pool_enabled: Annotated[
        bool,
        rule(
            "RO-VAR-03", "there is a pool, for which an announced pagat ultimo is played, and a michi-michi"
        ),
    ] = True
    pool_at_end: Annotated[
        Literal["split", "keep"], rule("RO-VAR-19", "what is left in the pool at the end is split, or kept")
    ] = "split"
    hep_hep: Annotated[
        bool, rule("RO-VAR-05", "a hand that pays no player anything is followed by a radler")
    ] = False
    radler_length: Annotated[int, Meta(ge=1, le=100), rule("RO-VAR-17", "how many hands a radler has")] = 4
    toti_regii_value: Annotated[
        Literal["standard", "four_two"],
        rule("RO-VAR-07", "all kings count as in the table, or 4 announced and 2 silent"),
    ] = "standard"
    solo_bonuses_as_doi: Annotated[
        bool, rule("RO-VAR-08", "the bonuses of a solo count as in the other contracts")
    ] = False
    enforce_holder_announcements: Annotated[
        bool, rule("RO-VAR-12", "who does not hold the pagat may not announce its ultimo")
    ] = True
    hold_announced_card: Annotated[
        bool, rule("RO-VAR-13", "the card of an announced ultimo must be kept as long as possible")
    ] = False
    stack_failed_announcement: Annotated[
        bool,
        rule("RO-VAR-14", "a feat that one side announced in vain is paid to the other side that made it"),
    ] = False
    silent_valat_inherits_game_contra: Annotated[
        bool, rule("RO-VAR-15", "a silent valat is doubled like the game that it replaces")
    ] = True
    revoke_basis: Annotated[
        Literal["net", "per_item"],
        rule("RO-VAR-16", "who broke the rules wins nothing of the whole hand, or of each item"),
    ] = "net"
    allow_concession: Annotated[
        bool, rule("RO-VAR-18", "before each trick everybody is asked whether to give the game up")
    ] = False
    session_hands: Annotated[
        int,
        Meta(ge=0, le=10000),
        rule("RO-VAR-20", "how many hands a session has; 0: until the players want to stop"),
    ] = 0
    stake: Annotated[int, Meta(ge=1, le=1000000), rule("RO-VAR-20", "how much money a game point is")] = 1


class HouseOfRomanian(RomanianHouse, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules for four."""

    allow_trei_in_four: Annotated[bool, rule("RO-VAR-01", "three cards may be bid, below two")] = False
    all_pass: Annotated[
        Literal["michi_michi", "throw_in_radler"],
        rule("RO-VAR-04", "where all pass, michi-michi is played, or the cards are thrown in for a radler"),
    ] = "michi_michi"
    announce_regele_prins: Annotated[
        bool, rule("RO-VAR-09", "the opponents may announce that they will catch the called king")
    ] = False
    identify_by: Annotated[
        Literal["statement_or_contra", "contra_only"],
        rule("RO-VAR-11", "how an opponent shows it: by saying so or by contra, or by contra alone"),
    ] = "statement_or_contra"
    five_players: Annotated[bool, rule("RO-VAR-21", "five sit at the table, and the dealer sits out")] = False


class HouseOfTaper(RomanianHouse, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The house rules of taper."""

    radler_length: Annotated[int, Meta(ge=1, le=100), rule("RO-VAR-17", "how many hands a radler has")] = 3
