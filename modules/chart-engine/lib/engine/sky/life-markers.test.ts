import { describe, expect, it } from 'vitest';
import { halfTurn } from '../ephemeris/sky';
import { END_OF_INSTANTS, FIRST_INSTANT } from './instant';
import { lifeMarkers, solarReturn } from './life-markers';
import { skyAt } from './sky-at';

const angles = { 'waxing-square': 90, opposition: 180, 'waning-square': 270, return: 0 } as const;
const births = Array.from(
  { length: 25 },
  (_, i) => FIRST_INSTANT + Math.floor(((i * 0.6180339887498949) % 1) * 120 * 365.25 * 86_400_000),
);
const at = (ms: number) => ({ from: ms, to: ms });
const longitude = (body: 'Sun' | 'Saturn' | 'Uranus', ms: number) => skyAt(ms).planets[body].longitude;

describe('life markers', () => {
  it('lie where the body stands at its angle to the place at birth, to a thousandth of an arcsecond', () => {
    for (const birth of births) {
      for (const { kind, body, passes } of lifeMarkers(at(birth))) {
        for (const { from, to } of passes) {
          expect(from).toBe(to);
          if (from >= END_OF_INSTANTS) continue;
          const miss = halfTurn(longitude(body, from) - longitude(body, birth) - angles[kind]);
          expect(Math.abs(miss) * 3600).toBeLessThan(0.001);
        }
      }
    }
  });

  it('have an odd number of passes, the middle ones retrograde, and the ages of a life', () => {
    const ages = { Saturn: 29.5, Uranus: 84, Sun: 1 };
    for (const birth of births) {
      const markers = lifeMarkers(at(birth));
      const count: Record<string, number> = {};
      for (const { kind, body, passes, ageYears } of markers) {
        const nth = count[`${body} ${kind}`] ?? 0;
        count[`${body} ${kind}`] = nth + 1;
        const due = ages[body] * (nth + (angles[kind] || 360) / 360);
        expect(Math.abs(ageYears - due)).toBeLessThan(body === 'Uranus' ? 6 : 2.5);
        // What goes on after 2050 may be cut.
        if (passes[0]!.from > END_OF_INSTANTS - 500 * 86_400_000) continue;
        expect([1, 3]).toContain(passes.length);
        const retrograde = passes.map(({ from }) => skyAt(from).planets[body].retrograde);
        expect(retrograde).toEqual(passes.length === 1 ? [false] : [false, true, false]);
      }
    }
  });

  it('find every pass that a daily look finds', () => {
    const birth = Date.UTC(1948, 3, 9, 5, 5);
    const found = lifeMarkers(at(birth)).filter(({ body, kind }) => body === 'Saturn' && kind === 'return');
    const natal = longitude('Saturn', birth);
    let seen = 0;
    for (let ms = birth + 900 * 86_400_000; ms < END_OF_INSTANTS - 86_400_000; ms += 86_400_000) {
      const [now, next] = [ms, ms + 86_400_000].map((day) => halfTurn(longitude('Saturn', day) - natal));
      if (Math.abs(now!) < 20 && now! < 0 !== next! < 0) seen++;
    }
    expect(found.flatMap(({ passes }) => passes)).toHaveLength(seen);
  });

  it('are windows for a birth of unknown time, and every time of the day falls into them', () => {
    const day = { from: Date.UTC(1975, 5, 2), to: Date.UTC(1975, 5, 3) };
    const windows = lifeMarkers(day);
    for (let hour = 0; hour <= 24; hour += 3) {
      for (const { kind, body, passes } of lifeMarkers(at(day.from + hour * 3_600_000))) {
        const all = windows.filter((marker) => marker.kind === kind && marker.body === body);
        for (const { from } of passes) {
          const holds = all.some((marker) =>
            marker.passes.some((pass) => pass.from - 1 <= from && from <= pass.to + 1),
          );
          expect([kind, body, holds]).toEqual([kind, body, true]);
        }
      }
    }
  });
});

describe('a birth on the first civil day', () => {
  it('has its phases where that day began before midnight in Greenwich', () => {
    const birth = Date.UTC(1899, 11, 31, 12, 30);
    expect(lifeMarkers(at(birth))[0]).toMatchObject({ body: 'Saturn', kind: 'waxing-square' });
    expect(solarReturn(at(birth), 1)!.ageYears).toBeCloseTo(1, 2);
    expect(() => lifeMarkers(at(Date.UTC(1899, 11, 30)))).toThrow(/lies outside/);
    expect(lifeMarkers(at(END_OF_INSTANTS + 36_000_000))).toEqual([]);
  });
});

describe('the solar return', () => {
  it('comes every year with the Sun at its place at birth', () => {
    for (const birth of births) {
      const back = solarReturn(at(birth), 30)!.passes[0]!.from;
      expect(Math.abs(halfTurn(longitude('Sun', back) - longitude('Sun', birth))) * 3600).toBeLessThan(0.001);
      expect(Math.abs((back - birth) / 86_400_000 - 30 * 365.2422)).toBeLessThan(1);
    }
  });
  it('is not told before the first and after 2050', () => {
    const birth = Date.UTC(2000, 5, 1);
    expect(solarReturn(at(birth), 0)).toBeNull();
    expect(solarReturn(at(birth), 50)).not.toBeNull();
    expect(solarReturn(at(birth), 51)).toBeNull();
    expect(() => solarReturn(at(Number.NaN), 1)).toThrow(/written like/);
  });
});
