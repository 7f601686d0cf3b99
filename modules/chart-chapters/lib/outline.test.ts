import { describe, expect, it } from 'vitest';
import { computeChart, lifeMarkers } from '#modules/chart-engine/public-server';
import { outlineOf, personalYearOf } from './outline';

const now = Date.parse('2026-11-23T12:00:00Z');
const chartOf = (birthDate: string, birthTime: string | null) =>
  computeChart({ fullName: null, birthDate, birthTime, lat: 48.2, lon: 16.4, tz: 'UTC' }, ({ date, time }) => ({
    utc: `${date}T${time.slice(0, 5)}:00.000Z`,
    offsetSeconds: 0,
    status: 'normal',
  }));
const at = (utc: string) => ({ from: Date.parse(utc), to: Date.parse(utc) });
const markers = lifeMarkers(at('1988-03-02T12:00:00Z'));
const outline = (date: string, time: string | null) => outlineOf(chartOf(date, time), date, markers, now);

describe('the chapters of a chart', () => {
  it('go from the design to the present time', () => {
    const groups = outline('1988-03-02', '12:00');
    expect(groups.map(({ id }) => id).filter((id) => id !== 'channels')).toEqual([
      'design',
      'centers',
      'cross',
      'gates',
      'sky',
      'houses',
      'aspects',
      'numbers',
      'chinese',
      'keys',
      'phases',
    ]);
    expect(groups.find(({ id }) => id === 'centers')?.chapters).toHaveLength(9);
    expect(groups.find(({ id }) => id === 'keys')?.chapters).toHaveLength(13);
  });

  it('leave out what an unknown birth time leaves open', () => {
    const groups = outline('1988-03-02', null);
    expect(groups.some(({ id }) => id === 'houses' || id === 'aspects')).toBe(false);
    expect(groups.flatMap(({ chapters }) => chapters).some(({ id }) => id.startsWith('rising.'))).toBe(false);
    expect(groups.find(({ id }) => id === 'numbers')?.chapters.map(({ id }) => id)).toContain('life-path.4');
  });

  it('name the last phase of a life and the next', () => {
    const phases = outline('1988-03-02', '12:00').find(({ id }) => id === 'phases')?.chapters ?? [];
    expect(phases.map(({ id }) => id)).toEqual(['phase.saturn-waxing-square', 'phase.saturn-opposition']);
    expect(phases[0]?.facts[0]).toMatch(/^20\d\d, at about 3\d$/u);
  });

  it('count the personal year from day, month and civil year', () => {
    expect(personalYearOf('1988-03-02', 2026)).toBe(6);
    expect(personalYearOf('1988-12-29', 2026)).toBe(6);
    expect(personalYearOf('1990-07-09', 2026)).toBe(8);
  });
});
