"""What a hand of Romanian tarok pays: contracts, levels, bonuses, declarations, valat."""

import pytest
from games.romanian import A, B, C, D, hand, lost, pays, romanian, said, settled, sheet, silent, won, worth

from tarok.engine.result import Result


@pytest.mark.parametrize(
    ("clause", "contract", "level", "doubled", "win", "loss"),
    [
        ("RO-SCO-02", "doi_1", 1, 0, 2, -2),
        ("RO-SCO-02", "doi_1", 2, 0, 2, -4),
        ("RO-SCO-02", "doi_1", 3, 0, 2, -6),
        ("RO-SCO-02", "doi_1", 5, 0, 2, -10),
        ("RO-SCO-02", "doi_2", 2, 0, 2, -4),
        ("RO-SCO-02", "doi_2", 6, 0, 2, -12),
        ("RO-SCO-02", "doi_3", 3, 0, 2, -6),
        ("RO-SCO-02", "doi_3", 7, 0, 2, -14),
        ("RO-SCO-02", "unu_1", 1, 0, 3, -3),
        ("RO-SCO-02", "unu_1", 11, 0, 3, -33),
        ("RO-SCO-02", "unu_2", 2, 0, 3, -6),
        ("RO-SCO-02", "unu_2", 12, 0, 3, -36),
        ("RO-SCO-02", "unu_3", 3, 0, 3, -9),
        ("RO-SCO-02", "unu_3", 13, 0, 3, -39),
        ("RO-SCO-02", "solo", 1, 0, 8, -8),
        ("RO-SCO-03", "doi_1", 1, 1, 4, -4),
        ("RO-SCO-03", "doi_1", 4, 1, 16, -16),
        ("RO-SCO-03", "doi_2", 2, 5, 128, -128),
        ("RO-SCO-03", "doi_3", 7, 2, 56, -56),
        ("RO-SCO-03", "unu_1", 1, 1, 6, -6),
        ("RO-SCO-03", "unu_2", 11, 1, 66, -66),
        ("RO-SCO-03", "unu_3", 3, 3, 72, -72),
        ("RO-SCO-03", "solo", 1, 1, 16, -16),
        ("RO-SCO-03", "solo", 1, 4, 128, -128),
        ("RO-CON-01", "solo", 1, 5, 256, -256),
    ],
)
def test_the_level_multiplies_losses_and_wins_that_were_doubled(clause, contract, level, doubled, win, loss):
    assert (win, win, -win, -win) == pays(won(contract, level=level, doubled=doubled))
    assert (loss, loss, -loss, -loss) == pays(lost(contract, level=level, doubled=doubled))


@pytest.mark.parametrize(
    ("contract", "level", "doubled", "win", "loss"),
    [
        ("trei_1", 1, 0, 1, -1),
        ("trei_1", 3, 0, 1, -3),
        ("trei_2", 4, 0, 1, -4),
        ("trei_3", 5, 0, 1, -5),
        ("trei_2", 4, 1, 8, -8),
    ],
)
def test_three_cards_for_four_players(contract, level, doubled, win, loss):
    """RO-VAR-01, RO-TAP-07"""
    options = {"allow_trei_in_four": True}
    assert (win, win, -win, -win) == pays(won(contract, level=level, doubled=doubled), **options)
    assert (loss, loss, -loss, -loss) == pays(lost(contract, level=level, doubled=doubled), **options)


@pytest.mark.parametrize(("points", "gain"), [(70, 2), (36, 2), (35, -2), (0, -2)])
def test_thirty_six_points_win(points, gain):
    """RO-CNT-04"""
    assert (gain, gain, -gain, -gain) == pays(hand("doi_1", points))


def test_a_declarer_alone_pays_or_gets_from_all_three():
    """RO-PAY-01, RO-SCO-01"""
    assert (6, -2, -2, -2) == pays(won(partner=None))
    assert (-12, 4, 4, 4) == pays(lost(level=2, partner=None))
    assert (-2, 6, -2, -2) == pays(won(declarer=B, partner=None))
    assert (-2, 2, -2, 2) == pays(won(declarer=B, partner=D))


DOI = ("doi_1", "doi_3", "unu_1", "unu_3")
BONUSES = [
    # clause       bonus           announced  silent  in solo: announced  silent
    ("RO-BON-01", "trula", 2, 1, 4, 2),
    ("RO-BON-02", "kings", 2, 1, 4, 2),
    ("RO-BON-04", "mond_caught", 2, 1, 4, 2),
    ("RO-BON-05", "pagat_ultimo", 7, 1, 9, 2),
    ("RO-BON-06", "king_ultimo", 2, 1, 4, 2),
]


@pytest.mark.parametrize(("clause", "bonus", "announced", "quiet", "solo", "quiet_solo"), BONUSES)
def test_a_bonus_is_paid_to_the_side_that_makes_it(clause, bonus, announced, quiet, solo, quiet_solo):
    """RO-SCO-04, RO-SCO-06, RO-BON-08, RO-BON-11: whether the game was won or not."""
    for contract, loud, low in (*((name, announced, quiet) for name in DOI), ("solo", solo, quiet_solo)):
        for outcome in (won, lost):
            for seat, sign in ((A, 1), (B, 1), (C, -1), (D, -1)):
                made, missed = said(bonus, seat), said(bonus, seat, made=False)
                up, down = sign * loud, sign * low
                if seat == A or bonus not in {"pagat_ultimo", "king_ultimo"}:
                    assert (up, up, -up, -up) == worth(bonus, outcome(contract, made))
                    assert (-up, -up, up, up) == worth(bonus, outcome(contract, missed))
                if sign < 0 and bonus == "king_ultimo":
                    continue
                assert (down, down, -down, -down) == worth(bonus, outcome(contract, silent(bonus, seat)))


@pytest.mark.parametrize("doubled", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("clause", "bonus", "announced", "quiet", "solo", "quiet_solo"), BONUSES)
def test_each_step_doubles_an_announced_bonus(clause, bonus, announced, quiet, solo, quiet_solo, doubled):
    """RO-SCO-04, RO-CON-01, RO-CON-04"""
    times = {1: 2, 2: 4, 3: 8, 4: 16, 5: 32}[doubled]
    for contract, value in (("doi_1", announced), ("solo", solo)):
        made = won(contract, said(bonus, A, doubled=doubled, doubler=C))
        missed = won(contract, said(bonus, A, made=False, doubled=doubled, doubler=C))
        up = times * value
        assert (up, up, -up, -up) == worth(bonus, made)
        assert (-up, -up, up, up) == worth(bonus, missed)


def test_what_a_caught_king_costs():
    """RO-BON-03, RO-KIT-01, RO-KIT-02"""
    assert (-1, -1, 1, 1) == worth("king_caught", won("doi_1", silent("king_caught", C)))
    assert (-1, -1, 1, 1) == worth("king_caught", won("unu_2", silent("king_caught", D)))
    assert (-2, -2, 2, 2) == worth("king_caught", won("solo", silent("king_caught", C)))
    assert (-6, 2, 2, 2) == worth("king_left", won("doi_1", silent("king_left", B), partner=None))
    assert (-6, 2, 2, 2) == worth("king_left", won("unu_1", silent("king_left", B), partner=None))


def test_a_missed_ultimo_costs_its_side_the_silent_value():
    """RO-BON-05, RO-BON-06"""
    for contract, value in (("doi_1", 1), ("unu_1", 1), ("solo", 2)):
        missed = won(contract, silent("pagat_ultimo", A, made=False))
        assert (-value, -value, value, value) == worth("pagat_ultimo", missed)
        theirs = won(contract, silent("pagat_ultimo", C, made=False))
        assert (value, value, -value, -value) == worth("pagat_ultimo", theirs)
        king = won(contract, silent("king_ultimo", B, made=False))
        assert (-value, -value, value, value) == worth("king_ultimo", king)


@pytest.mark.parametrize(
    ("declared", "gain"),
    [
        ([("taroks_8", A)], 1),
        ([("taroks_9", B)], 2),
        ([("taroks_10", A)], 3),
        ([("taroks_8", C)], -1),
        ([("taroks_10", D)], -3),
        ([("taroks_8", A), ("taroks_9", B)], 2),
        ([("taroks_9", C), ("taroks_8", D)], -2),
        ([("taroks_8", A), ("taroks_8", D)], 0),
        ([("taroks_9", A), ("taroks_8", C)], 1),
    ],
)
def test_the_largest_declaration_of_each_side_counts(declared, gain):
    """RO-DEC-02, RO-DEC-03: in every contract, won or lost, and never doubled."""
    feats = [said(what, seat) for what, seat in declared]
    for contract, win, loss in (("doi_1", 2, -2), ("unu_1", 3, -3), ("solo", 8, -8)):
        assert win + gain == pays(won(contract, *feats))[A]
        assert loss + gain == pays(lost(contract, *feats))[A]
    assert 4 + gain == pays(won("doi_1", *feats, doubled=1))[A]


VALATS = [
    # contract  what          seat  made  doubled  on the game  what A gets
    ("doi_1", said("valat", A), 0, 16),
    ("doi_1", said("valat", B), 0, 16),
    ("doi_1", said("valat", A, made=False), 0, -16),
    ("doi_1", said("valat", C), 0, -16),
    ("doi_1", said("valat", D, made=False), 0, 16),
    ("unu_2", said("valat", A), 0, 16),
    ("solo", said("valat", A), 0, 64),
    ("solo", said("valat", C, made=False), 0, 64),
    ("doi_1", said("valat", A, doubled=1), 0, 32),
    ("doi_1", said("valat", A, doubled=1, made=False), 3, -32),
    ("solo", said("valat", A, doubled=5), 0, 2048),
    ("doi_1", said("valat", A), 2, 16),
    ("doi_1", silent("valat", A), 0, 8),
    ("doi_1", silent("valat", C), 0, -8),
    ("unu_1", silent("valat", A), 0, 8),
    ("solo", silent("valat", A), 0, 32),
    ("solo", silent("valat", C), 0, -32),
    ("doi_1", silent("valat", A), 1, 16),
    ("doi_1", silent("valat", C), 2, -32),
    ("solo", silent("valat", A), 5, 1024),
]


@pytest.mark.parametrize(("contract", "valat", "doubled", "gain"), VALATS)
def test_a_valat_stands_for_the_game(contract, valat, doubled, gain):
    """RO-BON-07, RO-BON-12, RO-SCO-05: without the level; a silent one is doubled like the game."""
    level = 1 if contract == "solo" else 3
    result = Result(
        contract=contract, declarer=A, partner=B, points=(40,), feats=(valat,), doubled=doubled, level=level
    )
    assert (gain, gain, -gain, -gain) == pays(result)


def test_a_valat_leaves_the_other_bonuses_standing():
    """RO-BON-11"""
    feats = (said("valat", A), said("taroks_8", B), silent("trula", A), said("kings", A))
    assert 16 + 1 + 1 + 2 == pays(won("doi_1", *feats))[A]


def test_two_announced_valats_are_settled_each_for_itself():
    """RO-BON-10, RO-BON-12"""
    feats = (said("valat", A), said("valat", C, made=False))
    assert 16 + 16 == pays(won("doi_1", *feats))[A]
    feats = (said("valat", A, made=False), said("valat", C, made=False))
    assert 0 == pays(won("doi_1", *feats))[A]


def test_a_silent_valat_may_keep_to_itself():
    """RO-VAR-15"""
    result = won("doi_1", silent("valat", A), doubled=1, level=3)
    assert 16 == pays(result)[A]
    assert 8 == pays(result, silent_valat_inherits_game_contra=False)[A]


def test_a_failed_announcement_leaves_the_feat_to_nobody():
    """RO-BON-10, RO-VAR-14, RO-BON-09"""
    result = won("doi_1", said("trula", A, made=False), silent("trula", C))
    assert 2 - 2 == pays(result)[A]
    assert 2 - 2 - 1 == pays(result, stack_failed_announcement=True)[A]
    both = won("doi_1", said("trula", A, made=False), said("trula", C))
    assert 2 - 2 - 2 == pays(both)[A]
    other = won("doi_1", said("trula", A, made=False), silent("kings", C))
    assert 2 - 2 - 1 == pays(other)[A]
    beaten = won("doi_1", said("pagat_ultimo", A, made=False), silent("pagat_ultimo", C, made=False))
    assert 2 - 7 + 1 == pays(beaten, pool_enabled=False)[A]


def test_other_values_of_all_kings():
    """RO-VAR-07"""
    for contract in ("doi_1", "unu_1", "solo"):
        assert 4 == worth("kings", won(contract, said("kings", A)), toti_regii_value="four_two")[A]
        assert 2 == worth("kings", won(contract, silent("kings", A)), toti_regii_value="four_two")[A]
    assert 2 == worth("trula", won("doi_1", said("trula", A)), toti_regii_value="four_two")[A]


@pytest.mark.parametrize(
    ("feat", "gain"),
    [
        (said("trula", A), 2),
        (silent("kings", A), 1),
        (silent("king_caught", C), -1),
        (said("mond_caught", A), 2),
        (said("pagat_ultimo", A), 7),
        (silent("pagat_ultimo", A), 1),
        (said("king_ultimo", A), 2),
        (said("valat", A), 16),
        (silent("valat", A), 8),
    ],
)
def test_bonuses_of_a_solo_as_in_the_other_contracts(feat, gain):
    """RO-VAR-08"""
    assert gain == worth(feat.what, won("solo", feat), solo_bonuses_as_doi=True)[A]
    assert 8 == worth("contract", won("solo"), solo_bonuses_as_doi=True)[A]


def test_opponents_may_be_allowed_to_announce_the_king():
    """RO-VAR-09"""
    options = {"announce_regele_prins": True}
    for contract, value in (("doi_1", 2), ("unu_1", 2), ("solo", 4)):
        caught = won(contract, said("king_caught", C))
        assert (-value, -value, value, value) == worth("king_caught", caught, **options)
        missed = won(contract, said("king_caught", C, made=False, doubled=1))
        assert (2 * value, 2 * value, -2 * value, -2 * value) == worth("king_caught", missed, **options)


def test_everything_between_players_is_doubled_in_a_radler():
    """RO-RAD-03, RO-SCO-01, RO-POOL-04"""
    radler = sheet(pool=4, radler=2)
    assert (4, 4, -4, -4) == pays(won(), radler)
    assert (-24, -24, 24, 24) == pays(lost(level=6), radler)
    result = won("doi_1", said("taroks_8", A), said("pagat_ultimo", A))
    assert 2 * (2 + 1 + 7) + 2 == pays(result, radler)[A]
    assert (4, 0) == (worth("pool_won", result, radler)[A] * 2, worth("pool_won", result, radler)[C])


def test_every_line_names_its_clause_and_its_factors():
    result = lost("doi_2", said("pagat_ultimo", A, doubled=2, made=False, doubler=C), level=4, doubled=1)
    lines = {line.what: line for line in settled(result, sheet(pool=5, radler=1))}
    told = {what: [(factor.why, factor.times) for factor in line.factors] for what, line in lines.items()}
    assert told == {
        "contract": [("level", 4), ("kontra", 2), ("radler", 2)],
        "pagat_ultimo": [("kontra", 4), ("radler", 2)],
        "pool_won": [],
        "pool_paid": [],
    }
    assert all(line.clause.startswith("RO-") for line in lines.values())
    assert 0 == lines["pagat_ultimo"].side
    assert lines["pagat_ultimo"].announced


def test_a_hand_that_was_not_played_pays_nothing():
    """RO-ABN-01"""
    assert () == romanian().settle(romanian(), Result(ended="abandoned"), sheet())
