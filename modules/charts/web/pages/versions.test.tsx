// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { projectFile } from '#core/server/root';
import { Answer, type RenderOptions, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import { computeChart, useEphemerisFile as readTablesFrom } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import { VersionsPage } from './versions';

readTablesFrom(projectFile('modules/chart-engine/lib/engine/data/ephemeris.bin'));
const place = { lat: 45.50884, lon: -73.58781, tz: 'America/Toronto', fullName: null, birthDate: '1948-04-09' };
const versionOf = (version: number, time: string | null) => ({
  profile: {
    id: `v${version}`,
    version,
    createdAt: '2026-11-20T10:00:00Z',
    note: version === 1 ? 'First profile' : 'Changed: birth time',
    timeKnown: time !== null,
    chart: computeChart({ ...place, birthTime: time }, resolveLocalTime),
  },
  birth: {
    date: '1948-04-09',
    time,
    window: null,
    place: 'Montréal, Quebec, Canada',
    zone: 'America/Toronto',
    nameAtBirth: null,
  },
});
const listed = [3, 2, 1].map((version) => ({
  id: `v${version}`,
  version,
  createdAt: '2026-11-20T10:00:00Z',
  note: '',
  engine: 'e',
}));
const base = '/api/holistic-profiles/versions';
const open = (at = '/profile/versions', api: RenderOptions['api'] = {}) =>
  renderPage(<VersionsPage />, {
    at,
    api: {
      [`GET ${base}`]: listed,
      [`GET ${base}/v1`]: versionOf(1, '00:05'),
      [`GET ${base}/v2`]: versionOf(2, '12:00'),
      [`GET ${base}/v3`]: versionOf(3, null),
      ...api,
    },
  });

test('sets two versions side by side, with what changed in words', async () => {
  open('/profile/versions?one=v1&other=v2');
  expect(await screen.findByText(/^\d+ things differ\.$/)).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Version 1' })).getByText(/^Born 9 April 1948, 00:05, Montréal/),
  ).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Version 2' })).getByText(/12:00/)).toBeTruthy();
  const sky = within(screen.getByRole('region', { name: 'The sky' }));
  expect(sky.getByRole('row', { name: /^Moon/ }).textContent).toMatch(/15° Aries.*\d+° Aries/);
  expect(sky.queryByRole('row', { name: /^Pluto/ })).toBeNull();
  expect(within(screen.getByRole('region', { name: 'Numbers' })).getByText('Unchanged.')).toBeTruthy();
});

test('shows what stayed the same on demand, and then marks what changed by a word', async () => {
  open('/profile/versions?one=v1&other=v2');
  await user.click(await screen.findByRole('checkbox', { name: 'Show also what stayed the same' }));
  const sky = within(screen.getByRole('region', { name: 'The sky' }));
  expect(sky.getByRole('row', { name: /^Moon/ }).textContent).toContain('changed');
  expect(sky.getByRole('row', { name: /^Pluto/ }).textContent).not.toContain('changed');
});

test('chooses the newest two, and says what an unknown time leaves open', async () => {
  open();
  expect(await screen.findByText(/things differ/)).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'First version' }).value).toBe('v2');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Second version' }).value).toBe('v3');
  expect(screen.getByText(/^Born 9 April 1948, time unknown/)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Gates' })).getByText(/no time of birth/)).toBeTruthy();
});

test('says what to do with one version, with the same twice, and with one of somebody else', async () => {
  const { unmount } = open('/profile/versions', { [`GET ${base}`]: listed.slice(2) });
  expect(await screen.findByText(/There is one version of your chart so far/)).toBeTruthy();
  unmount();
  const same = open('/profile/versions?one=v1&other=v1');
  expect(await screen.findByText(/Both sides show the same version/)).toBeTruthy();
  same.unmount();
  open('/profile/versions?one=v1&other=strange', {
    [`GET ${base}/strange`]: new Answer(404, { status: 404, detail: 'x' }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('not among yours');
});

test('shows earlier versions when they are asked for, and keeps what was there', async () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => ({
      ...listed[0],
      id: `v${from - index}`,
      version: from - index,
    }));
  const { calls } = open('/profile/versions?one=v1&other=v2', {
    [`GET ${base}`]: ({ path }: { path: string }) => (path.endsWith('?cursor=v6') ? rows(5, 1) : rows(8, 6)),
  });
  const first = await screen.findByLabelText('First version');
  const options = () => [...first.querySelectorAll('option')].map(({ textContent }) => textContent?.split(',')[0]);
  expect(options()).toEqual(['An earlier version', 'Version 8', 'Version 7', 'Version 6']);
  await user.click(screen.getByRole('button', { name: 'Show earlier versions' }));
  expect(await within(first).findByRole('option', { name: /^Version 1,/ })).toBeTruthy();
  expect(options()).toHaveLength(8);
  expect((first as HTMLSelectElement).value).toBe('v1');
  expect(screen.queryByRole('button', { name: 'Show earlier versions' })).toBeNull();
  expect(calls.filter(({ path }) => path.includes('cursor='))).toHaveLength(1);
});
