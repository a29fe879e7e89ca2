/** The engine outside a browser, for tests: a question a line in, an answer a line out. */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, python, rules] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/${python}/pyodide.mjs`));
const engine = await loadPyodide({ indexURL: `${folder}/${python}/` });
engine.unpackArchive(new Uint8Array(readFileSync(`${folder}/${python}/msgspec.whl`)), "wheel");
engine.unpackArchive(new Uint8Array(readFileSync(`${folder}/${rules}`)), "zip", { extractDir: "/rules" });
engine.runPython("import sys; sys.path.insert(0, '/rules')");
const answer = engine.pyimport("tarok.paper").answer;
for await (const question of createInterface({ input: process.stdin })) console.log(answer(question));
