"""Every lesson played through by the engine, on every way that it takes; the clauses and sums it teaches."""

import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from tarok.engine.actions import Pass
from tarok.engine.deal import act
from tarok.games import FAMILIES, GAMES
from tarok.lessons import Lesson, Step, lessons
from tarok.lessons.lesson_run import NotThat, Stand, begin, onward, taken
from tarok.notation import hear

ROOT = Path(__file__).parents[1]
LESSONS = list(lessons().values())
LANGUAGES = ("en", "sl", "ro", "hu", "cs")
WORD = re.compile(r"^([\w-]+) =", re.MULTILINE)

SUMS = {
    # Added up by hand: the worth of each, less 2 for three cards; the first is the book's own (SL-EX-01).
    "♥K ♥Q ♥4": 5 + 4 + 1 - 2,
    "♣Q ♣9 VII": 4 + 1 + 1 - 2,
    "♠Q ♠N ♠9": 4 + 3 + 1 - 2,
}


def right(stand: Stand) -> list:
    """Everything that the step takes."""
    step = stand.step
    assert step is not None
    if step.do:
        return list(stand.asked)
    return [SUMS[step.count]] if step.count else [None]


def ways(stand: Stand) -> list[Stand]:
    """Where every way through the rest of a lesson passes by."""
    if stand.step is None:
        return [stand]
    return [stand, *(each for done in right(stand) for each in ways(onward(stand, done)[-1]))]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_way_through_a_lesson_comes_to_its_end(lesson):
    there = ways(begin(lesson))
    assert any(stand.step is None for stand in there)
    for stand in there:
        if stand.step and stand.step.do:
            assert stand.deal.due.seat == lesson.seat
            assert stand.asked
    assert there[0].deal.hands[lesson.seat]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_whatever_else_is_done_is_refused_and_may_be_tried_again(lesson):
    for stand in ways(begin(lesson)):
        if stand.step is None:
            with pytest.raises(NotThat):
                onward(stand, None)
            continue
        if not stand.step.do:
            with pytest.raises(NotThat):
                onward(stand, 0 if stand.step.count else 1)
            with pytest.raises(NotThat):
                onward(stand, done=True)
            continue
        due = stand.deal.due
        for action in set(due.legal) - set(stand.asked):
            with pytest.raises(NotThat) as legal:
                onward(stand, action)
            assert legal.value.refusal is None
        for refusal in due.refused:
            with pytest.raises(NotThat) as illegal:
                onward(stand, refusal.action)
            assert illegal.value.refusal.why == refusal.why


def books() -> str:
    return "".join(path.read_text("utf-8") for path in sorted((ROOT / "docs/rules").glob("*.md")))


def test_each_clause_that_a_lesson_names_or_refuses_by_stands_in_the_books():
    text = books()
    named = {step.clause for lesson in LESSONS for step in lesson.steps if step.clause}
    for lesson in LESSONS:
        for stand in ways(begin(lesson)):
            if stand.step and stand.step.do:
                named |= {refusal.clause for refusal in stand.deal.due.refused}
    assert len(named) > 40
    assert [] == [clause for clause in sorted(named) if f'<a id="{clause}"></a>' not in text]


def test_the_sums_are_those_that_were_added_up_by_hand():
    asked = {step.count: lesson.points(step) for lesson in LESSONS for step in lesson.steps if step.count}
    assert asked == SUMS


def test_each_family_has_its_lessons_and_each_game_is_told_beside_the_first():
    families = {lesson.family for lesson in LESSONS if not lesson.than}
    assert families == {family.id for family in FAMILIES.values()}
    assert {lesson.key for lesson in LESSONS if lesson.than} == set(GAMES) - {"slovenian"}
    assert all(lesson.than in GAMES for lesson in LESSONS if lesson.than)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language(language):
    """Words of its own for each lesson and step, and why not for each step at which one may be wrong."""
    files = ("lessons/lessons.ftl", "lobby.ftl")  # the first page names the next lesson
    texts = [(ROOT / f"ui/src/locales/{language}" / name).read_text("utf-8") for name in files]
    words = {word for text in texts for word in WORD.findall(text)}
    wanted = {
        f"lesson-{lesson.name.removeprefix(lesson.family + '-')}" for lesson in LESSONS if not lesson.than
    }
    wanted |= {f"step-{step.text}" for lesson in LESSONS for step in lesson.steps}
    wanted |= {f"not-{text}" for text in may_go_wrong()}
    assert set() == wanted - words


@cache
def may_go_wrong() -> set[str]:
    """The texts of the steps at which a sum is asked for, or something else could be done that is legal."""
    texts = {step.text for lesson in LESSONS for step in lesson.steps if step.count}
    for stand in chain.from_iterable(ways(begin(lesson)) for lesson in LESSONS):
        if stand.step and stand.step.do and set(stand.deal.due.legal) - set(stand.asked):
            texts.add(stand.step.text)
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pass_that_is_wrong_has_an_answer_of_its_own_where_other_things_are_wrong_too(language):
    words = set(WORD.findall((ROOT / f"ui/src/locales/{language}/lessons/lessons.ftl").read_text("utf-8")))
    wanted = set()
    for stand in chain.from_iterable(ways(begin(lesson)) for lesson in LESSONS):
        if stand.step and stand.step.do:
            wrong = set(stand.deal.due.legal) - set(stand.asked)
            if Pass() in wrong and len(wrong) > 1:
                wanted.add(f"not-{stand.step.text}-pass")
    assert len(wanted) == 8
    assert set() == wanted - words


def test_a_lesson_whose_deal_has_not_what_it_asks_for_says_so():
    known = lessons()["slovenian-bidding"]
    asks = Lesson(name="x", deal=known.deal, seat=3, steps=(Step("y", do=("bid beggar",)),))
    with pytest.raises(ValueError, match="lesson x: nothing in its deal is what y asks for"):
        begin(asks)


def test_after_something_else_that_counts_too_the_others_go_on():
    lesson = lessons()["romanian-talon"]
    faces = lesson.deal.game.faces
    did = [hear(text, faces) for text in ("reject", "take 2", "lay ♣7", "lay ♦4")]
    end = taken(lesson, did)
    assert end.step is None
    assert end.deal.laid[0] == act(taken(lesson, did[:3]).deal, did[3]).laid[0]
    assert len(end.deal.laid[0]) == 2
