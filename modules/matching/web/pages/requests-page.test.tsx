// @vitest-environment happy-dom
import { configure, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import type { MatchRequest } from '../../schemas/match-status';
import { ids } from '../testing/practitioners';
import { HoursPage } from './hours-page';
import { RequestsPage } from './requests-page';

configure({ asyncUtilTimeout: 8000 });

const practitioner = aPerson({ role: 'practitioner' });
const request: MatchRequest = {
  matchId: ids.ana,
  version: 2,
  requestedAt: '2026-11-21T15:00:00.000Z',
  answerBy: '2026-11-25T00:00:00.000Z',
  compatibilityScore: '92.00',
  brief: { themes: ['Dreams'], designType: 'Manifestor', language: 'en', utcOffset: '+01:00', reasons: [] },
  sample: false,
};
const own = { caseload: { clients: 1, requests: 1, capacity: 8 } };
const matchPath = `/api/matches/${ids.ana}`;

const open = (api: Record<string, unknown>) =>
  renderPage(<RequestsPage />, {
    at: '/matching',
    user: practitioner,
    api: { 'GET /api/practitioners/me': own, 'GET /api/practitioners/me/requests': [request], ...api },
  });

it('keeps the place of the caseload until it is known, so that the requests stay where they are', async () => {
  open({ 'GET /api/practitioners/me': () => new Promise(() => undefined) });
  const list = (await screen.findByRole('button', { name: 'Accept' })).closest('ul');
  expect(list?.previousElementSibling?.textContent).toBe('\u00a0');
});

it('declines with the reason that was chosen, and without one', async () => {
  const { calls } = open({ [`PATCH ${matchPath}`]: {} });
  fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  fireEvent.change(screen.getByLabelText(/Reason, shown to the client/), { target: { value: 'language' } });
  fireEvent.click(screen.getByRole('button', { name: 'Decline the request' }));
  expect(await screen.findByText('Declined. The client gets an email.')).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'PATCH');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"2"', { status: 'declined', reason: 'language' }]);
});

it('says why somebody cannot be accepted, and that a request was taken back', async () => {
  let answer = new Answer(409, { status: 409, code: 'caseload-full', detail: 'Your caseload is full.' });
  open({ [`PATCH ${matchPath}`]: () => answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your caseload is full.');
  answer = new Answer(412, { status: 412, code: 'changed-elsewhere', detail: 'Changed.' });
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('This request was changed or taken back meanwhile.')).toBeTruthy();
});

it('keeps the hours that were typed when another window was quicker, and saves them over its version', async () => {
  const stored = { state: 'open', capacity: null, zone: 'Europe/Berlin', hours: [], exceptions: [], version: 4 };
  let quicker = true;
  const { calls } = renderPage(<HoursPage />, {
    at: '/matching/hours',
    user: practitioner,
    api: {
      'GET /api/practitioners/me': own,
      'GET /api/practitioners/me/availability': stored,
      'PUT /api/practitioners/me/availability': ({ body }: { body: object }) => {
        if (!quicker) return { ...body, version: 10 };
        quicker = false;
        return new Answer(412, {
          status: 412,
          code: 'changed-elsewhere',
          detail: 'x',
          current: { ...stored, version: 9 },
        });
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add hours on Monday' }));
  fireEvent.change(screen.getByLabelText('Monday, to'), { target: { value: '00:00' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Paused: nobody can ask me now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This was changed in another window\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  const [first, second] = calls.filter(({ method }) => method === 'PUT');
  expect([first?.headers.get('if-match'), second?.headers.get('if-match')]).toEqual(['"4"', '"9"']);
  expect(second?.body).toEqual({
    state: 'closed',
    capacity: null,
    zone: 'Europe/Berlin',
    hours: [{ day: 1, from: '09:00', to: '24:00' }],
    exceptions: [],
  });
});
