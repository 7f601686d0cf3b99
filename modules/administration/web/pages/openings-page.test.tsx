// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Grant } from '#core/schemas/break-glass';
import { aPerson, renderPage } from '#core/testing/render';
import { OpeningsPage } from './openings-page';

const intake = '00000000-0000-4000-8000-00000000001a';
const ada = { id: '00000000-0000-4000-8000-0000000000ad', name: 'Ada Admin' };
const opened = (overrides: Partial<Grant> = {}): Grant => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  actor: ada,
  object: `intake:${intake}`,
  reason: 'Her sister called:\nshe is afraid for her.',
  createdAt: '2026-11-20T08:00:00.000000Z',
  expiresAt: '2026-11-20T09:00:00.000000Z',
  ...overrides,
});
const open = (rows: readonly Grant[], role: 'admin' | 'practitioner' = 'admin') =>
  renderPage(<OpeningsPage />, {
    at: '/management/openings',
    user: aPerson({ role }),
    api: { 'GET /api/admin/break-glass': rows },
  });

it('shows who opened what and why, with the ways to the intake and to what else this person did', async () => {
  open([opened(), opened({ id: 'other', actor: { ...ada, name: '' }, object: `diary:${intake}` })]);
  expect(await screen.findByText('Ada Admin')).toBeTruthy();
  expect(screen.getByText('An account that is gone')).toBeTruthy();
  expect(screen.getAllByText(/Her sister called/)).toHaveLength(2);
  expect(screen.getAllByText(/^Could be read until/)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'To the intake' }).map((link) => link.getAttribute('href'))).toEqual([
    `/admin/intakes?intake=${intake}`,
  ]);
  expect(screen.getAllByRole('link', { name: 'What this person did' })[0]?.getAttribute('href')).toBe(
    `/management/audit?actor=${ada.id}&from=${encodeURIComponent('2026-11-20T08:00:00.000000Z')}`,
  );
});

it('says how long an opening still holds', async () => {
  open([opened({ expiresAt: new Date(Date.now() + 600_000).toISOString() })]);
  expect(await screen.findByText(/^Can be read until/)).toBeTruthy();
});

it('teaches when nothing was opened', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Nothing was opened yet' })).toBeTruthy();
});

it('asks nothing for a practitioner', () => {
  const { calls } = open([], 'practitioner');
  expect(screen.getByRole('heading', { name: 'This room is for admins' })).toBeTruthy();
  expect(calls).toEqual([]);
});
