import { describe, expect, it } from 'vitest';
import { computeChart } from '../compute-chart';
import { CHANNELS } from '../data/bodygraph';
import { halfTurn } from '../ephemeris/sky';
import { ChartInputError } from '../errors';
import { bodygraphOf } from '../rules/bodygraph';
import { inUtc } from '../time/in-utc';
import { END_OF_INSTANTS, FIRST_INSTANT } from './instant';
import { closedChannels, sharedChannels } from './shared-channels';
import { skyAt } from './sky-at';
import { transitAspects } from './transit-aspects';

const hour = 3_600_000;
/** Unix times spread over the years of the engine without any pattern. */
const scattered = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => FIRST_INSTANT + Math.floor(((i * 0.6180339887498949) % 1) * (END_OF_INSTANTS - FIRST_INSTANT)),
  );

describe('the sky of an instant', () => {
  it('is that of a birth at the same instant', () => {
    for (const ms of scattered(60)) {
      const second = Math.floor(ms / 1000) * 1000;
      const iso = new Date(second).toISOString();
      const birth = { birthDate: iso.slice(0, 10), birthTime: iso.slice(11, 19), lat: 10, lon: 20, tz: 'Etc/UTC' };
      const chart = computeChart({ fullName: null, ...birth }, inUtc);
      const sky = skyAt(second);
      expect(sky.activations).toEqual(chart.humanDesign.personality);
      for (const [name, place] of Object.entries(sky.planets))
        expect(chart.westernAstrology.planets[name]).toMatchObject(place);
    }
  });

  it.each([FIRST_INSTANT - 1, END_OF_INSTANTS, Number.NaN, Number.POSITIVE_INFINITY, -8.64e15])(
    'is not told at %d',
    (ms) => {
      expect(() => skyAt(ms)).toThrow(ChartInputError);
    },
  );
  it('is told at both edges', () => {
    expect(skyAt(FIRST_INSTANT).at).toBe('1900-01-01T00:00:00.000Z');
    expect(skyAt(END_OF_INSTANTS - 1).at).toBe('2050-12-31T23:59:59.999Z');
  });
});

describe('aspects of the sky to a chart', () => {
  it('are as exact as they say, and applying exactly when they grow more exact within the hour', () => {
    const natal = { Sun: 19.2, Moon: 123.4, Ascendant: 359.9, Midheaven: 268 };
    const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };
    let seen = 0;
    for (const ms of scattered(200)) {
      const [now, soon] = [skyAt(ms), skyAt(Math.min(ms + hour / 60, END_OF_INSTANTS - 1))];
      for (const { transit, natal: name, type, orb, applying } of transitAspects(now, natal)) {
        const orbAt = (sky: typeof now) =>
          Math.abs(
            Math.abs(halfTurn(sky.planets[transit as 'Sun'].longitude - natal[name as keyof typeof natal])) -
              angles[type],
          );
        expect(orb).toBeCloseTo(orbAt(now), 9);
        // Next to exact or at a station a minute is too long a look.
        if (orb < 0.02 || Math.abs(now.motion[transit as 'Sun']) < 0.002) continue;
        expect(orbAt(soon) < orb).toBe(applying);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(500);
  });
  it('come closest first, and not at all without places', () => {
    const orbs = transitAspects(skyAt(0), { Sun: 19.2, Moon: 123.4, Saturn: 240 }).map(({ orb }) => orb);
    expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
    expect(transitAspects(skyAt(0), {})).toEqual([]);
  });
});

describe('channels of two sets of gates', () => {
  it('are the same in both orders, and with those of each alone all of the union', () => {
    const sets = scattered(80).map((ms) => new Set(skyAt(ms).gates));
    for (const [i, a] of sets.entries()) {
      const b = sets[(i * 7 + 1) % sets.length]!;
      const shared = sharedChannels(a, b);
      expect(shared).toEqual(sharedChannels(b, a));
      const union = bodygraphOf(new Set([...a, ...b])).channels.map(({ id }) => id);
      expect(new Set([...shared, ...closedChannels(a), ...closedChannels(b)])).toEqual(new Set(union));
      for (const id of shared) expect([...closedChannels(a), ...closedChannels(b)]).not.toContain(id);
    }
  });
  it('need one gate from each side', () => {
    expect(sharedChannels(new Set([10]), new Set([20, 34]))).toEqual(['10-20', '10-34']);
    expect(sharedChannels(new Set([10, 20]), new Set([20]))).toEqual([]);
    expect(closedChannels(new Set(CHANNELS.flat().filter((part) => typeof part === 'number')))).toHaveLength(36);
  });
});
