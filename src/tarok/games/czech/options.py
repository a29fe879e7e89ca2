"""The house rules of American-Czech tarock: defaults, values, meanings, clauses; and their bundles."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tarok.engine.house_rules import rule


class CzechHouse(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before the first deal: the American tournament game."""

    players: Annotated[int, Meta(ge=4, le=8), rule("CZ-POV-05", "how many take part; four of them play")] = 4
    start_points: Annotated[
        int,
        Meta(ge=0, le=100000),
        rule("CZ-CHIP-01", "how many points in chips each begins with"),
    ] = 100
    chip_set: Annotated[
        Literal["10x6,5x6,1x10", "25x2,10x3,5x2,1x10"],
        rule("CZ-CHIP-01", "the chips of a full set, each colour as worth x number"),
    ] = "10x6,5x6,1x10"
    borrow_below: Annotated[
        int, Meta(ge=1, le=100000), rule("CZ-CHIP-03", "who has less than this may borrow")
    ] = 100
    loan_unit: Annotated[
        int,
        Meta(ge=0, le=100000),
        rule("CZ-CHIP-04", "how much the bank lends at a time; 0: no bank, and chips may fall below zero"),
    ] = 100
    red_ace_rank: Annotated[
        Literal["low", "high_pip"],
        rule("CZ-CARD-02", "the red ace is the lowest card of its suit, or the best of its pips"),
    ] = "low"
    min_shuffles: Annotated[
        int, Meta(ge=1, le=100), rule("CZ-SHUF-01", "how often a real dealer shuffles at least")
    ] = 3
    min_cut_depth: Annotated[
        int, Meta(ge=1, le=18), rule("CZ-SHUF-03", "the fewest cards of a packet of a cut")
    ] = 6
    knock_sizes: Annotated[
        Literal["1,2,3,4,6,12", "1,2,3,4,12"],
        rule("CZ-SHUF-04", "how many cards at a time who knocks may ask for"),
    ] = "1,2,3,4,6,12"
    allow_choice: Annotated[bool, rule("CZ-SHUF-04", "who knocks may say: choice")] = True
    allow_345_deal: Annotated[
        bool, rule("CZ-SHUF-04", "who knocks may ask for three, four and five cards")
    ] = False
    choice_first_chooser: Annotated[
        Literal["left_of_dealer", "povinost"],
        rule("CZ-DEAL-05", "who takes the first stack: the dealer's left neighbour or the right one"),
    ] = "left_of_dealer"
    first_dealer: Annotated[
        Literal["random", "host", "high_card"], rule("CZ-DEAL-01", "how the first dealer is found")
    ] = "random"
    povinost_turns_before_rotation: Annotated[
        int,
        Meta(ge=1, le=100),
        rule("CZ-POV-05", "after how many hands as Povinost a player makes room for one who waits"),
    ] = 2
    prever_priority: Annotated[
        Literal["first_in_turn", "last_in_turn"],
        rule("CZ-BID-04", "whose Prever counts, if several want one"),
    ] = "first_in_turn"
    povinost_may_take_over_prever: Annotated[
        bool, rule("CZ-BID-05", "Povinost may take a Prever over from another player")
    ] = False
    talon_cards_may_be_passed: Annotated[
        bool, rule("CZ-TAL-08", "a card of the talon may be passed to the player on Povinost's left")
    ] = True
    talon_pass_timing: Annotated[
        Literal["unseen", "seen"],
        rule("CZ-TAL-03", "a card is accepted or passed before or after it is seen"),
    ] = "unseen"
    povinost_throw_in: Annotated[
        bool,
        rule("CZ-TAL-09", "Povinost may throw in a hand after drawing the trump to call, for 2 to each"),
    ] = False
    call_timing: Annotated[
        Literal["after_discard", "after_draw", "before_draw"],
        rule("CZ-CALL-01", "when the partner is called"),
    ] = "after_discard"
    own_call_scope: Annotated[
        Literal["any_held_above_missing", "xix_only", "none"],
        rule("CZ-CALL-03", "which trumps of one's own may be called"),
    ] = "any_held_above_missing"
    own_call_multiplier: Annotated[
        Literal[2, 3],
        rule("CZ-CALL-07", "by how much the count of a hand with one's own call is multiplied"),
    ] = 3
    trull_pane_condition: Annotated[
        Literal["trull_plus_king", "pane_plus_king"],
        rule("CZ-DEC-06", "what a Trull Pane is: the trull and a king, or any five five-point cards"),
    ] = "trull_plus_king"
    all_seven_value: Annotated[
        Literal[6, 8, 10], rule("CZ-DEC-07", "what all seven five-point cards are worth")
    ] = 10
    declarations_mandatory: Annotated[
        Literal["no", "yes", "but_few_trumps_of_povinost"],
        rule("CZ-DEC-09", "declarations must be made: never, always, or all but Povinost's Uni and Beeda"),
    ] = "no"
    pagat_silent_value: Annotated[
        int, Meta(ge=0, le=1000), rule("CZ-PAG-01", "what a Pagat is worth without a bet")
    ] = 2
    pagat_bet_value: Annotated[
        int, Meta(ge=1, le=1000), rule("CZ-PAG-02", "what a Pagat is worth with a bet")
    ] = 4
    silent_pagat_loss: Annotated[
        int,
        Meta(ge=0, le=1000),
        rule("CZ-PAG-04", "what a Pagat costs that is beaten in the last trick, without a bet"),
    ] = 2
    pagat_with_valat_bet: Annotated[
        Literal["allowed", "not_played"],
        rule("CZ-PAG-07", "a Pagat counts with a Valat bet, or not"),
    ] = "allowed"
    pagat_with_silent_valat: Annotated[
        Literal["paid", "not_paid"],
        rule("CZ-PAG-07", "a Pagat counts with a Valat without a bet, or not"),
    ] = "paid"
    valat_silent_value: Annotated[
        int, Meta(ge=1, le=1000), rule("CZ-VAL-01", "what a Valat is worth without a bet")
    ] = 20
    valat_bet_value: Annotated[
        int, Meta(ge=1, le=1000), rule("CZ-VAL-03", "what a Valat is worth with a bet")
    ] = 40
    prever_valat_factor: Annotated[
        Literal["1", "1.5"], rule("CZ-VAL-06", "by how much a Valat in a Prever is multiplied")
    ] = "1"
    silent_valat_sides: Annotated[
        Literal["declaring_side", "any_side"], rule("CZ-VAL-01", "who may make a Valat without a bet")
    ] = "declaring_side"
    valat_bet_by: Annotated[Literal["anyone", "declaring_side"], rule("CZ-BET-03", "who may bet a Valat")] = (
        "anyone"
    )
    failed_valat_bet_skips_count: Annotated[
        bool, rule("CZ-VAL-05", "after a Valat bet that failed the count is not paid")
    ] = False
    bet_payer: Annotated[
        Literal["side", "bettor_only"],
        rule("CZ-PAG-08", "a lost bet is paid by the side, or by the player who made it"),
    ] = "side"
    kontra_max: Annotated[Literal[1, 2, 3, 4], rule("CZ-KON-01", "how often a bet may be doubled")] = 4
    kontra_true_opponents_only: Annotated[
        bool, rule("CZ-KON-03", "a Kontra of a player who turns out to be no opponent does not count")
    ] = False
    game_kontra: Annotated[
        Literal["none", "three_levels"],
        rule("CZ-KON-08", "the game itself may be doubled up to three times"),
    ] = "none"
    tie_loser_when_kontra: Annotated[
        Literal["bidder", "last_challenger"],
        rule("CZ-KON-08", "who loses a tie in a doubled game: the declaring side, or who doubled last"),
    ] = "bidder"
    prever_second_set_factor: Annotated[
        int, Meta(ge=1, le=100), rule("CZ-PRV-06", "what multiplies the loss with the second set")
    ] = 2
    prever_third_set_factor: Annotated[
        int, Meta(ge=1, le=100), rule("CZ-PRV-06", "what multiplies the loss after going back")
    ] = 3
    prever_table_literal: Annotated[
        bool, rule("CZ-PAY-03", "45 to 48 points pay 4 in a Prever, as a misprint of the table has it")
    ] = False
    show_last_trick: Annotated[
        bool, rule("CZ-PLAY-05", "the last trick may be looked at until the next lead")
    ] = True
    late_misdeal: Annotated[
        Literal["play_on", "dealer_pays_losers"],
        rule("CZ-ERR-02", "a misdeal found in the play costs nothing, or the dealer what others lose"),
    ] = "play_on"
    irregularity_solo_model: Annotated[
        Literal["seed_generalised", "westfest"],
        rule("CZ-ERR-03", "what one against three pays after an irregularity"),
    ] = "seed_generalised"
    renege_flat: Annotated[
        int, Meta(ge=0, le=100), rule("CZ-ERR-05", "what who did not follow suit pays to each")
    ] = 2
    false_pagat_contra_value: Annotated[
        Literal[4, 8],
        rule("CZ-ERR-11", "what a Pagat is worth whose holder said Contra to the bet of another"),
    ] = 8
    exposed_honour_redeal: Annotated[
        bool, rule("CZ-ERR-13", "a dealer who exposes a king or a trump pays 2 to each and deals again")
    ] = False
    peek_bottom_penalty: Annotated[
        int,
        Meta(ge=0, le=100),
        rule("CZ-ERR-16", "what who looks at the bottom card pays to each"),
    ] = 0
    wrong_povinost_hand: Annotated[
        Literal["play_out", "void"], rule("CZ-ERR-08", "a hand of the wrong Povinost counts, or is void")
    ] = "play_out"
    round_minutes: Annotated[
        int, Meta(ge=1, le=1000), rule("CZ-TRN-02", "how long a round of a tournament is")
    ] = 60
    rounds: Annotated[int, Meta(ge=1, le=100), rule("CZ-TRN-03", "how many rounds a tournament has")] = 4


WESTFEST_2012 = {
    "borrow_below": 1,
    "red_ace_rank": "high_pip",
    "knock_sizes": "1,2,3,4,12",
    "choice_first_chooser": "povinost",
    "povinost_throw_in": True,
    "call_timing": "before_draw",
    "pagat_with_valat_bet": "not_played",
    "silent_valat_sides": "any_side",
    "valat_bet_by": "declaring_side",
    "kontra_max": 3,
    "game_kontra": "three_levels",
    "tie_loser_when_kontra": "last_challenger",
    "prever_third_set_factor": 4,
    "late_misdeal": "dealer_pays_losers",
    "irregularity_solo_model": "westfest",
    "renege_flat": 5,
    "exposed_honour_redeal": True,
    "peek_bottom_penalty": 2,
}
"""The rules of the Westfest tournament, as of 2012."""

MACH_TAROK = {
    "loan_unit": 0,
    "min_cut_depth": 7,
    "allow_345_deal": True,
    "choice_first_chooser": "povinost",
    "first_dealer": "host",
    "prever_priority": "last_in_turn",
    "own_call_scope": "xix_only",
    "own_call_multiplier": 2,
    "all_seven_value": 8,
    "declarations_mandatory": "but_few_trumps_of_povinost",
    "pagat_with_valat_bet": "not_played",
    "pagat_with_silent_valat": "not_paid",
    "prever_valat_factor": "1.5",
    "silent_valat_sides": "any_side",
    "failed_valat_bet_skips_count": True,
    "kontra_max": 3,
    "kontra_true_opponents_only": True,
    "game_kontra": "three_levels",
    "prever_third_set_factor": 4,
}
"""The rules of a family in Texas, as their own server plays them."""
