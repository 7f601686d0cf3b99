import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EphemerisError } from '../errors';
import { deltaT, toTerrestrial, unixTime } from '../time/julian';
import { CHANNELS, TABLE_END, TABLE_START } from './format';
import { ephemeris } from './load';
import { designInstant, halfTurn, longitudesAt, motionAt } from './sky';
import { openEphemeris } from './tables';

const file = readFileSync(fileURLToPath(new URL('../data/ephemeris.bin', import.meta.url)));
const tables = ephemeris();

/** Instants spread over the span without any pattern (golden ratio steps). */
const scattered = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => TABLE_START + 100 + ((i * 0.6180339887498949) % 1) * (TABLE_END - TABLE_START - 110),
  );

describe('the ephemeris file', () => {
  it('stays under 6 MB', () => {
    expect(file.length).toBeLessThan(6_000_000);
  });
  it('is refused when one bit differs, when it is cut, and when it is something else', () => {
    const spoilt = Buffer.from(file);
    spoilt[spoilt.length - 5]! ^= 1;
    for (const bytes of [spoilt, file.subarray(0, file.length - 4), Buffer.from('hello'), new Uint8Array(64)]) {
      expect(() => openEphemeris(bytes)).toThrow(EphemerisError);
    }
  });
  it('opens from bytes at any offset', () => {
    const shifted = Buffer.concat([Buffer.from([0]), file]).subarray(1);
    expect(openEphemeris(shifted).value('Moon', 2_451_545)).toBe(tables.value('Moon', 2_451_545));
  });
});

describe('the tables', () => {
  /** Days between possible seams: pieces of 8 or 16 days are halved once, those of the planets near the Sun up to six times. */
  const seamsOf = (channel: (typeof CHANNELS)[number]): number => {
    if (['Sun', 'Moon', 'NorthNode', 'nutation', 'obliquity'].includes(channel)) return 4;
    return channel === 'Mercury' ? 1 / 8 : 1 / 4;
  };

  it('join without a jump of a hundredth of an arcsecond at every seam of every body, a tenth next to the Sun', () => {
    const step = 1e-7;
    for (const channel of CHANNELS) {
      const seam = seamsOf(channel);
      const wide: number[] = [];
      for (let jd = TABLE_START + seam; jd < TABLE_END; jd += seam) {
        const jump = halfTurn(tables.value(channel, jd + step) - tables.value(channel, jd - step));
        const beyond = Math.abs(jump - 2 * step * tables.rate(channel, jd)) * 3600;
        if (beyond < 0.01) continue;
        // The bending of light has a kink at the Sun's limb that no polynomial follows.
        const fromSun = Math.abs(halfTurn(tables.value(channel, jd) - tables.value('Sun', jd)));
        expect([channel, beyond < 0.1, fromSun < 0.3]).toEqual([channel, true, true]);
        wide.push(jd);
      }
      expect(wide.length).toBeLessThan(10);
    }
  });
  it('move the Sun and the Moon always forward', () => {
    for (const tt of scattered(2000)) {
      expect(motionAt(tables, 'Sun', tt)).toBeGreaterThan(0.95);
      expect(motionAt(tables, 'Moon', tt)).toBeGreaterThan(11.7);
    }
  });
  it('have rates that are the slopes of their values', () => {
    for (const tt of scattered(300)) {
      for (const channel of CHANNELS) {
        const slope = halfTurn(tables.value(channel, tt + 0.001) - tables.value(channel, tt - 0.001)) / 0.002;
        expect(Math.abs(slope - tables.rate(channel, tt))).toBeLessThan(1e-3);
      }
    }
  });
});

describe('the sky', () => {
  it('places Earth and south node opposite', () => {
    for (const tt of scattered(200)) {
      const at = longitudesAt(tables, tt);
      expect(Math.abs(halfTurn(at.Earth - at.Sun - 180))).toBeLessThan(1e-9);
      expect(Math.abs(halfTurn(at.SouthNode - at.NorthNode - 180))).toBeLessThan(1e-9);
      for (const longitude of Object.values(at)) expect(longitude >= 0 && longitude < 360).toBe(true);
    }
  });
  it('finds the design instant exactly 88 degrees of the Sun earlier, 84 to 93 days', () => {
    for (const tt of scattered(500)) {
      const design = designInstant(tables, tt);
      expect(tt - design).toBeGreaterThan(84);
      expect(tt - design).toBeLessThan(93);
      const apart = halfTurn(longitudesAt(tables, tt).Sun - longitudesAt(tables, design).Sun);
      expect(Math.abs(apart - 88) * 3600).toBeLessThan(0.001);
    }
  });
});

describe('time scales', () => {
  it('know TT - UT1 of the observed years', () => {
    expect(deltaT(2_451_544.5)).toBeCloseTo(63.83, 1);
    expect(deltaT(2_415_020.5)).toBeCloseTo(-1.99, 1);
  });
  it('lead from UT to TT and back', () => {
    for (const tt of scattered(100))
      expect(Math.abs(toTerrestrial(unixTime(tt) / 864e5 + 2_440_587.5) - tt) * 864e5).toBeLessThan(1.1);
  });
});
