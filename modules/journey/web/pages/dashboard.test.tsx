// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Answer, aPerson, type RenderOptions, renderPage } from '#core/testing/render';
import { aJourney } from '#modules/profile/web/testing/samples';
import { Dashboard } from './dashboard';

const names = ['Origins', 'Body & Health', 'Relationships & Love', 'Emotions & Shadow', 'Work & Mission', 'Creativity'];
const labors = [...names, 'Power & Money', 'Spirituality', 'Community', 'Time & Death', 'Nature', 'Meaning & Legacy'];
const open = (done: readonly number[], drafts: readonly number[] = [], more: RenderOptions = {}) =>
  renderPage(<Dashboard />, {
    ...more,
    api: {
      'GET /api/journey/me': aJourney({ labors: done.length, nextLabor: done.length < 12 ? done.length + 1 : null }),
      'GET /api/labors': labors.map((name, index) => ({ laborNumber: index + 1, name })),
      'GET /api/labor-responses/me': done.map((laborNumber) => ({ laborNumber })),
      'GET /api/labor-drafts/me': drafts.map((laborNumber) => ({ laborNumber })),
      ...more.api,
    },
  });

test('greets by first name, and a person without one as Friend', () => {
  const first = open([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Ann');
  first.unmount();
  open([], [], { user: aPerson({ firstName: '' }) });
  expect(screen.getByText('Welcome, Friend')).toBeTruthy();
});

test.each([
  ['has answered a Labor', [1], []],
  ['has only begun to write', [], [4]],
])('welcomes back somebody who %s', async (_, done, drafts) => {
  open(done, drafts);
  expect(await screen.findByText('Welcome back, Ann')).toBeTruthy();
});

test('counts Labors of 12 with their percentage, and shows each with its state', async () => {
  open([1, 2, 3, 5, 6, 8, 9], [4]);
  expect(await screen.findByText('7 of 12 Labors complete')).toBeTruthy();
  expect(screen.getByText('58%')).toBeTruthy();
  const twelve = within(await screen.findByRole('list', { name: 'The twelve Labors' }));
  expect(twelve.getAllByText('Completed')).toHaveLength(7);
  expect(twelve.getByRole('link', { name: /4 Emotions & Shadow In Progress/ }).getAttribute('href')).toBe('/intake/4');
  expect(twelve.getAllByText('Pending')).toHaveLength(4);
  expect(await screen.findByText(/You stopped in Labor 4, Emotions & Shadow/)).toBeTruthy();
});

test('offers View Profile once a Labor is done, and a review at twelve', async () => {
  const first = open([]);
  expect((await screen.findByRole('link', { name: 'Continue Assessment' })).getAttribute('href')).toBe('/intake');
  expect(screen.queryByRole('link', { name: 'View Profile' })).toBeNull();
  first.unmount();
  open(Array.from({ length: 12 }, (_, index) => index + 1));
  expect((await screen.findByRole('link', { name: 'Review your Labors' })).getAttribute('href')).toBe('/intake');
  expect(screen.getByRole('link', { name: 'View Profile' }).getAttribute('href')).toBe('/profile');
});

test('leaves out rooms whose module is not there, and client matters for staff', async () => {
  const { calls } = open([], [], { user: aPerson({ role: 'admin', firstName: 'Ida' }) });
  expect(await screen.findByRole('heading', { name: 'Quick actions' })).toBeTruthy();
  for (const name of [/Management/, /Community Forum/, /Find Practitioners/, /Client Assessment/])
    expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.queryByText(/Labors complete/)).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/api/journey/me']);
});

test('one part that fails says so in its place while the rest stays', async () => {
  open([1], [], { api: { 'GET /api/labors': new Answer(500, { status: 500, detail: 'Down.' }) } });
  expect(await screen.findByText('1 of 12 Labors complete')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('The twelve Labors could not be loaded.');
});
