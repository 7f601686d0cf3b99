/** Volume goes from 0 to 1 in tenths; this is where it begins. */
export const usualVolume = 0.7;
/** How long a sound takes to come and to go, in seconds. */
export const fadeSeconds = 0.4;

/** A volume from anywhere (storage, a slider) as a tenth between 0 and 1; the usual one when it is no number. */
export const volumeOf = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN);
  return Number.isFinite(number) ? Math.round(Math.min(1, Math.max(0, number)) * 10) / 10 : usualVolume;
};

/** What a volume does to the samples: squared, since ears hear in ratios and half the way is to sound half as loud. */
export const gainOf = (volume: number): number =>
  volumeOf(volume) ** 2; /** Chance that is the same for the same seed, from 0 to below 1. */
export const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Takes out what is constant and makes the loudest sample `peak`. Changes the samples and returns them. */
export const levelled = (samples: Float32Array, peak: number): Float32Array => {
  let sum = 0;
  for (const sample of samples) sum += sample;
  const constant = sum / samples.length;
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample - constant));
  const scale = loudest === 0 ? 0 : peak / loudest;
  for (let at = 0; at < samples.length; at++) samples[at] = ((samples[at] ?? 0) - constant) * scale;
  return samples;
};

/**
 * Colours a loop without a seam: the filter runs round it twice and the second round is kept, in which it begins as
 * loudly as it ended.
 */
const round = (loop: Float32Array, filter: (sample: number) => number): Float32Array => {
  for (const sample of loop) filter(sample);
  return loop.map(filter);
};

const white = (length: number, seed: number): Float32Array => {
  const next = chance(seed);
  return Float32Array.from({ length }, () => next() * 2 - 1);
};

/** A loop of pink noise, as loud in every octave: water and leaves. Kellet's filter. */
export const pinkNoise = (length: number, seed: number): Float32Array => {
  let [a, b, c] = [0, 0, 0];
  return levelled(
    round(white(length, seed), (sample) => {
      a = 0.99765 * a + sample * 0.099046;
      b = 0.963 * b + sample * 0.2965164;
      c = 0.57 * c + sample * 1.0526913;
      return a + b + c + sample * 0.1848;
    }),
    1,
  );
};

/** A loop of brown noise, the deeper the louder: wind and distance. */
export const brownNoise = (length: number, seed: number): Float32Array => {
  let last = 0;
  return levelled(
    round(white(length, seed), (sample) => {
      last = last * 0.996 + sample * 0.06;
      return last;
    }),
    1,
  );
};
