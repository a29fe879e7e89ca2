/** Quiet sounds, made on the spot: a card, a trick, one's turn, the end of a deal. */

import type { TableState } from "../protocol";
import type { Frame } from "./frame-queue";
import { myTurn } from "../selectors/table-view";

let context: AudioContext | null = null;

/** A browser lets a page sound only after it has been touched. */
function audio(): AudioContext | null {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers do not know it
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume(); // a phone call, or a strict browser, has stopped it
  return context;
}

/** Noise that fades, by its length in seconds. */
const NOISE = new Map<number, AudioBuffer>();
function noiseOf(audio: AudioContext, length: number): AudioBuffer {
  const made = NOISE.get(length);
  if (made) return made;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  NOISE.set(length, buffer);
  return buffer;
}

/** A short brush of noise, as of a card that is laid down. */
function brush(audio: AudioContext, loud: number, length: number): void {
  const noise = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio, length) });
  const soft = new BiquadFilterNode(audio, { type: "bandpass", frequency: 1900, Q: 0.8 });
  noise
    .connect(soft)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  noise.start();
}

/** Notes one after the other, as of a small wooden bar. */
function notes(audio: AudioContext, ...pitches: number[]): void {
  pitches.forEach((frequency, i) => {
    const at = audio.currentTime + i * 0.11;
    const tone = new OscillatorNode(audio, { type: "sine", frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.06, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.32);
  });
}

/** Notes that something of weight is told with. */
export function ring(...pitches: number[]): void {
  const ears = audio();
  if (ears) notes(ears, ...pitches);
}

/** What is heard as one state follows another. */
export function sound(before: TableState | null, { state, resting }: Frame, turn: boolean): void {
  const ears = before && audio();
  if (!before || !ears) return;
  const { view } = state;
  if (view.ended && !before.view.ended && !resting) notes(ears, 392, 494, 587);
  else if (turn && !myTurn(before.view)) notes(ears, 587, 784);
  else if (view.log.at(-1)?.[1].type === "play" && view.log.length !== before.view.log.length) brush(ears, 0.22, 0.09);
  else if (!resting && before.v === state.v && view.tricks.length) brush(ears, 0.12, 0.22);
}
