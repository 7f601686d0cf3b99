// @vitest-environment happy-dom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { getPageData, setPageData } from '#core/web/page-data';
import type { CallView } from '../../../schemas/call';
import type { MatchView } from '../../../schemas/match';
import { CallsPage } from '../../pages/calls-page';
import { ana, ids } from '../../testing/practitioners';
import { MatchCall } from './match-call';

configure({ asyncUtilTimeout: 8000 });

const start = '2099-01-12T10:00:00.000Z';
const aCall = (overrides: Partial<CallView> = {}): CallView => ({
  id: ids.request,
  matchId: ids.ana,
  status: 'confirmed',
  start,
  end: '2099-01-12T10:30:00.000Z',
  with: 'Ana Reyes',
  accepted: true,
  version: 2,
  ...overrides,
});
const match: MatchView = {
  id: ids.ana,
  practitionerId: ids.ana,
  compatibilityScore: '92.00',
  reasons: [],
  status: 'accepted',
  declineReason: null,
  can: ['ended'],
  version: 2,
  updatedAt: '2026-11-20T09:12:00.000Z',
  parts: [],
  practitioner: ana,
};
const slots = {
  zone: 'UTC',
  from: '2099-01-12',
  until: '2099-01-26',
  minutes: 30,
  starts: [start, '2099-01-12T10:30:00.000Z'],
  hoursKnown: true,
};
const list = 'GET /api/introduction-calls';
const free = `GET /api/matches/${ids.ana}/call-slots`;
const book = `POST /api/matches/${ids.ana}/call`;
const show = (api: Record<string, unknown>) =>
  renderPage(<MatchCall match={match} name="Ana Reyes" />, { api: { [list]: [], [free]: slots, ...api } });
const opened = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Schedule an introduction call with Ana Reyes' }));
  return within(await screen.findByRole('dialog', { name: 'When would you like to talk?' }));
};
const firstTime = async (dialog: Awaited<ReturnType<typeof opened>>) =>
  within(await dialog.findByRole('group', { name: 'Time' })).getAllByRole('button')[0] as HTMLElement;

it('books a free time of the practitioner', async () => {
  const booked: CallView[] = [];
  const { calls } = show({
    [list]: () => booked,
    [book]: () => {
      booked.push(aCall());
      return new Answer(201, aCall());
    },
  });
  const dialog = await opened();
  fireEvent.click(await firstTime(dialog));
  fireEvent.click(dialog.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByText('Introduction call with Ana Reyes')).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ start });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
});

it('says when somebody was quicker, and asks for the times anew', async () => {
  const { calls } = show({ [book]: new Answer(409, { status: 409, code: 'slot_taken', detail: 'Taken.' }) });
  const dialog = await opened();
  fireEvent.click(await firstTime(dialog));
  fireEvent.click(dialog.getByRole('button', { name: 'Book this time' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Somebody was quicker');
  await expect.poll(() => calls.filter(({ path }) => path.includes('/call-slots')).length).toBeGreaterThan(1);
});

it('says that there are no hours yet', async () => {
  show({ [free]: { ...slots, starts: [], hoursKnown: false } });
  const dialog = await opened();
  expect(await dialog.findByText(/has not entered any hours yet/)).toBeTruthy();
});

it('moves and cancels with the version that was read', async () => {
  const { calls } = show({
    [list]: [aCall()],
    [`PATCH /api/introduction-calls/${ids.request}`]: aCall({ version: 3 }),
    [`POST /api/introduction-calls/${ids.request}/cancel`]: aCall({ status: 'cancelled', version: 3 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Choose another time for the call/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another time for the call' }));
  fireEvent.click(await firstTime(dialog));
  fireEvent.click(dialog.getByRole('button', { name: 'Book this time' }));
  await expect.poll(() => calls.find(({ method }) => method === 'PATCH')?.headers.get('if-match')).toBe('"2"');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Cancel the call/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
  await expect.poll(() => calls.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
});

it('names nobody to a practitioner who has not accepted yet', async () => {
  const clients = { route: '/matching/clients', access: 'signed-in' };
  setPageData({ ...getPageData(), modules: [{ id: 'sharing', roots: [clients] }] as never });
  renderPage(<CallsPage />, {
    user: aPerson({ role: 'practitioner' }),
    api: {
      'GET /api/practitioners/me': null,
      [list]: [aCall({ with: null, accepted: false }), aCall({ id: ids.consent, with: 'Z. Q.' })],
    },
  });
  expect(await screen.findByText('Introduction call with somebody who asked for you')).toBeTruthy();
  expect(screen.getByText('Introduction call with client Z. Q.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'To this client' })).toHaveLength(1);
});
