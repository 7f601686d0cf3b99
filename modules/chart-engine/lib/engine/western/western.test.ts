import { describe, expect, it } from 'vitest';
import { computeChart } from '../compute-chart';
import { halfTurn } from '../ephemeris/sky';
import { inUtc } from '../time/in-utc';
import { anglesOf, equalCusps, placidusCusps } from './angles';
import { aspectsOf } from './aspects';

const sky = (armc: number, latitude: number) => ({ armc, obliquity: 23.44, latitude });

describe('the angles', () => {
  it('put the ascendant east of the midheaven at every latitude', () => {
    for (let latitude = -90; latitude <= 90; latitude += 5) {
      for (let armc = 0.5; armc < 360; armc += 7) {
        const { ascendant, midheaven } = anglesOf(sky(armc, latitude));
        expect(halfTurn(ascendant - midheaven)).toBeGreaterThanOrEqual(0);
      }
    }
  });
  it('give 0 Libra for the ascendant and 0 Cancer for the midheaven when 0 Cancer culminates on the equator', () => {
    const { ascendant, midheaven } = anglesOf(sky(90, 0));
    expect([ascendant, midheaven]).toEqual([expect.closeTo(180, 9), expect.closeTo(90, 9)]);
  });
});

describe('Placidus cusps', () => {
  it('run once around the zodiac, opposite cusps 180 degrees apart', () => {
    for (const latitude of [-60, -30, 0, 45, 64]) {
      for (let armc = 3; armc < 360; armc += 19) {
        const cusps = placidusCusps(sky(armc, latitude))!;
        const widths = cusps.map((cusp, i) => halfTurn(cusps[(i + 1) % 12]! - cusp));
        expect(Math.min(...widths)).toBeGreaterThan(0);
        expect(widths.reduce((a, b) => a + b)).toBeCloseTo(360, 6);
        expect(halfTurn(cusps[6]! - cusps[0]! - 180)).toBeCloseTo(0, 9);
      }
    }
  });
  it('do not exist inside the polar circles', () => {
    expect(placidusCusps(sky(100, 66.6))).toBeNull();
    expect(placidusCusps(sky(100, -78))).toBeNull();
    expect(placidusCusps(sky(100, 66.5))).not.toBeNull();
  });
});

describe('equal houses', () => {
  it('begin at the ascendant and are 30 degrees wide at every latitude, where Placidus ends as well', () => {
    for (const lat of [-90, -78, 0, 48, 66.6, 90]) {
      const birth = { fullName: null, birthDate: '1990-05-17', birthTime: '08:30', lat, lon: 16, tz: 'Etc/UTC' };
      const { ascendant, equalCusps: cusps, placidusCusps: others } = computeChart(birth, inUtc).westernAstrology;
      expect(cusps).toHaveLength(12);
      expect(cusps![0]).toBe(ascendant);
      for (const [i, cusp] of cusps!.entries()) {
        expect(halfTurn(cusps![(i + 1) % 12]! - cusp)).toBeCloseTo(30, 9);
        expect(cusp >= 0 && cusp < 360).toBe(true);
      }
      expect(others === null).toBe(Math.abs(lat) > 66);
    }
    expect(equalCusps(345)[1]).toBe(15);
  });
});

describe('aspects', () => {
  it('reach over 0 Aries and stop at their orbs', () => {
    const far = {
      Earth: 0,
      NorthNode: 0,
      SouthNode: 0,
      Mercury: 33,
      Venus: 74,
      Mars: 101.6,
      Jupiter: 151,
      Saturn: 203,
      Uranus: 225,
      Neptune: 255,
      Pluto: 313,
    };
    const found = aspectsOf({ ...far, Sun: 357, Moon: 4.9 });
    expect(found[0]).toEqual({ a: 'Sun', b: 'Moon', type: 'conjunction', orb: expect.closeTo(7.9, 9) });
    expect(aspectsOf({ ...far, Sun: 357, Moon: 5.1 }).some(({ a, b }) => a === 'Sun' && b === 'Moon')).toBe(false);
  });
});
