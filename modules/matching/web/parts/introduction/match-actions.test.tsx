// @vitest-environment happy-dom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import type { MatchView } from '../../../schemas/match';
import { ana, ids } from '../../testing/practitioners';
import { MatchActions } from './match-actions';

configure({ asyncUtilTimeout: 8000 });

const aMatch = (overrides: Partial<MatchView> = {}): MatchView => ({
  id: ids.ana,
  practitionerId: ids.ana,
  compatibilityScore: '92.00',
  reasons: [],
  status: 'suggested',
  declineReason: null,
  can: ['requested'],
  version: 2,
  updatedAt: '2026-11-20T09:12:00.000Z',
  parts: [],
  practitioner: ana,
  ...overrides,
});
const briefPath = `/api/matches/${ids.ana}/brief`;
const show = (match: MatchView, api: Record<string, unknown> = {}) =>
  renderPage(<MatchActions match={match} name="Ana Reyes" loud />, { api });

it('says why somebody cannot be asked, and what to do instead', () => {
  show(aMatch({ can: [] }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/^Ana Reyes cannot be asked at present/)).toBeTruthy();
});

it('shows the brief exactly as it would be sent, follows what is added, and sends just that', async () => {
  const { calls } = show(aMatch(), {
    [`GET ${briefPath}`]: ({ path }: { path: string }) => ({
      themes: ['Dreams'],
      designType: 'Manifestor',
      language: path.includes('language=de') ? 'de' : null,
      utcOffset: null,
      reasons: [],
    }),
    [`PATCH /api/matches/${ids.ana}`]: aMatch({ status: 'requested', version: 3 }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ask for an introduction to Ana Reyes' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'What Ana Reyes would see' }));
  expect(await sheet.findByText('Manifestor')).toBeTruthy();
  fireEvent.change(sheet.getByLabelText('Answer me in'), { target: { value: 'de' } });
  expect(await sheet.findByText('German', { selector: 'dd' })).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Send the request' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const sent = calls.find(({ method }) => method === 'PATCH');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual([
    '"2"',
    { status: 'requested', brief: { language: 'de' } },
  ]);
});

it('keeps the sheet with its choices when the request is refused, and says why', async () => {
  show(aMatch(), {
    [`GET ${briefPath}`]: { themes: [], designType: null, language: null, utcOffset: null, reasons: [] },
    [`PATCH /api/matches/${ids.ana}`]: new Answer(409, {
      status: 409,
      code: 'practitioner-closed',
      detail: 'This practitioner takes no requests now.',
    }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ask for an introduction to Ana Reyes' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Not known')).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Send the request' }));
  expect((await sheet.findByRole('alert')).textContent).toContain('takes no requests now');
});

it('ends a match only after a second yes', async () => {
  const { calls } = show(aMatch({ status: 'accepted', can: ['ended'] }), {
    [`PATCH /api/matches/${ids.ana}`]: aMatch({ status: 'ended', version: 3 }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'End this match' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'End this match' }));
  fireEvent.click(await screen.findByRole('button', { name: 'End it' }));
  await expect
    .poll(() => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body))
    .toEqual([{ status: 'ended' }]);
});

it('says a decline with its reason, and offers nothing', () => {
  show(aMatch({ status: 'declined', declineReason: 'no-capacity', can: [] }));
  expect(screen.getByText('Ana Reyes has no free place at present. Nothing of yours was read.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
