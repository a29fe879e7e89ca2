"""The house rules of Hungarian tarokk: their defaults, values, meanings and clauses."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tarok.engine.house_rules import rule


class HungarianHouse(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first deal, in every game of the family."""

    players: Annotated[
        Literal[4, 5], rule("HU-OPT-57", "how many sit at the table; of five the dealer sits out")
    ] = 4
    low_red_card: Annotated[
        Literal["ace", "four"], rule("HU-OPT-56", "what is printed on the lowest red card")
    ] = "ace"
    hold_rule: Annotated[
        Literal["newer", "older"],
        rule("HU-OPT-01", "who may hold: every player who has bid, or only one who spoke before the bidder"),
    ] = "newer"
    bidding_conventions: Annotated[
        bool, rule("HU-OPT-10", "jumps and a pass after one's own three promise cards")
    ] = True
    solo_jump_shows: Annotated[
        Literal["by_jump_size", "xviii"],
        rule("HU-OPT-02", "what a single jump to solo promises: the XIX like others, or the XVIII"),
    ] = "by_jump_size"
    cue_honour: Annotated[
        Literal["high_only", "any"],
        rule("HU-OPT-03", "what a cue bid promises in addition to its card: škis or XXI, or any honour"),
    ] = "high_only"
    cue_min_tarokks: Annotated[
        int, Meta(ge=0, le=9), rule("HU-OPT-04", "how many taroks a cue bid needs")
    ] = 0
    yield_min_tarokks: Annotated[
        int, Meta(ge=0, le=9), rule("HU-OPT-04", "how many taroks a yield needs")
    ] = 0
    cue_bidder_may_bid_again: Annotated[
        bool, rule("HU-OPT-05", "who has made a cue bid may bid and hold later")
    ] = True
    cue_void_if_bidder_bids_again: Annotated[
        bool, rule("HU-OPT-06", "a cue bid binds no player any more when its bidder bids again")
    ] = False
    first_bid_conventional: Annotated[
        bool, rule("HU-OPT-07", "the first bid of an auction may be a cue bid")
    ] = True
    cue_requires_earlier_bid: Annotated[
        bool, rule("HU-OPT-08", "only who has bid before may make a cue bid")
    ] = False
    second_round_single_jump_shows_xvii: Annotated[
        bool, rule("HU-OPT-09", "the single jump of a player who has bid before promises the XVII")
    ] = False
    unacceptable_jump_is_free: Annotated[
        bool, rule("HU-OPT-11", "a jump that no player could hold or overcall promises nothing")
    ] = True
    sole_bidder_may_raise: Annotated[
        bool, rule("HU-OPT-12", "who alone has bid may raise the bid before the talon is dealt out")
    ] = False
    trial_bid_levels: Annotated[
        Literal["three_two_one", "three_only"],
        rule("HU-OPT-13", "what the last player may bid without an honour when all others have passed"),
    ] = "three_two_one"
    trial_bid_penalty: Annotated[
        Literal["game_value", "three_points", "two_points", "none"],
        rule("HU-OPT-14", "what a failed trial bid pays to each of the others"),
    ] = "game_value"
    cue_acceptor_must_announce: Annotated[
        Literal["off", "trull_or_pagatultimo"],
        rule("HU-OPT-15", "what a declarer who has accepted a cue bid must announce in the first turn"),
    ] = "off"
    xx_discardable: Annotated[bool, rule("HU-OPT-16", "the XX may be discarded")] = True
    discard_report: Annotated[
        Literal["per_player", "opponents_total"],
        rule("HU-OPT-17", "how many taroks were discarded is told of each player, or of the three together"),
    ] = "per_player"
    declarer_tarokk_discards_exposed: Annotated[
        bool, rule("HU-OPT-18", "taroks that the declarer discards are shown until the first lead")
    ] = True
    annul_holdings: Annotated[
        Literal["12345", "1234", "123", "12", "1", "none", "12345678"],
        rule("HU-OPT-19", "with which holdings a hand may be annulled: their numbers in the book"),
    ] = "12345"
    annul_timing: Annotated[
        Literal["after_discard", "before_discard"], rule("HU-OPT-20", "when a hand may be annulled")
    ] = "after_discard"
    annul_after_tarokk_discard: Annotated[
        bool, rule("HU-OPT-21", "who has laid a tarok away may annul with any of the holdings")
    ] = False
    doubled_round_mode: Annotated[
        Literal["overlapping", "consecutive", "one_quadruple", "none", "ultimo_pot"],
        rule("HU-OPT-22", "what a hand that is not played leaves behind"),
    ] = "overlapping"
    free_call: Annotated[
        Literal["any_non_honour", "only_if_declarer_holds_xx", "off"],
        rule("HU-OPT-23", "when any tarok may be called after another player laid one away"),
    ] = "any_non_honour"
    called_discard_points: Annotated[
        Literal["normal", "all_to_declarer"],
        rule("HU-OPT-24", "whose the discards are when the called card is among them"),
    ] = "normal"
    official_kontra_timing: Annotated[
        Literal["own_turn", "immediate"],
        rule("HU-OPT-25", "when the player who discarded the called card says kontra"),
    ] = "own_turn"
    lone_game_value: Annotated[
        Literal["bid", "solo"], rule("HU-OPT-26", "what the game of a lone declarer is worth")
    ] = "bid"
    tarokk_declaration_identifies: Annotated[
        bool, rule("HU-OPT-27", "declaring taroks tells the side like announcing a bonus")
    ] = False
    tarokk_declaration_payment: Annotated[
        Literal["each_other_player", "team_item"],
        rule("HU-OPT-28", "who pays for declared taroks: everybody else, or the other side"),
    ] = "each_other_player"
    undeclared_tarokk_claim: Annotated[
        Literal["allowed", "only_if_team_win_covers", "off"],
        rule("HU-OPT-29", "whether undeclared taroks are claimed from the partner after the play"),
    ] = "allowed"
    tarokk_declaration_compulsory: Annotated[
        Literal["pagat_and_king_figures", "pagat_and_eagle_figures", "pagatultimo"],
        rule("HU-OPT-30", "which announcements and kontras oblige to declare taroks"),
    ] = "pagat_and_king_figures"
    max_kontra_level: Annotated[Literal[5, 4, 3], rule("HU-OPT-32", "how often a stake may be doubled")] = 5
    double_and_volat_same_turn: Annotated[
        Literal["false", "true", "never_both"],
        rule("HU-OPT-33", "whether one player announces double game and volat in one turn, or a side both"),
    ] = "false"
    after_volat_forbidden: Annotated[
        Literal["double", "trull_kings_double"],
        rule("HU-OPT-34", "what a side may not announce any more after its volat"),
    ] = "double"
    trull_promises: Annotated[
        Literal["off", "tournament"], rule("HU-OPT-37", "who announces the trull promises honours")
    ] = "off"
    xxi_catch_values: Annotated[
        Literal["21_42", "30_60"], rule("HU-OPT-42", "points for catching the XXI, silent and announced")
    ] = "21_42"
    kovacs_values: Annotated[
        bool, rule("HU-OPT-43", "four kings 2 and 4, pagat ultimo 6 and 12, XXI-catch 30 and 60")
    ] = False
    silent_trull_kings_with_volat: Annotated[
        bool, rule("HU-OPT-44", "silent trull and four kings count in addition to all tricks")
    ] = False
    silent_kings_with_silent_double: Annotated[
        bool, rule("HU-OPT-45", "silent four kings count in addition to a silent double game")
    ] = True
    kontra_also_multiplies_silent_double_volat: Annotated[
        bool, rule("HU-OPT-46", "the kontra on the game doubles a silent double game or volat, too")
    ] = False
    opponents_silent_double_needs_kontra: Annotated[
        bool, rule("HU-OPT-47", "the opponents' silent double game counts only if the game was doubled")
    ] = False
    game_scored_with_silent_double: Annotated[
        bool, rule("HU-OPT-48", "the game counts in addition to a silent double game")
    ] = False
    game_scored_with_silent_volat: Annotated[
        bool, rule("HU-OPT-48", "the game counts in addition to a silent volat")
    ] = False
    announced_double_suppresses_own_game: Annotated[
        bool,
        rule("HU-OPT-49", "who announced double game or volat is not paid for a doubled game, either"),
    ] = False
    tie_rule: Annotated[
        Literal["opponents_win", "opponents_need_48_after_kontra", "last_kontra_loses"],
        rule("HU-OPT-50", "who wins when both sides have half of the card points"),
    ] = "opponents_win"
    tie_kontra_not_doubled: Annotated[
        bool, rule("HU-OPT-51", "a kontra on the game does not count when both sides have half")
    ] = False
    three_trull_not_played: Annotated[
        bool, rule("HU-OPT-52", "a three with an announced trull and nothing else is won without play")
    ] = False
    dealer_shares_with_opponents: Annotated[
        bool, rule("HU-OPT-54", "of five the dealer wins and loses with the opponents")
    ] = False
    lost_ultimo_pays_double: Annotated[
        bool, rule("HU-OPT-55", "an ultimo or uhu that is lost pays double")
    ] = False
    mayor_hat: Annotated[bool, rule("HU-OPT-58", "whose XXI was caught wears the hat")] = True
    session_rounds: Annotated[
        int,
        Meta(ge=0, le=100),
        rule("HU-ILLU-04", "after how many rounds of deals the session ends; 0: when the players say so"),
    ] = 0


class HouseOfFigures(HungarianHouse, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed where birds, uhus and the kings are played for."""

    allegiance_exceptions: Annotated[
        Literal["none", "centrum", "centrum_birds_after_declarer_trull"],
        rule("HU-OPT-31", "which announcements tell nothing about the sides"),
    ] = "none"
    ultimo_to_uhu_upgrade: Annotated[
        Literal["partner_only", "off"],
        rule("HU-OPT-35", "whether the partner may turn an announced ultimo into the uhu"),
    ] = "partner_only"
    one_figure_per_trick: Annotated[bool, rule("HU-OPT-36", "a side announces one bonus for each trick")] = (
        False
    )
    pagatuhu_value: Annotated[
        Literal[20, 15, 19], rule("HU-OPT-38", "points for the pagat uhu, and for the eagle uhu")
    ] = 20
    eagle_figures: Annotated[bool, rule("HU-OPT-39", "the II has its ultimo and uhu")] = False
    pagatfogas: Annotated[bool, rule("HU-OPT-40", "catching the other side's pagat pays")] = False
    janoska_horvath: Annotated[
        bool, rule("HU-OPT-41", "catching the pagat pays; centrum 6, birds 8 and 6, pagat uhu 19")
    ] = False


class HouseOfHigh(HouseOfFigures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed in high tarokk."""

    annul_holdings: Annotated[
        Literal["12345", "1234", "123", "12", "1", "none", "12345678"],
        rule("HU-HIGH-13", "with which holdings a hand may be annulled: their numbers in the book"),
    ] = "12345678"
    high_eagle_discardable: Annotated[bool, rule("HU-OPT-59", "the II may be discarded")] = True


class HouseOfFiftyFour(HouseOfFigures, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed with the whole pack."""

    lost_ultimo_pays_double: Annotated[
        bool, rule("HU-C54-06", "an ultimo or uhu that is lost pays double")
    ] = True


class HouseOfPaskievics(HungarianHouse, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed in the game without figures."""

    cue_honour: Annotated[
        Literal["high_only", "any"],
        rule("HU-PASK-03", "what a cue bid promises in addition to its card: škis or XXI, or any honour"),
    ] = "any"
