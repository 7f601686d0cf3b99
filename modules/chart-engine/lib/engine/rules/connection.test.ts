import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../data/bodygraph';
import { bodygraphOf } from './bodygraph';
import { type ChartGates, connectionOf } from './connection';
import { CENTRES } from './names';

const gates = (...gates: number[]): ChartGates => ({ certain: new Set(gates), possible: new Set(gates) });
const maybe = (certain: number[], possible: number[]): ChartGates => ({
  certain: new Set(certain),
  possible: new Set([...certain, ...possible]),
});
/** Repeatable charts of 26 activations; no clock, no chance. */
const drawn = (seed: number): number[] => {
  let state = seed;
  return Array.from({ length: 26 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 1 + (state % 64);
  });
};

describe('a channel of two people', () => {
  it.each([
    ['electromagnetic', [10], [20]],
    ['electromagnetic', [20], [10]],
    ['compromise', [10, 20], [20]],
    ['compromise', [10], [10, 20]],
    ['dominance', [10, 20], []],
    ['dominance', [], [10, 20]],
    ['companionship', [10, 20], [10, 20]],
  ] as const)('is %s for %j and %j', (kind, mine, theirs) => {
    const { channels, open } = connectionOf(gates(...mine), gates(...theirs));
    expect(channels).toEqual([{ id: '10-20', name: 'Awakening', kind, mine: [...mine], theirs: [...theirs] }]);
    expect(open).toEqual([]);
  });

  it('is none where both have the same gate, or nobody has one of the two', () => {
    for (const [a, b] of [
      [[10], [10]],
      [[10], []],
      [[], []],
    ] as const)
      expect(connectionOf(gates(...a), gates(...b))).toMatchObject({ channels: [], open: [] });
  });

  it('of gate 10, which has three channels, is judged one by one', () => {
    const { channels } = connectionOf(gates(10, 34), gates(20, 57));
    expect(channels.map(({ id, kind }) => [id, kind])).toEqual([
      ['10-20', 'electromagnetic'],
      ['10-34', 'dominance'],
      ['10-57', 'electromagnetic'],
      ['20-34', 'electromagnetic'],
      ['20-57', 'dominance'],
      ['34-57', 'electromagnetic'],
    ]);
  });

  it('has the same kind from the other side, with the gates changed over', () => {
    for (let seed = 1; seed < 60; seed++) {
      const [a, b] = [gates(...drawn(seed)), gates(...drawn(seed + 1000))];
      const over = connectionOf(b, a).channels.map((one) => ({ ...one, mine: one.theirs, theirs: one.mine }));
      expect(over).toEqual(connectionOf(a, b).channels);
    }
  });
});

describe('two whole charts', () => {
  it('make the channels and centres of their gates together', () => {
    for (let seed = 1; seed < 60; seed++) {
      const [a, b] = [drawn(seed), drawn(seed * 7 + 3)];
      const both = bodygraphOf(new Set([...a, ...b]));
      const found = connectionOf(gates(...a), gates(...b));
      expect(found.channels.map(({ id }) => id)).toEqual(both.channels.map(({ id }) => id));
      expect(found.centers).toEqual(both.centers);
      expect(found.open).toEqual([]);
    }
  });
});

describe('gates that are not certain', () => {
  it('leave open which kind it is, or whether it is one at all', () => {
    const known = connectionOf(gates(10, 20), maybe([], [10]));
    expect(known.open).toEqual([
      { id: '10-20', name: 'Awakening', mine: [10, 20], theirs: [], kinds: ['dominance', 'compromise'], orNone: false },
    ]);
    expect([known.centers.G, known.centers.Throat, known.centers.Root]).toEqual([true, true, false]);
    const perhaps = connectionOf(gates(10), maybe([], [20]));
    expect(perhaps.open).toMatchObject([{ kinds: ['electromagnetic'], orNone: true }]);
    expect([perhaps.centers.G, perhaps.centers.Throat]).toEqual([null, null]);
  });

  it('never state what one of the possible charts contradicts', () => {
    for (let seed = 1; seed < 9; seed++) {
      const [mine, certain, possible] = [drawn(seed), drawn(seed + 500).slice(0, 20), drawn(seed + 900).slice(0, 6)];
      const found = connectionOf(gates(...mine), maybe(certain, possible));
      for (let take = 0; take < 2 ** possible.length; take++) {
        const real = [...certain, ...possible.filter((_, i) => (take >> i) % 2 === 1)];
        const truth = connectionOf(gates(...mine), gates(...real));
        for (const { id, kind } of found.channels)
          expect(truth.channels).toContainEqual(expect.objectContaining({ id, kind }));
        for (const { id, kind } of truth.channels) {
          const said = [...found.channels.map((one) => ({ id: one.id, kinds: [one.kind] })), ...found.open];
          expect(said.find((one) => one.id === id)?.kinds).toContain(kind);
        }
        for (const centre of CENTRES) expect([null, truth.centers[centre]]).toContain(found.centers[centre]);
      }
    }
  });

  it('are judged for every channel there is', () => {
    const all = CHANNELS.flatMap(([low, high]) => [high, low]);
    expect(connectionOf(maybe([], all), maybe([], all)).open).toHaveLength(36);
  });
});
