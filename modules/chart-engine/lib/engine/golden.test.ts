import { describe, expect, it } from 'vitest';
import type { Activations } from './chart';
import { computeChart } from './compute-chart';
import { boundaryOf } from './rules/boundary';
import { BODIES } from './rules/names';
import golden from './testing/data/golden-births.json';
import { inUtc } from './time/in-utc';

const chartAt = (utc: string) =>
  computeChart(
    {
      fullName: null,
      birthDate: utc.slice(0, 10),
      birthTime: utc.slice(11, 19),
      lat: 48,
      lon: 16,
      tz: 'Etc/UTC',
    },
    inUtc,
  );
const written = (half: Activations) => BODIES.map((body) => `${half[body].gate}.${half[body].line}`).join(' ');

describe('births computed by Swiss Ephemeris', () => {
  it('have the same gate and line in all 26 activations, but for those within half an arcsecond of a boundary', () => {
    const strays: string[] = [];
    let compared = 0;
    for (const { utc, personality, design } of golden.births) {
      const { humanDesign } = chartAt(utc);
      for (const [half, expected] of [
        [humanDesign.personality, personality],
        [humanDesign.design, design],
      ] as const) {
        const lines = expected.split(' ');
        expect(lines).toHaveLength(BODIES.length);
        for (const [i, body] of BODIES.entries()) {
          const { gate, line, longitude } = half[body];
          if (`${gate}.${line}` === lines[i] || boundaryOf(longitude!).grade === 'borderline') compared++;
          else strays.push(`${utc} ${body}: ${gate}.${line} instead of ${lines[i]}`);
        }
      }
    }
    expect(strays).toEqual([]);
    expect(compared).toBe(600 * 26);
  });

  it('are, whole, at least 99.9 in a hundred', () => {
    const same = golden.births.filter(({ utc, personality, design }) => {
      const { humanDesign } = chartAt(utc);
      return written(humanDesign.personality) === personality && written(humanDesign.design) === design;
    });
    expect(same.length / golden.births.length).toBeGreaterThanOrEqual(0.999);
  });

  it('have the same design instant within a second', () => {
    for (const { utc, designUtc } of golden.births)
      expect(Math.abs(Date.parse(chartAt(utc).designUtc!) - Date.parse(designUtc))).toBeLessThanOrEqual(1000);
  });
});
