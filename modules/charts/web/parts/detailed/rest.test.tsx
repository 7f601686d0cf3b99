// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectFile } from '#core/server/root';
import { renderPage } from '#core/testing/render';
import { computeChart, useEphemerisFile as readTablesFrom } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import type { ClientView, HolisticProfileView } from '#modules/profile/public';
import { aClientView } from '#modules/profile/web/testing/samples';
import { Rest } from './rest';

readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin'));

/** The page of a real chart. */
const open = (overrides: Partial<ClientView> = {}) => {
  const client = aClientView(overrides);
  const { latitude: lat, longitude: lon, zone: tz } = client.place;
  const { birthDate, birthTime, nameAtBirth: fullName } = client;
  const chart = computeChart({ fullName, birthDate, birthTime, lat, lon, tz }, resolveLocalTime);
  const profile = {
    version: 2,
    createdAt: '2026-11-21T10:00:00Z',
    note: 'Changed: birth time',
    chart,
    additionalKeys: { enneagram: null },
    sources: { chakras: 'Our convention.', enneagram: 'Not assessed.', humanDesign: 'Computed.' },
  } as unknown as HolisticProfileView;
  return renderPage(<Rest profile={profile} client={client} overlays={[]} />);
};
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const unknown = { birthTime: null, birthTimeUnknown: true, moment: null };

test('tells sun, moon and rising sign, placements, houses and aspects', () => {
  open();
  const sky = section('The sky at 00:05');
  const placements = within(sky.getByRole('table', { name: /^Where the planets stood/ }));
  expect(placements.getByRole('row', { name: /^Sun/ }).textContent).toBe('Sun19°15′30″Aries5');
  expect(placements.getByRole('row', { name: /^Saturn/ }).textContent).toContain('retrograde');
  expect(within(sky.getByRole('table', { name: /^Houses/ })).getAllByRole('row')).toHaveLength(13);
  expect(within(sky.getByRole('table', { name: /^Aspects/ })).getAllByRole('row').length).toBeGreaterThan(10);
});

test('without a time guesses no rising sign and no houses, and lists what stays open with its share', () => {
  open(unknown);
  const sky = section(/^The sky of 9 April 1948/);
  expect(sky.getByText('Rising').nextElementSibling?.textContent).toBe('Depends on the time of birth');
  expect(sky.queryByText(/Ascendant/)).toBeNull();
  expect(sky.queryByRole('table', { name: /^Houses/ })).toBeNull();
  const day = section('Without a time of birth');
  expect(day.getByText('Stays open')).toBeTruthy();
  expect(day.getByText('12 possible')).toBeTruthy();
  expect(day.getAllByText(/% of the day$/).length).toBeGreaterThan(12);
});

test('says what a missing name means, and shows its numbers when it is there', () => {
  const first = open();
  expect(section('Numbers').getByRole('link', { name: 'Add your name at birth' })).toBeTruthy();
  first.unmount();
  open({ nameAtBirth: 'Hélène Marchand' });
  const numbers = section('Numbers');
  expect(numbers.queryByRole('link')).toBeNull();
  expect(numbers.getByText('Expression').nextElementSibling?.textContent).toBe('3');
});

test('names conventions as such and what was not assessed', () => {
  open();
  expect(section('Chakras').getByText(/^Our convention, not a tradition/)).toBeTruthy();
  expect(section('Additional keys').getByText('The Practical Initiator')).toBeTruthy();
  expect(section('Additional keys').getByText('not assessed')).toBeTruthy();
});

test('shows what the chart was computed from, and how exact it is', () => {
  open();
  const birth = section('Birth and accuracy');
  expect(birth.getByText('America/Toronto · UTC−05:00')).toBeTruthy();
  expect(birth.getByText('9 April 1948, 05:05:00 UTC')).toBeTruthy();
  expect(birth.getByText('Exact')).toBeTruthy();
  expect(birth.getByText(/^Nearest to the edge of its line:/)).toBeTruthy();
  expect(birth.getByRole('link', { name: 'GeoNames' })).toBeTruthy();
});

test('says how long the day was on which the clock was moved, and shares that time alone', () => {
  const vienna = { latitude: 48.2, longitude: 16.37, zone: 'Europe/Vienna' };
  const place = { ...aClientView().place, ...vienna };
  const first = open({ ...unknown, birthDate: '1990-09-30', place });
  expect(section('Without a time of birth').getByText(/so that it had 25 hours\. Shares are of the time/)).toBeTruthy();
  first.unmount();
  open({ ...unknown, birthDate: '1990-05-17', place });
  expect(section('Without a time of birth').queryByText(/Shares are of the time/)).toBeNull();
});
