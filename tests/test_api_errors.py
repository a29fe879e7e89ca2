"""Whatever cannot be is a ValueError of one sentence, as docs/api.md promises."""

import inspect
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from requires import require

import tarok
from tarok import kernel
from tarok.engine.actions import Bid
from tarok.notation.utterances import COMMON

ROOT = Path(__file__).parents[1]
GAME = tarok.game("slovenian")
BEGUN = tarok.start(GAME, tarok.shuffled(GAME, seed=7))
RULE = tarok.PLAYERS["rule"](GAME, 7)
OVER = tarok.play(BEGUN, [RULE] * 4)
END = tarok.placed(
    "game: slovenian\ncontract: three\ndeclarer: 0\npartner: 2\nleader: 0\n"
    "hand 0: Š ♥4\nhand 1: XX II\nhand 2: ♠K ♠7\nhand 3: XIX ♦Q\nwon 0: XXI ♦K\n"
)
RIGHT = {
    "act": (BEGUN, BEGUN.due.legal[0]),
    "game": ("slovenian", "slovenian"),
    "hear": ("bid two", GAME.faces, tarok.GAMES),
    "placed": ("game: slovenian", tarok.GAMES),
    "play": (BEGUN, [RULE] * 4),
    "read": (tarok.write(OVER), tarok.GAMES),
    "result_of": (OVER,),
    "say": (tarok.hear("play SKIS"), GAME.faces),
    "settle": (GAME, tarok.result_of(OVER), OVER.carry),
    "shuffled": (GAME, 7),
    "solve": (END,),
    "start": (GAME, BEGUN.pack, OVER.carry),
    "values_of": (GAME, tarok.view_of(BEGUN, 1), 2, 0),
    "view_of": (BEGUN, 0),
    "write": (OVER, tarok.GAMES),
}
"""A right call of each function, all its arguments without a name."""
ANYTHING = st.one_of(
    st.none(),
    st.integers(-99, 99),
    st.floats(),
    st.text(max_size=9),
    st.binary(max_size=3),
    st.lists(st.integers(-9, 99), max_size=4),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    st.sampled_from(
        [
            *(GAME, BEGUN, OVER, END, tarok.view_of(OVER, 1), tarok.view_of(BEGUN, 1), RULE, [RULE] * 3),
            *(tarok.result_of(OVER), tarok.Result(contract="two", points=(-1,)), tarok.Carry(dealer=9)),
            *(tarok.Carry(totals=()), tarok.Carry(marks={"moon": (1,)}), tarok.hear("pass")),
            *(tarok.game("romanian"), tarok.PLAYERS["rule"], GAME.faces, {"slovenian": 3}),
            *(object(), int, [None] * 4, ["rule"] * 4, [tarok.PLAYERS["rule"]] * 4, "bid moon", "pick 0"),
            *(tuple(range(54)), tuple(range(1, 55)), ("x",) * 54, [-1] * 54, BEGUN.due, True),
        ]
    ),
)


def test_each_function_has_a_right_call():
    functions = {name for name in tarok.__all__ if inspect.isfunction(getattr(tarok, name))}

    assert functions == RIGHT.keys()


@pytest.mark.parametrize("name", RIGHT)
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_a_wrong_argument_is_a_value_error_of_one_sentence(name, data):
    require("kernel", not kernel.missing() or name not in {"solve", "values_of"})
    words = list(RIGHT[name])
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(ANYTHING)
    try:
        getattr(tarok, name)(*words)
    except ValueError as error:
        said = str(error)
        assert said
        assert "\n" not in said
        assert "Traceback" not in said
        assert not re.search(
            r"object has no attribute|indices must be|unsupported operand|not callable", said
        )


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: tarok.PLAYERS["rul"], "there is no player 'rul'; did you mean rule?"),
        (lambda: tarok.GAMES["slovnian"], "there is no game 'slovnian'; did you mean slovenian?"),
        (lambda: tarok.PROFILES["whist"], "there is no game 'whist'; there is slovenian, slovenian_3, "),
        (lambda: tarok.view_of(BEGUN, 9), "the seats of slovenian are 0 to 3, so 9 is none"),
        (lambda: tarok.view_of(BEGUN, -1), "the seats of slovenian are 0 to 3, so -1 is none"),
        (lambda: tarok.play(BEGUN, [RULE] * 3), "slovenian is played by 4, so `players` are not 3"),
        (lambda: tarok.play(OVER, [RULE] * 5), "slovenian is played by 4, so `players` are not 5"),
        (
            lambda: tarok.play(BEGUN, [RULE, "rule", RULE, RULE]),
            "seat 1 has no player, a function of ",
        ),
        (
            lambda: tarok.play(BEGUN, [tarok.PLAYERS["bold"]] * 4),
            "seat 0 has no player, a function of a view, but <function bold at ",
        ),
        (
            lambda: tarok.PLAYERS["rule"]("slovenian", 1),
            "`game` of `rule` is a game, which `tarok.game`",
        ),
        (
            lambda: RULE(tarok.view_of(BEGUN, 0)),
            "a player is asked with the view of the seat whose",
        ),
        (lambda: tarok.hear("bid foo"), "no game has the words 'bid foo'; there is beggar, colour_valat"),
        (lambda: tarok.hear("bid twoo"), "no game has the words 'bid twoo'; did you mean two?"),
        (
            lambda: tarok.hear("announce valatt"),
            "no game has the words 'announce valatt'; did you mean valat?",
        ),
        (
            lambda: tarok.hear("kontra game 9"),
            "no game has the words 'kontra game 9'",
        ),
        (lambda: tarok.hear("cut -5"), "no game has the words 'cut -5'"),
        (lambda: tarok.hear("pick 0"), "no game has the words 'pick 0'"),
        (
            lambda: tarok.start(GAME, BEGUN.pack, tarok.Carry(dealer=9)),
            "the places are 0 to 3, so 9 ",
        ),
        (lambda: tarok.write(END), "this is a position, without the pack that a deal in text begins with"),
        (
            lambda: tarok.write(OVER, {}),
            "slovenian is none of the games (there is none): give",
        ),
        (lambda: tarok.Cards.of([54]), "a set of cards is made of whole numbers from 0 to 53"),
        (lambda: tarok.Cards.of([-1]), "a set of cards is made of whole numbers from 0 to"),
        (lambda: tarok.Cards.parse("ZZ"), "'ZZ' is not a card"),
        (lambda: tarok.Sheet(GAME).book(None), "`entry` of `book` is an entry, not None"),
    ],
)
def test_the_sentence_says_what_there_is(ask, sentence):
    with pytest.raises(ValueError, match="^" + re.escape(sentence)) as raised:
        ask()
    assert "\n" not in str(raised.value)


def test_a_name_that_nothing_has_is_a_key_error_too():
    with pytest.raises(KeyError):
        _ = tarok.PLAYERS["rul"]
    assert tarok.PLAYERS.get("rul") is None
    assert "rul" not in tarok.PLAYERS


def test_every_word_that_can_be_said_is_heard():
    """Each contract and bonus that the page has a name for, and each action of deals of bold players."""
    words = [path.read_text("utf-8") for path in (ROOT / "ui/src/locales/en/games").glob("*.ftl")]
    contracts = {
        each.replace("-", "_")
        for text in words
        for each in re.findall(r"^contract-(\w+) =", text, re.MULTILINE)
    }
    assert len(contracts) > 30
    for contract in contracts:
        assert Bid(contract) == tarok.hear(f"bid {contract}")
    for action in COMMON:
        assert action == tarok.hear(tarok.say(action))
    for key in tarok.GAMES:
        game = tarok.game(key)
        bold = [tarok.PLAYERS["bold"](game, seed) for seed in range(game.seats)]
        for seed in range(5):
            for _, action in tarok.play(tarok.start(game, tarok.shuffled(game, seed)), bold).log:
                assert action == tarok.hear(tarok.say(action, game.faces), game.faces)


@pytest.fixture
def coffee_house():
    names = {}
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    exec(re.search(r"```python\n(.*?)```", page, re.DOTALL)[1], names)
    return names["coffee_house"]


def test_a_game_of_ones_own_is_written_with_what_builds_it_and_else_a_sentence_says_so(coffee_house):
    game = coffee_house()
    over = tarok.play(tarok.start(game, tarok.shuffled(game, 1)), [tarok.PLAYERS["bold"](game, 1)] * 3)
    own = {"coffee_house": coffee_house}

    assert over == tarok.read(tarok.write(over, own), own)
    assert Bid("two_at_most") == tarok.hear("bid two_at_most", games=own)
    with pytest.raises(ValueError, match=r"^coffee_house is none of the games slovenian, .*: give what"):
        tarok.write(over)


def test_a_game_that_was_changed_under_its_old_name_is_not_written_as_if_it_were_not():
    game = replace(GAME, contracts=GAME.contracts[:-1])
    with pytest.raises(ValueError, match=r"^this game is not slovenian with other house rules: give it"):
        tarok.write(tarok.start(game, BEGUN.pack))


def test_what_is_there_is_told_to_those_who_look():
    assert {*tarok.__all__, "__version__"} <= {*dir(tarok)}
    assert not {"find_spec", "import_module"} & {*dir(tarok)}


@pytest.mark.parametrize("key", tarok.GAMES)
def test_what_a_prompt_shows_of_a_game_a_deal_and_a_view_is_short(key):
    game = tarok.game(key)
    deal = tarok.start(game, tarok.shuffled(game, 3))
    player, shown = tarok.PLAYERS["rule"](game, 1), [repr(game)]
    while deal.due:
        seen = tarok.view_of(deal, deal.due.seat)
        shown += [repr(deal), repr(seen), repr(tarok.view_of(deal, None))]
        deal = tarok.act(deal, player(seen))

    assert all(key in each and len(each) <= 200 and "\n" not in each for each in [*shown, repr(deal)])


def test_a_prompt_tells_house_rules_contract_and_whose_turn_it_is():
    assert "<Game slovenian mond_penalty=21>" == repr(tarok.game("slovenian", mond_penalty=21))
    assert "<Deal of slovenian: 0 actions, dealing, seat 1 is due>" == repr(BEGUN)
    assert "<Deal of slovenian, three of seat 0: 0 actions, trick, seat 0 is due>" == repr(END)
    assert "<View of seat 0: slovenian, three of seat 0, trick, seat 0 is due, hand ♥4 Š>" == repr(
        tarok.view_of(END, 0)
    )
    assert "<View of an onlooker: slovenian, dealing, seat 1 is due>" == repr(tarok.view_of(BEGUN, None))
