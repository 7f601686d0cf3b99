// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectFile } from '#core/server/root';
import { renderPage } from '#core/testing/render';
import { computeChart, useEphemerisFile as readTablesFrom } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import type { ClientView } from '#modules/profile/public';
import { aClientView } from '#modules/profile/web/testing/samples';
import { ComputedPage } from './computed';

readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin'));

const open = (overrides: Partial<ClientView> = {}) => {
  const client = aClientView({ nameAtBirth: 'Mary Lynn', ...overrides });
  const { latitude: lat, longitude: lon, zone: tz } = client.place;
  const { birthDate, birthTime, nameAtBirth: fullName } = client;
  const chart = computeChart({ fullName, birthDate, birthTime, lat, lon, tz }, resolveLocalTime);
  const profile = { version: 1, createdAt: '2026-11-21T10:00:00Z', note: 'First profile', chart, sources: {} };
  renderPage(<ComputedPage />, {
    at: '/profile/computed',
    api: { 'GET /api/holistic-profiles/me': profile, 'GET /api/clients/me': client },
  });
  return chart;
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('tells the inputs, the moment in UTC and the design moment', async () => {
  open();
  const inputs = await section('What went in');
  expect(inputs.getByText('America/Toronto · UTC−05:00')).toBeTruthy();
  expect(inputs.getByText('9 April 1948, 05:05:00 UTC')).toBeTruthy();
  expect(inputs.getByText('exact')).toBeTruthy();
  expect(inputs.getByText(/^Hedo’s engine/)).toBeTruthy();
});

test('gives every activation its distance to the next line', async () => {
  const chart = open();
  const table = (await section('The 26 activations')).getByRole('table');
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(27);
  const { gate, line } = chart.humanDesign.personality.Sun;
  expect(rows[1]?.textContent).toContain(`Sun, at birth19°15′30″ Aries${gate}.${line}`);
  expect(rows[1]?.textContent).toMatch(/′\d\d″ to \d+\.\d/);
});

test('marks the one rule that gave type and authority', async () => {
  const chart = open();
  const design = await section('Human Design');
  const marked = design.getAllByText('this one').map((mark) => mark.parentElement?.textContent);
  expect(marked).toEqual([
    expect.stringContaining(`: ${chart.humanDesign.type}`),
    expect.stringContaining(`: ${chart.humanDesign.authority}`),
  ]);
});

test('shows the sums behind the numbers, as they come to the values of the chart', async () => {
  const chart = open();
  const numbers = await section('Numbers');
  const path = numbers.getByText(/^1948/).textContent ?? '';
  expect(path.endsWith(String(chart.numerology.lifePath))).toBe(true);
  expect(numbers.getAllByText(/MARY/)).toHaveLength(3);
  expect((await section('Chinese year')).getByText(/on or after that day, so in the year 1948/)).toBeTruthy();
});

test('claims nothing that an unknown time leaves open', async () => {
  open({ birthTime: null, birthTimeUnknown: true, moment: null, nameAtBirth: null });
  expect((await section('What went in')).getByText('not known: the whole day was gone through')).toBeTruthy();
  const moon = (await section('The 26 activations')).getByRole('row', { name: /^Moon, at birth/ });
  expect(moon.textContent).toContain('depends on the birth time');
  expect((await section('Western astrology')).getByText('depends on the birth time')).toBeTruthy();
  expect((await section('Numbers')).getAllByText(/left out/)).toHaveLength(3);
});
