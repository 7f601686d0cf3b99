import { describe, expect, it } from 'vitest';
import { computeChart } from './compute-chart';
import { CENTRE_GATES } from './data/bodygraph';
import { halfTurn } from './ephemeris/sky';
import type { BirthInput } from './input';
import { bodygraphOf } from './rules/bodygraph';
import { CENTRES } from './rules/names';
import { WHEEL, wheelPosition } from './rules/wheel';
import { skyAt } from './sky/sky-at';
import { inUtc } from './time/in-utc';

const DAY = 86_400_000;
const FIRST = Date.UTC(1900, 0, 1);
const SPAN = Date.UTC(2051, 0, 1) - FIRST;
/** Spread between 0 and 1 without any pattern. */
const share = (i: number, step = 0.6180339887498949) => (i * step) % 1;

/** Births all over the years and the earth, poles included. */
const births = Array.from({ length: 2000 }, (_, i): BirthInput => {
  const iso = new Date(FIRST + Math.floor(share(i) * (SPAN / 1000)) * 1000).toISOString();
  return {
    fullName: null,
    birthDate: iso.slice(0, 10),
    birthTime: iso.slice(11, 19),
    lat: i % 50 === 0 ? 90 : 180 * share(i, 0.7548776662466927) - 90,
    lon: 360 * share(i, 0.5698402909980532) - 180,
    tz: 'Etc/UTC',
  };
});
const charts = births.map((birth) => computeChart(birth, inUtc));

describe('every chart', () => {
  it('has the design Sun exactly 88 degrees earlier, 84 to 93 days before', () => {
    for (const { humanDesign, utc, designUtc } of charts) {
      const apart = halfTurn(humanDesign.personality.Sun.longitude! - humanDesign.design.Sun.longitude!);
      expect(Math.abs(apart - 88) * 3600).toBeLessThan(0.001);
      const days = (Date.parse(utc!) - Date.parse(designUtc!)) / DAY;
      expect(days > 84 && days < 93).toBe(true);
    }
  });

  it('has Earth and south node exactly opposite', () => {
    for (const { humanDesign } of charts) {
      for (const half of [humanDesign.personality, humanDesign.design]) {
        for (const [a, b] of [
          ['Sun', 'Earth'],
          ['NorthNode', 'SouthNode'],
        ] as const)
          expect(Math.abs(halfTurn(half[a].longitude! - half[b].longitude! - 180))).toBeLessThan(1e-9);
      }
    }
  });

  it('has nothing open, every angle in its turn and every centre that has a channel defined', () => {
    for (const { humanDesign, westernAstrology, precision } of charts) {
      const { midheaven, ascendant, equalCusps, placidusCusps } = westernAstrology;
      for (const angle of [midheaven!, ascendant!, ...equalCusps!, ...(placidusCusps ?? [])])
        expect(angle >= 0 && angle < 360).toBe(true);
      const joined = new Set(humanDesign.channelDetails!.flatMap(({ centers }) => centers));
      for (const centre of CENTRES) expect(humanDesign.centers[centre]).toBe(joined.has(centre));
      expect(humanDesign.gates).toHaveLength(new Set(humanDesign.gates).size);
      expect(precision.nearestBoundary!.arcsec).toBeLessThanOrEqual(1687.5);
    }
  });

  it('has one of the twelve profiles, and all twelve and all five types occur', () => {
    const profiles = new Set(charts.map(({ humanDesign }) => humanDesign.profile));
    expect([...profiles].toSorted()).toEqual([
      '1/3',
      '1/4',
      '2/4',
      '2/5',
      '3/5',
      '3/6',
      '4/1',
      '4/6',
      '5/1',
      '5/2',
      '6/2',
      '6/3',
    ]);
    expect(new Set(charts.map(({ humanDesign }) => humanDesign.type)).size).toBe(5);
  });

  it('becomes no poorer in channels by the gates of another', () => {
    for (let i = 0; i < 300; i++) {
      const [a, b] = [charts[i]!.humanDesign, charts[i * 3 + 1]!.humanDesign];
      const [both, turned] = [
        [...a.gates!, ...b.gates!],
        [...b.gates!, ...a.gates!],
      ].map((gates) => bodygraphOf(new Set(gates)));
      expect(both).toEqual(turned);
      expect(both!.channels.map(({ id }) => id)).toEqual(expect.arrayContaining([...a.channels!, ...b.channels!]));
    }
  });
});

describe('the wheel', () => {
  it('is closed, and every gate and every line is reached', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 384; i++) {
      const edge = (302 + i * 0.9375) % 360;
      const [start, end] = [wheelPosition(edge), wheelPosition(edge + 0.9375 - 1e-9)];
      expect([start.gate, start.line]).toEqual([end.gate, end.line]);
      expect([start.color, start.tone, start.base, end.color, end.tone, end.base]).toEqual([1, 1, 1, 6, 6, 5]);
      expect(start).toEqual(wheelPosition(edge + 360));
      seen.add(`${start.gate}.${start.line}`);
    }
    expect(seen.size).toBe(384);
    expect([...WHEEL].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
    expect(CENTRES.flatMap((centre) => CENTRE_GATES[centre]).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 64 }, (_, i) => i + 1),
    );
  });
});

describe('time', () => {
  it('moves the Sun and the Moon strictly forward, from a millisecond to a day', () => {
    for (let i = 0; i < 1500; i++) {
      const ms = FIRST + Math.floor(share(i) * (SPAN - 2 * DAY));
      for (const step of [100, 60_000, DAY]) {
        const [now, then] = [skyAt(ms).planets, skyAt(ms + step).planets];
        expect(halfTurn(then.Sun.longitude - now.Sun.longitude)).toBeGreaterThan(0);
        expect(halfTurn(then.Moon.longitude - now.Moon.longitude)).toBeGreaterThan(0);
      }
    }
  });

  it('goes on without a jump at the turns of the year and where rules for TT - UT1 change', () => {
    for (let year = 1901; year <= 2050; year++) {
      for (const edge of [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)]) {
        const [before, after] = [skyAt(edge - 500), skyAt(edge + 500)];
        for (const [name, { longitude }] of Object.entries(after.planets)) {
          const body = name as keyof typeof before.planets;
          const moved = halfTurn(longitude - before.planets[body].longitude) * 86_400;
          expect(Math.abs(moved - before.motion[body])).toBeLessThan(0.01);
        }
      }
    }
  });
});
