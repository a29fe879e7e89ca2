"""A question that has one answer for form alone."""

import json

import pytest
from end_to_end.screen import LARGE
from playwright.sync_api import expect

pytestmark = pytest.mark.long

WATCH = """() => {
  window.asked = 0;
  const look = () => {
    window.asked += document.querySelectorAll("[data-testid^=panel-]").length;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""Count the questions that anybody could see."""
FRAMES = 600
"""Before this number of them the page has answered."""


def test_nobody_sees_a_question_that_has_one_answer_for_form(sit_down):
    """Where all one could do is barred (to have the cards thrown in), the answer goes at once."""
    company = sit_down("klop", place=3, **LARGE)
    page = company.screen.page
    answers: list[str] = []

    def asked(text: str | bytes) -> str:
        state = json.loads(text)
        if state["type"] != "state":
            return str(text)
        refused = {"why": "compulsory_klop", "clause": "SL-DEAL-07", "actions": [{"type": "throwin"}]}
        state["view"] |= {
            "phase": "annulment",
            "due": state["view"]["seat"],
            "legal": [{"type": "pass"}],
            "refused": [refused],
        }
        return json.dumps(state)

    def overhear(line):
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(asked(text)))
        line.on_message(lambda text: answers.append(str(text)))

    page.route_web_socket(lambda url: "/play" in url, overhear)
    page.add_init_script(f"({WATCH})()")
    page.reload()
    expect(company.screen.find("hand")).to_be_attached()
    page.wait_for_function("() => window.asked !== undefined && document.body.dataset.phase === 'annulment'")
    for _ in range(FRAMES):
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if any('"act"' in answer for answer in answers):
            break
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    said = [json.loads(answer) for answer in answers]
    assert [{"type": "pass"}] == [each["action"] for each in said if each["type"] == "act"]
    assert 0 == page.evaluate("window.asked")
