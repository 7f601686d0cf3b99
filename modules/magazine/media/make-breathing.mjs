/*
 * Makes six-breaths-a-minute.mp3, the sound of the article of that name: `node modules/magazine/media/make-breathing.mjs`.
 * Run by hand when the sound shall change; it needs ffmpeg, the product does not. Bells are sums of sines, the surf is
 * filtered noise from a fixed seed, so every run writes the same samples.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const rate = 16_000;
const leadIn = 5;
const breaths = 24;
const inhale = 4;
const breath = 10;
const leadOut = 10;
const seconds = leadIn + breaths * breath + leadOut;

const sound = new Float32Array(seconds * rate);

/** Partials of a small bowl: ratio to the ground tone, loudness, seconds until it has faded to a third. */
const partials = [
  [0.5, 0.25, 3.2],
  [1, 1, 2.4],
  [2.01, 0.35, 1.3],
  [3.02, 0.12, 0.7],
  [4.2, 0.05, 0.4],
];
const bell = (at, hertz, loudness) => {
  const length = Math.min(sound.length, Math.round((at + 9) * rate)) - Math.round(at * rate);
  for (let sample = 0; sample < length; sample += 1) {
    const time = sample / rate;
    const strike = Math.min(1, time / 0.012);
    let value = 0;
    for (const [ratio, weight, fade] of partials)
      value += weight * Math.exp(-time / fade) * Math.sin(2 * Math.PI * hertz * ratio * time);
    sound[Math.round(at * rate) + sample] += loudness * strike * value;
  }
};

let seed = 0x9e3779b9;
const noise = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 31 - 1;
};
/** How full the lungs are, 0 to 1, at a time within one breath. */
const fullness = (time) =>
  time < inhale
    ? (1 - Math.cos((Math.PI * time) / inhale)) / 2
    : (1 + Math.cos((Math.PI * (time - inhale)) / (breath - inhale))) / 2;
/** Noise through two low-pass stages whose edge opens with the breath. */
const surf = () => {
  let first = 0;
  let second = 0;
  for (let sample = leadIn * rate; sample < (leadIn + breaths * breath) * rate; sample += 1) {
    const full = fullness((sample / rate - leadIn) % breath);
    const open = 1 - Math.exp((-2 * Math.PI * (180 + 620 * full)) / rate);
    first += open * (noise() - first);
    second += open * (first - second);
    sound[sample] += 0.5 * (0.12 + 0.88 * full) * second;
  }
};

surf();
bell(0.4, 261.63, 0.3);
for (let count = 0; count < breaths; count += 1) {
  const at = leadIn + count * breath;
  bell(at, 392, 0.16);
  bell(at + inhale, 293.66, 0.16);
}
for (const [after, loudness] of [
  [0, 0.3],
  [3, 0.2],
])
  bell(leadIn + breaths * breath + after, 261.63, loudness);

const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const samples = Int16Array.from(sound, (value, index) => {
  const end = Math.min(1, (sound.length - index) / (2 * rate));
  return Math.round((value / loudest) * end * 26_000);
});

const file = join(import.meta.dirname, 'six-breaths-a-minute.mp3');
const settings = ['-f', 's16le', '-ar', rate, '-ac', 1, '-i', 'pipe:0', '-c:a', 'libmp3lame', '-b:a', '20k', '-abr', 1];
const ffmpeg = spawn(
  'ffmpeg',
  [...settings, '-bitexact', '-map_metadata', -1, '-loglevel', 'error', '-y', file].map(String),
  {
    stdio: ['pipe', 'inherit', 'inherit'],
  },
);
ffmpeg.stdin.end(Buffer.from(samples.buffer));
ffmpeg.on('exit', (code) => {
  process.stdout.write(`${file}: ${seconds} s\n`);
  process.exitCode = code ?? 1;
});
