// @ts-check
/** Small sounds, synthesised: paper for cards, wood and bell for what matters. */

/** @typedef {"deal" | "lay" | "take" | "build" | "sweep" | "turn"} Sound */

/**
 * @typedef {object} Sounds
 * @property {(sound: Sound) => void} play
 * @property {(on: boolean) => void} turn
 */

/** @typedef {{kind: "paper", at: number, time: number, pitch: number, loud: number}} Paper */
/** @typedef {{kind: "tone", at: number, time: number, pitch: number, loud: number}} Tone */

/** Times in seconds, pitches in hertz. */
/** @type {Readonly<Record<Sound, readonly (Paper | Tone)[]>>} */
const SCORES = Object.freeze({
  deal: [
    { kind: "paper", at: 0, time: 0.05, pitch: 3800, loud: 0.2 },
    { kind: "paper", at: 0.09, time: 0.05, pitch: 4200, loud: 0.16 },
  ],
  lay: [
    { kind: "paper", at: 0, time: 0.06, pitch: 2600, loud: 0.3 },
    { kind: "tone", at: 0.01, time: 0.05, pitch: 150, loud: 0.16 },
  ],
  take: [
    { kind: "paper", at: 0, time: 0.12, pitch: 2200, loud: 0.24 },
    { kind: "paper", at: 0.13, time: 0.05, pitch: 3000, loud: 0.26 },
    { kind: "tone", at: 0.14, time: 0.06, pitch: 180, loud: 0.18 },
  ],
  build: [
    { kind: "paper", at: 0, time: 0.05, pitch: 2800, loud: 0.22 },
    { kind: "tone", at: 0.03, time: 0.09, pitch: 392, loud: 0.1 },
    { kind: "tone", at: 0.1, time: 0.12, pitch: 523, loud: 0.1 },
  ],
  sweep: [
    { kind: "paper", at: 0, time: 0.26, pitch: 1800, loud: 0.26 },
    { kind: "tone", at: 0.12, time: 0.3, pitch: 659, loud: 0.09 },
    { kind: "tone", at: 0.2, time: 0.3, pitch: 784, loud: 0.09 },
    { kind: "tone", at: 0.28, time: 0.45, pitch: 1047, loud: 0.1 },
  ],
  turn: [
    { kind: "tone", at: 0, time: 0.22, pitch: 587, loud: 0.08 },
    { kind: "tone", at: 0.1, time: 0.3, pitch: 880, loud: 0.06 },
  ],
});

/**
 * @param {() => AudioContext} makeContext  Called at the first sound, so after a tap.
 * @returns {Sounds}
 */
export function createSounds(makeContext) {
  let on = true;
  /** @type {AudioContext | null} */
  let context = null;
  /** @type {AudioBuffer | null} */
  let noise = null;

  return {
    play(sound) {
      if (!on || navigator.userActivation?.hasBeenActive === false) return;
      context ??= makeContext();
      noise ??= whiteNoise(context);
      if (context.state === "suspended") void context.resume();
      for (const note of SCORES[sound]) {
        if (note.kind === "paper") playPaper(context, noise, note);
        else playTone(context, note);
      }
    },
    turn(wanted) {
      on = wanted;
    },
  };
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/**
 * @param {AudioContext} context
 * @param {AudioBuffer} noise
 * @param {Paper} note
 */
function playPaper(context, noise, note) {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = note.pitch;
  filter.Q.value = 0.8;
  source.connect(filter).connect(envelope(context, note)).connect(context.destination);
  source.start(context.currentTime + note.at, Math.random() * 0.2, note.time);
}

/**
 * @param {AudioContext} context
 * @param {Tone} note
 */
function playTone(context, note) {
  const source = context.createOscillator();
  source.type = "triangle";
  source.frequency.value = note.pitch;
  source.connect(envelope(context, note)).connect(context.destination);
  source.start(context.currentTime + note.at);
  source.stop(context.currentTime + note.at + note.time);
}

/**
 * A gain that rises at once and fades out, so that nothing clicks.
 *
 * @param {AudioContext} context
 * @param {Paper | Tone} note
 */
function envelope(context, note) {
  const gain = context.createGain();
  const start = context.currentTime + note.at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(note.loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.time);
  return gain;
}
