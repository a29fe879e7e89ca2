/** The engine in the browser: Python, and in it the modules of tarok that a score sheet needs. */

import { loadPyodide } from "./__PYTHON__/pyodide.mjs";

const python = new URL("./__PYTHON__/", import.meta.url).href;
const bytes = async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer());

async function open() {
  const [engine, wheel, rules] = await Promise.all([
    loadPyodide({ indexURL: python }),
    bytes(`${python}msgspec.whl`),
    bytes(new URL("./__RULES__", import.meta.url)),
  ]);
  engine.unpackArchive(wheel, "wheel");
  engine.unpackArchive(rules, "zip", { extractDir: "/rules" });
  engine.runPython("import sys; sys.path.insert(0, '/rules')");
  return engine.pyimport("tarok.paper").answer;
}

const opened = open();

addEventListener("message", async ({ data: { id, question } }) => {
  try {
    const answer = await opened;
    postMessage({ id, answer: answer(question) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
