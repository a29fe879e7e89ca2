"""The house rules of Slovenian tarok: their defaults, values, meanings and clauses."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tarok.engine.house_rules import rule

Points: TypeAlias = Annotated[int, Meta(ge=0, le=10000)]


class SlovenianHouse(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first deal, whatever the number of players."""

    knock_allowed: Annotated[
        bool, rule("SL-DEAL-03", "the cutter may knock: whole packets are then chosen")
    ] = True
    raise_after_auction: Annotated[
        bool, rule("SL-BID-07", "the declarer may name a higher contract than the one that was bid")
    ] = True
    klop_enabled: Annotated[bool, rule("SL-MON-03", "klop is played, and compulsory klop hands with it")] = (
        True
    )
    klop_kontra: Annotated[
        bool, rule("SL-KLOP-08", "one player may say kontra to a klop before the lead")
    ] = False
    klop_mond_lead_ban: Annotated[
        bool, rule("SL-NEG-06", "in klop the mond may not be led before the škis has been played")
    ] = False
    compulsory_klop_multiples: Annotated[
        Literal[0, 500],
        rule("SL-CK-04", "also a score of a multiple of this number of points calls for a klop hand"),
    ] = 0
    compulsory_klop_after_misdeal: Annotated[bool, rule("SL-CK-04", "a misdeal calls for a klop hand")] = (
        False
    )
    berac_skis_emperor: Annotated[
        bool,
        rule("SL-NEG-07", "a beggar with the škis leads it first, and hopes for the mond and the pagat"),
    ] = False
    colour_valat_suits_first: Annotated[
        bool, rule("SL-CV-04", "the declarer of a colour valat leads all suit cards before a tarok")
    ] = False
    emperor_trick_order: Annotated[
        Literal["any", "pagat_last"],
        rule("SL-PLAY-04", "the pagat beats škis and mond in any order, or only when it comes after both"),
    ] = "any"
    enforce_holder_announcements: Annotated[
        bool, rule("SL-ANN-07", "only who holds the pagat or the called king may announce its ultimo")
    ] = True
    hirskontra: Annotated[bool, rule("SL-KON-01", "hirškontra stands between subkontra and mordkontra")] = (
        False
    )
    win_threshold: Annotated[
        Literal["36", "35_plus_one_card"],
        rule("SL-SCO-10", "the declarer needs 36 card points, or any third of a point over 35"),
    ] = "36"
    difference_rounding: Annotated[
        Literal[1, 5], rule("SL-SCO-12", "the difference is rounded to fives (5) or counted exactly (1)")
    ] = 5
    mond_penalty: Annotated[Points, rule("SL-PLAY-06", "points for losing the mond to the škis")] = 20
    silent_pagat_personal: Annotated[
        Literal["off", "won_or_lost", "lost_only"],
        rule(
            "SL-SCO-11", "a silent pagat ultimo concerns its player alone: never, always, or when it is lost"
        ),
    ] = "off"
    stack_failed_announcement: Annotated[
        bool,
        rule("SL-BON-11", "the side that makes a bonus announced by the other side is paid for it as well"),
    ] = False
    silent_valat_takes_game_kontra: Annotated[
        bool, rule("SL-SCO-06", "a silent valat is doubled by the kontra on the game")
    ] = True
    valat_drops_mond_penalty: Annotated[
        bool, rule("SL-SCO-05", "in a deal that is scored as a valat a lost mond costs nothing")
    ] = True
    early_termination: Annotated[
        bool, rule("SL-END-01", "a contract that a single trick decides ends with that trick")
    ] = True
    scoring_mode: Annotated[
        Literal["paper", "money"], rule("SL-MON-01", "points are written, or the players pay one another")
    ] = "paper"
    settle_by_average: Annotated[
        bool, rule("SL-MON-07", "at the end everybody pays or receives what their score is from the average")
    ] = False
    radli_enabled: Annotated[bool, rule("SL-MON-03", "radli are written")] = True
    radl_end_penalty: Annotated[Points, rule("SL-RAD-05", "points for every radl left at the end")] = 100
    end_mode: Annotated[
        Literal["skis_round", "fixed_hands", "target_score"],
        rule(
            "SL-SES-06",
            "the end: a škis round when the players say so, a number of hands, or a škis round at a score",
        ),
    ] = "skis_round"
    hands: Annotated[
        int,
        Meta(ge=1, le=10000),
        rule("SL-SES-07", "how many hands a session of fixed_hands has"),
    ] = 20
    target_score: Annotated[
        int,
        Meta(ge=1, le=1000000),
        rule("SL-SES-07", "the score that calls for the škis round of target_score"),
    ] = 1000


class HouseOfFour(SlovenianHouse, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed where a king is called."""

    four_kings_call: Annotated[
        Literal["own_king", "trula"],
        rule("SL-KING-04", "who holds all kings calls one of them, or may call the trula"),
    ] = "own_king"
    call_fourth_king: Annotated[
        bool, rule("SL-KING-05", "who holds three kings may call the fourth without naming its suit")
    ] = False
    piccolo: Annotated[
        Literal["off", "above_solo_one", "below_solo_three", "between_three_and_two"],
        rule("SL-NEG-08", "the contract of exactly one trick, and its rung"),
    ] = "off"
    colour_valat_with_partner: Annotated[
        bool, rule("SL-CV-03", "three, two and one may be raised to a colour valat with the partner")
    ] = False


class HouseOfThree(SlovenianHouse, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed among three."""

    difference_rounding: Annotated[
        Literal[1, 5], rule("SL-3P-06", "the difference is rounded to fives (5) or counted exactly (1)")
    ] = 1
    mond_penalty: Annotated[Points, rule("SL-3P-07", "points for losing the mond to the škis")] = 21
    three_player_solo_without: Annotated[bool, rule("SL-3P-03", "solo without may be bid")] = False
    three_player_high_bids: Annotated[
        bool,
        rule(
            "SL-3P-10", "open beggar and the valats may be bid, and a colour valat be named after the talon"
        ),
    ] = False
    vogel_frei: Annotated[
        bool, rule("SL-3P-11", "a pagat dealt as the only tarok may be announced to be as free as a bird")
    ] = False
    annul_few_taroks: Annotated[
        bool, rule("SL-3P-12", "who is dealt no tarok, one, or two below the X may have the deal annulled")
    ] = False
