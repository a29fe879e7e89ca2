"""Cards can be heard: what goes to the loudspeaker is not silence, unless sounds are off."""

import pytest
from end_to_end.company import typed_in
from end_to_end.screen import PATIENCE

pytestmark = pytest.mark.browser

LISTEN = """
const connect = AudioNode.prototype.connect;
let ear = null;
AudioNode.prototype.connect = function (to, ...rest) {
  if (!(to instanceof AudioDestinationNode)) return connect.call(this, to, ...rest);
  ear ??= new AnalyserNode(this.context);
  window.ear = ear;
  connect.call(this, ear);
  return connect.call(this, to, ...rest);
};
"""
"""An ear at the loudspeaker."""

LOUDEST = """async (patience) => {
  const end = performance.now() + patience;
  let loudest = 0;
  while (loudest < 0.01 && performance.now() < end) {
    if (window.ear) {
      const samples = new Float32Array(window.ear.fftSize);
      window.ear.getFloatTimeDomainData(samples);
      loudest = Math.max(...samples.map(Math.abs));
    }
    await new Promise(requestAnimationFrame);
  }
  return [loudest, window.ear?.context.state];
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
