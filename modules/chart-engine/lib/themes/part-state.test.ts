import { beforeAll, describe, expect, it } from 'vitest';
import { projectFile } from '#core/server/root';
import { resolveLocalTime } from '#modules/geo/public-server';
import { type Chart, computeChart, useEphemerisFile as readTablesFrom } from '../engine';
import { lookOf } from './look';
import { partStateOf } from './part-state';

beforeAll(() => readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin')));

const chartOf = (birthTime: string | null): Chart =>
  computeChart(
    { fullName: null, birthDate: '1948-04-09', birthTime, lat: 45.50884, lon: -73.58781, tz: 'America/Toronto' },
    resolveLocalTime,
  );
const stateIn = (chart: Chart) => (text: string) => partStateOf(lookOf(text)!, chart);

describe('how a part stands in a chart', () => {
  it('is read for centres, channels and gates', () => {
    const state = stateIn(chartOf('00:05'));
    expect(['center-Throat', 'channel-10-20', 'gate-51'].map(state)).toEqual(['defined', 'defined', 'defined']);
    expect(['center-Sacral', 'channel-34-57', 'gate-34'].map(state)).toEqual(['open', 'open', 'open']);
  });

  it('is open for a channel that has one gate only', () => {
    const state = stateIn(chartOf('00:05'));
    expect([state('gate-57'), state('channel-34-57')]).toEqual(['defined', 'open']);
  });

  it('is never claimed to be open while a birth time may still define it', () => {
    const chart = chartOf(null);
    const state = stateIn(chart);
    const { certainGates } = chart.sweep!;
    expect(certainGates.map((gate) => state(`gate-${gate}`))).toEqual(certainGates.map(() => 'defined'));
    expect(state('gate-34')).toBe('uncertain');
    for (const [center, defined] of Object.entries(chart.humanDesign.centers))
      expect(state(`center-${center}`)).toBe(defined === null ? 'uncertain' : defined ? 'defined' : 'open');
  });
});
