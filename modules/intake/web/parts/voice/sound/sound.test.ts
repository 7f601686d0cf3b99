import { expect, it } from 'vitest';
import { brownNoise, chance, gainOf, levelled, pinkNoise, volumeOf } from './noise';
import { bowl, drops, later, strikesLoop } from './strikes';

const rate = 8000;
const power = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
/** How much of it is fast: the power of the differences. */
const brightness = (samples: Float32Array): number =>
  power(samples.slice(1).map((sample, at) => sample - (samples[at] ?? 0))) / power(samples);
/** The step from the last sample to the first, and the greatest of all other steps. */
const seam = (samples: Float32Array) => ({
  here: Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0)),
  elsewhere: samples.slice(1).reduce((most, sample, at) => Math.max(most, Math.abs(sample - (samples[at] ?? 0))), 0),
});

it('chance is even, and the same for the same seed', () => {
  const [one, same, other] = [chance(1), chance(1), chance(2)];
  const drawn = Array.from({ length: 4000 }, one);
  expect(drawn.slice(0, 50)).toEqual(Array.from({ length: 50 }, same));
  expect(drawn.slice(0, 50)).not.toEqual(Array.from({ length: 50 }, other));
  expect(drawn.reduce((sum, value) => sum + value) / 4000).toBeCloseTo(0.5, 1);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
});

it('noise fills the range without going beyond, has no constant part, and brown is deeper than pink', () => {
  const [pink, brown] = [pinkNoise(rate * 4, 1), brownNoise(rate * 4, 1)];
  for (const noise of [pink, brown]) {
    expect(Math.max(...noise.map(Math.abs))).toBeCloseTo(1, 5);
    expect(noise.reduce((sum, sample) => sum + sample) / noise.length).toBeCloseTo(0, 5);
    expect(power(noise)).toBeGreaterThan(0.02);
  }
  expect(brightness(brown)).toBeLessThan(brightness(pink) / 5);
});

it.each([pinkNoise, brownNoise])('the seam of a noise loop is no louder than any other step', (noise) => {
  for (const seed of [1, 2, 3, 4]) {
    const { here, elsewhere } = seam(noise(rate * 3, seed));
    expect(here).toBeLessThanOrEqual(elsewhere);
  }
});

it('a strike begins without a click, falls to a thousandth, and rings on over the seam', () => {
  const strike = { at: 1.5, pitch: 220, loudness: 1, decay: 1, attack: 0.03 };
  const loop = strikesLoop(rate * 2, rate, [strike]);
  const loudest = (from: number, to: number) => Math.max(...loop.slice(from * rate, to * rate).map(Math.abs));
  expect(Math.abs(loop[1.5 * rate + 8] ?? 1)).toBeLessThan(0.05);
  expect(loudest(1.5, 1.6)).toBeCloseTo(1, 1);
  // Half a second later it is at the seam, one second later at a thousandth.
  expect(loudest(0, 0.02)).toBeCloseTo(loudest(1.98, 2), 1);
  expect(loudest(0.5, 0.55)).toBeLessThan(0.002);
  const { here, elsewhere } = seam(loop);
  expect(here).toBeLessThanOrEqual(elsewhere);
});

it('bowls and drops stay in range, however many ring at once', () => {
  const loops = [
    strikesLoop(rate * 4, rate, [...bowl(0, 174, 1), ...bowl(1, 174, 1), ...bowl(2, 348, 1)]),
    strikesLoop(rate * 2, rate, drops(2, 40, 9)),
  ];
  for (const loop of loops) {
    expect(Math.max(...loop.map(Math.abs))).toBeCloseTo(1, 5);
    expect(loop.every(Number.isFinite)).toBe(true);
  }
});

it('the far ear hears the same loop later', () => {
  expect([...later(Float32Array.from([1, 2, 3, 4]), 1)]).toEqual([4, 1, 2, 3]);
});

it('nothing stays nothing', () => {
  expect([...levelled(new Float32Array(3), 1)]).toEqual([0, 0, 0]);
});

it.each([
  [null, 0.7],
  ['', 0.7],
  ['loud', 0.7],
  [Number.NaN, 0.7],
  ['0.4', 0.4],
  [0.44, 0.4],
  [-3, 0],
  [7, 1],
])('reads a volume of %s as %s', (value, volume) => expect(volumeOf(value)).toBe(volume));

it('no volume is silence and full volume leaves the samples alone', () => {
  expect([gainOf(0), gainOf(1)]).toEqual([0, 1]);
  expect(gainOf(0.5)).toBeCloseTo(0.25);
});
