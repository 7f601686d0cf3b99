import { chance, levelled } from './noise';

/** One sounding body that is struck once. Times in seconds, pitch in hertz, loudness of any unit. */
export interface Strike {
  readonly at: number;
  readonly pitch: number;
  readonly loudness: number;
  /** Until it is a thousandth as loud. */
  readonly decay: number;
  /** Until it is at its loudest; soft enough not to click. */
  readonly attack: number;
}

/** Strikes in a loop. What still sounds at its end goes on at its beginning, so that the seam cannot be heard. */
export const strikesLoop = (length: number, rate: number, strikes: readonly Strike[]): Float32Array => {
  const loop = new Float32Array(length);
  for (const strike of strikes) {
    const first = Math.round(strike.at * rate);
    const samples = Math.ceil((strike.attack + strike.decay * 1.3) * rate);
    const rising = Math.ceil(strike.attack * rate);
    // The sine by its recurrence and the fall by one factor a sample: a bowl rings for half a million of them.
    const turn = (2 * Math.PI * strike.pitch) / rate;
    const twice = 2 * Math.cos(turn);
    const fall = 0.001 ** (1 / (strike.decay * rate));
    let [before, now, level] = [-Math.sin(turn), 0, strike.loudness];
    for (let at = 0, place = first % length; at < samples; at++) {
      const rise = at < rising ? (1 - Math.cos((Math.PI * at) / rising)) / 2 : 1;
      loop[place] = (loop[place] ?? 0) + rise * level * now;
      [before, now] = [now, twice * now - before];
      level *= fall;
      place = place + 1 === length ? 0 : place + 1;
    }
  }
  return levelled(loop, 1);
};

/** Drops on leaves: short, high, by chance. */
export const drops = (seconds: number, each: number, seed: number): Strike[] => {
  const next = chance(seed);
  return Array.from({ length: Math.round(seconds * each) }, () => ({
    at: next() * seconds,
    pitch: 900 + 2600 * next() ** 2,
    loudness: 0.15 + 0.85 * next() ** 4,
    decay: 0.02 + 0.05 * next(),
    attack: 0.002,
  }));
};

/** The tones of a hammered bowl over its lowest; the upper ones are softer and shorter. Two close ones make it waver. */
const partials = [
  { ratio: 1, loudness: 1, lasting: 1 },
  { ratio: 1.004, loudness: 0.6, lasting: 0.95 },
  { ratio: 2.71, loudness: 0.38, lasting: 0.6 },
  { ratio: 5.16, loudness: 0.14, lasting: 0.34 },
  { ratio: 8.2, loudness: 0.05, lasting: 0.2 },
] as const;

/** A bowl of that lowest tone, struck once. */
export const bowl = (at: number, pitch: number, loudness: number): Strike[] =>
  partials.map(({ ratio, loudness: share, lasting }) => ({
    at,
    pitch: pitch * ratio,
    loudness: loudness * share,
    decay: 14 * lasting,
    attack: 0.03,
  }));

/** The same loop some samples later, as the far ear hears it. */
export const later = (loop: Float32Array, samples: number): Float32Array =>
  loop.map((_, at) => loop[(at - samples + loop.length) % loop.length] ?? 0);
