"""Cards can be heard: what goes to the loudspeaker is not silence, unless sounds are off."""

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import PATIENCE

pytestmark = pytest.mark.long

LISTEN = """
const connect = AudioNode.prototype.connect;
let ear = null;
window.loudest = 0;
const hear = () => {
  if (ear) {
    const samples = new Float32Array(ear.fftSize);
    ear.getFloatTimeDomainData(samples);
    window.loudest = Math.max(window.loudest, ...samples.map(Math.abs));
  }
};
setInterval(hear, 5);
AudioNode.prototype.connect = function (to, ...rest) {
  if (!(to instanceof AudioDestinationNode)) return connect.call(this, to, ...rest);
  ear ??= new AnalyserNode(this.context);
  window.ear = ear;
  connect.call(this, ear);
  return connect.call(this, to, ...rest);
};
"""
"""An ear at the loudspeaker, from the beginning: a sound is over sooner than a busy machine asks for it."""

LOUDEST = """async (patience) => {
  const end = performance.now() + patience;
  while (window.loudest < 0.01 && performance.now() < end) await new Promise(requestAnimationFrame);
  return [window.loudest, window.ear?.context.state];
}"""


@pytest.mark.parametrize("on", [True, False])
def test_what_is_done_at_the_table_can_be_heard(sit_down, on):
    company = sit_down("klop", place=3)
    page = company.screen.page
    company.screen.wait(phase="dealing")
    page.add_init_script(LISTEN)
    if not on:
        page.evaluate("localStorage.setItem('tarok.sounds', 'off')")
    page.reload()  # the ear has to be there first
    deal = typed_in("klop")
    company.begin(deal)
    company.go_through(deal.log[:12])
    company.screen.wait({"v": company.v})
    loudest, state = page.evaluate(LOUDEST, PATIENCE if on else 1000)
    if on:
        assert loudest > 0.01
        assert state == "running"
    else:
        assert loudest == 0
