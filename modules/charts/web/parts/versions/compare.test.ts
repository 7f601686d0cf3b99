import { describe, expect, it } from 'vitest';
import { computeChart } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import { compareCharts } from './compare';

const birth = {
  fullName: 'Hélène Marchand',
  birthDate: '1948-04-09',
  lat: 45.50884,
  lon: -73.58781,
  tz: 'America/Toronto',
};
const midnight = computeChart({ ...birth, birthTime: '00:05' }, resolveLocalTime);
const noon = computeChart({ ...birth, birthTime: '12:00' }, resolveLocalTime);
const untimed = computeChart({ ...birth, birthTime: null }, resolveLocalTime);
const changed = (rows: readonly { key: string; same: boolean }[]) =>
  rows.flatMap(({ key, same }) => (same ? [] : [key]));

describe('two versions of a chart', () => {
  it('finds nothing between a chart and itself', () => {
    const same = compareCharts(midnight, midnight);
    expect(same.changes).toBe(0);
    expect([...same.design, ...same.centres, ...same.activations, ...same.planets, ...same.numbers]).toHaveLength(
      6 + 9 + 26 + Object.keys(midnight.westernAstrology.planets).length + 1 + 5,
    );
    expect(same.gates?.both.map(Number)).toEqual(midnight.humanDesign.gates);
  });

  it('names what another hour of the same day changes, and leaves alone what it cannot', () => {
    const { numbers, planets, activations, gates, channels, changes } = compareCharts(midnight, noon);
    expect(changed(numbers)).toEqual([]);
    expect(changed(planets)).toEqual(expect.arrayContaining(['Moon', 'rising']));
    expect(changed(activations)).toContain('personality.Moon');
    expect(changed(activations)).not.toContain('design.Pluto');
    const moon = planets.find(({ key }) => key === 'Moon');
    expect(moon?.one).toBe(`${Math.floor(midnight.westernAstrology.planets.Moon?.degree ?? 0)} Aries`);
    for (const gate of gates?.onlyOne ?? []) expect(noon.humanDesign.gates).not.toContain(Number(gate));
    for (const gate of gates?.onlyOther ?? []) expect(midnight.humanDesign.gates).not.toContain(Number(gate));
    for (const channel of channels?.onlyOther ?? []) expect(midnight.humanDesign.channels).not.toContain(channel);
    expect(changes).toBeGreaterThan(5);
  });

  it('is the same from the other side', () => {
    const [there, back] = [compareCharts(midnight, noon), compareCharts(noon, midnight)];
    expect(back.changes).toBe(there.changes);
    expect(back.gates?.onlyOne).toEqual(there.gates?.onlyOther);
    expect(back.centres.map(({ one, other }) => [other, one])).toEqual(
      there.centres.map(({ one, other }) => [one, other]),
    );
  });

  it('says that an unknown time leaves something open instead of calling it gone', () => {
    const { gates, channels, design } = compareCharts(midnight, untimed);
    expect([gates, channels]).toEqual([null, null]);
    expect(design.find(({ key }) => key === 'type')).toMatchObject({ one: 'Manifestor', other: null, same: false });
  });
});
