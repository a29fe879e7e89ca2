"""Named bundles of house rules: those of the competitions (HU-PASK-06, HU-ILLU-01 … HU-ILLU-04)."""

from typing import Any, Final

_COMPETITION: Final[dict[str, Any]] = {
    "sole_bidder_may_raise": True,
    "xx_discardable": False,
    "annul_timing": "before_discard",
    "doubled_round_mode": "none",
    "free_call": "only_if_declarer_holds_xx",
    "called_discard_points": "all_to_declarer",
    "official_kontra_timing": "immediate",
    "tarokk_declaration_identifies": True,
    "max_kontra_level": 4,
    "double_and_volat_same_turn": "true",
    "after_volat_forbidden": "trull_kings_double",
    "trull_promises": "tournament",
}
"""What the competitions have in common."""

TOURNAMENT_2018: Final[dict[str, Any]] = {
    **_COMPETITION,
    "trial_bid_levels": "three_only",
    "trial_bid_penalty": "three_points",
    "tarokk_declaration_payment": "team_item",
    "undeclared_tarokk_claim": "off",
    "tarokk_declaration_compulsory": "pagatultimo",
    "announced_double_suppresses_own_game": True,
}
"""Paskievics in competition (HU-PASK-06)."""

ITVB_2019: Final[dict[str, Any]] = {
    **_COMPETITION,
    "cue_min_tarokks": 5,
    "yield_min_tarokks": 5,
    "cue_bidder_may_bid_again": False,
    "tarokk_declaration_compulsory": "pagat_and_eagle_figures",
    "allegiance_exceptions": "centrum_birds_after_declarer_trull",
    "ultimo_to_uhu_upgrade": "off",
    "one_figure_per_trick": True,
    "pagatuhu_value": 15,
    "eagle_figures": True,
    "session_rounds": 4,
}
"""Illustrated tarokk in the national cup (HU-ILLU-01 … HU-ILLU-04)."""
