"""The house rules of Slovenian tarok: their defaults, values, meanings and clauses."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


def _rule(clause: str, meaning: str) -> Meta:
    return Meta(description=meaning, extra={"clause": clause})


class House(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first deal."""

    knock_allowed: Annotated[
        bool, _rule("SL-DEAL-03", "the cutter may knock: whole packets are then chosen")
    ] = True
    raise_after_auction: Annotated[
        bool, _rule("SL-BID-07", "the declarer may name a higher contract than the one that was bid")
    ] = True
    mond_penalty: Annotated[
        Annotated[int, Meta(ge=0, le=1000)], _rule("SL-PLAY-06", "points for losing the mond to the škis")
    ] = 20
    difference_rounding: Annotated[
        Literal[1, 5], _rule("SL-SCO-12", "the difference is rounded to fives (5) or counted exactly (1)")
    ] = 5
    enforce_holder_announcements: Annotated[
        bool, _rule("SL-ANN-07", "only who holds the pagat or the called king may announce its ultimo")
    ] = True
    early_termination: Annotated[
        bool, _rule("SL-END-01", "a contract that a single trick decides ends with that trick")
    ] = True
    radl_end_penalty: Annotated[
        Annotated[int, Meta(ge=0, le=10000)], _rule("SL-RAD-05", "points for every radl left at the end")
    ] = 100
    end_mode: Annotated[
        Literal["skis_round", "fixed_hands", "target_score"],
        _rule(
            "SL-SES-06",
            "the end: a škis round when the players say so, a number of hands, or a škis round at a score",
        ),
    ] = "skis_round"
    hands: Annotated[
        Annotated[int, Meta(ge=1, le=10000)],
        _rule("SL-SES-07", "how many hands a session of fixed_hands has"),
    ] = 20
    target_score: Annotated[
        Annotated[int, Meta(ge=1, le=1000000)],
        _rule("SL-SES-07", "the score that calls for the škis round of target_score"),
    ] = 1000
