import { describe, expect, it } from 'vitest';
import { CHANNELS } from '../data/bodygraph';
import { bodygraphOf, centreGroups } from './bodygraph';
import { GateSet } from './gate-set';
import { nameSteps, numerologyOf, reduce } from './numerology';

const gates = Array.from({ length: 64 }, (_, i) => i + 1);

describe('a set of gates', () => {
  it('holds each gate alone, and none next to it', () => {
    for (const gate of gates) {
      const set = GateSet.of([gate]);
      expect([set.list(), gates.filter((other) => set.holds(GateSet.of([other])))]).toEqual([[gate], [gate]]);
    }
  });

  it('lists what it was given, ascending and once, and counts what others share with it', () => {
    for (let step = 1; step < 64; step += 2) {
      const given = new Set(gates.slice(0, step).map((i) => ((i * step) % 64) + 1));
      const set = GateSet.of([...given, ...given]);
      expect(set.list()).toEqual([...given].sort((a, b) => a - b));
      const third = gates.filter((gate) => gate % 3 === 0);
      expect(set.shared(GateSet.of(third))).toBe(third.filter((gate) => given.has(gate)).length);
      expect(set.shared(GateSet.of(gates))).toBe(given.size);
    }
  });

  it('holds a pair only when it holds both', () => {
    for (const [low, high] of CHANNELS) {
      const pair = GateSet.of([low, high]);
      expect([[low, high], [low], [high], []].map((gates) => GateSet.of(gates).holds(pair))).toEqual([
        true,
        false,
        false,
        false,
      ]);
    }
  });

  it('makes the same bodygraph as any other set', () => {
    for (const [low, high] of CHANNELS) {
      const active = [low, high, 10, 20, 34, 57];
      expect(bodygraphOf(GateSet.of(active))).toEqual(bodygraphOf(new Set(active)));
    }
  });
});

describe('groups of centres', () => {
  const groupsOf = (...active: number[]) => centreGroups(bodygraphOf(new Set(active)).channels);

  it('stand in the order of their first channel', () => {
    // 1-8 joins G and Throat, 3-60 Sacral and Root, 4-63 Ajna and Head; 24-61 joins nothing new.
    expect(groupsOf(1, 8, 3, 60, 4, 63, 24, 61)).toEqual([
      ['G', 'Throat'],
      ['Sacral', 'Root'],
      ['Ajna', 'Head'],
    ]);
  });

  it('are one where a later channel closes the gap', () => {
    expect(groupsOf(1, 8, 3, 60, 20, 34)).toEqual([['G', 'Throat', 'Sacral', 'Root']]);
    expect(groupsOf()).toEqual([]);
  });
});

describe('the numbers of a name', () => {
  it.each(['Mary Lynn', "Søren O'Brien", 'J. R. R. Tolkien', 'Yvonne', 'Robert Allan Krakower'])(
    'are the sums of the steps that are shown: %s',
    (name) => {
      const numbers = numerologyOf('2000-01-01', name);
      for (const number of ['expression', 'soulUrge', 'personality'] as const) {
        const sum = nameSteps(name, number)!.reduce((total, { reduced }) => total + reduced, 0);
        expect([number, numbers[number]]).toEqual([number, sum > 0 ? reduce(sum) : null]);
      }
    },
  );
});
