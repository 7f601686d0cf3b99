import { expect, it } from 'vitest';
import { computeChartWithin } from './compute-chart';

const birth = { fullName: null, birthDate: '1988-03-02', birthTime: null, lat: 0, lon: 0, tz: 'UTC' };
const hour = 3_600_000;
const noon = Date.parse('1988-03-02T12:00:00Z');

it('sweeps all the time between two instants, however long', () => {
  for (const hours of [1, 26, 50]) {
    const [from, to] = [noon - (hours / 2) * hour, noon + (hours / 2) * hour];
    const { sweep, timeKnown } = computeChartWithin(birth, from, to);
    const swept = sweep?.possible.moon.flatMap(({ intervals }) => intervals) ?? [];
    const milliseconds = swept.reduce((sum, one) => sum + Date.parse(one.to) - Date.parse(one.from), 0);
    expect([timeKnown, Math.round(milliseconds / 60_000)]).toEqual([false, hours * 60]);
  }
});

it('says only what holds all the time', () => {
  const hourOnly = computeChartWithin(birth, noon, noon + hour);
  const days = computeChartWithin(birth, noon - 25 * hour, noon + 25 * hour);
  expect(hourOnly.westernAstrology.moon).not.toBeNull();
  // The Moon goes about 27 degrees in fifty hours.
  expect(days.sweep?.possible.moon.length).toBeGreaterThan(1);
  expect(days.westernAstrology.moon).toBeNull();
});
