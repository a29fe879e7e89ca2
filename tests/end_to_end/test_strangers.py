"""Whoever has the address of a table, and no place there, sees nothing and can do nothing."""

import pytest
from end_to_end.company import card, split, typed_in
from playwright.sync_api import expect

from tarok.engine.actions import Play

pytestmark = pytest.mark.long

CALL = """([address, message]) => new Promise((resolve) => {
  const heard = [];
  const socket = new WebSocket(address);
  socket.onopen = () => socket.send(message);
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => resolve([code, heard]);
})"""
"""Try to act at a table: how the line was closed, and what was heard before."""


def test_a_stranger_sees_nothing_and_can_do_nothing(sit_down, visit):
    deal = typed_in("refused")
    before, rest = split(deal.log, Play(card("♥Q")))
    company = sit_down("refused", place=3, said=len(before))

    stranger = visit(company.server)
    api = f"/api/tables/{company.table}"
    stranger.goto(f"/table/{company.table}")
    expect(stranger.page.get_by_text("You have no seat at this table.")).to_be_visible()
    expect(stranger.find("hand")).to_have_count(0)
    assert not stranger.v
    ask = stranger.page.request
    assert 403 == ask.get(f"{api}/sheet").status
    assert {"place": None} == {key: value for key, value in ask.get(api).json().items() if key == "place"}
    assert (409, "taken") == (
        (answer := ask.post(f"{api}/seat", data={"place": 3})).status,
        answer.json()["error"],
    )
    act = f'{{"type":"act","v":{company.v},"action":{{"type":"play","card":{card("♥Q")}}}}}'
    address = f"ws://{company.server.host}{api}/play"
    assert [4403, []] == stranger.page.evaluate(CALL, [address, act])

    company.go_through(rest[:3])  # the table has noticed nothing
    company.await_turn()
