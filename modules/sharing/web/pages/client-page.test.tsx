// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { ids } from '#modules/matching/web/testing/practitioners';
import type { PracticeClient } from '../../schemas/client';
import { clara, laborThree } from '../testing/consents';
import { ClientPage } from './client-page';

const labor = 'Labor 3: Relationships & Love';
const laborPath = `/api/clients/${ids.client}/segments/labor%3A3`;

const enter = async (list: () => PracticeClient[], api: Record<string, unknown> = {}) => {
  const page = renderPage(<ClientPage />, {
    at: `/matching/clients/${ids.ana}`,
    path: '/matching/clients/:id',
    user: aPerson({ role: 'practitioner' }),
    api: {
      'GET /api/practitioners/me': { caseload: { clients: 1, requests: 0, capacity: null } },
      'GET /api/practitioners/me/clients': list,
      [`GET ${laborPath}`]: { key: 'labor:3', content: laborThree },
      ...api,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Client C. W.' });
  return page;
};

it('reads a piece only when it is opened, in the dress of the client’s own words', async () => {
  const { calls } = await enter(() => [clara()]);
  expect(calls.some(({ path }) => path.includes('/segments/'))).toBe(false);
  expect(screen.getByText(/this is written into your client’s record/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: `Open ${labor}` }));
  const words = await screen.findByText(/I love by doing things for people/);
  expect(words.closest('blockquote')).toBeTruthy();
  expect(calls.filter(({ path }) => path.includes('/segments/')).map(({ path }) => path)).toEqual([laborPath]);
  fireEvent.click(screen.getByRole('button', { name: `Close ${labor}` }));
  expect(screen.queryByText(/I love by doing things/)).toBeNull();
});

it('drops what is open once the client has narrowed the consent', async () => {
  let now = [clara()];
  await enter(() => now);
  fireEvent.click(screen.getByRole('button', { name: `Open ${labor}` }));
  await screen.findByText(/I love by doing things for people/);
  now = [clara({ segments: ['birth'] })];
  fireEvent(window, new Event('focus'));
  expect(await screen.findByText(/^Your client has closed this\./)).toBeTruthy();
  expect(screen.queryByText(/I love by doing things/)).toBeNull();
  expect(screen.queryByRole('article', { name: labor })).toBeNull();
  expect(screen.getByRole('article', { name: 'Birth data' })).toBeTruthy();
});

it('takes a refusal as the end of the consent', async () => {
  let now = [clara()];
  await enter(() => now, {
    [`GET ${laborPath}`]: () => {
      now = [{ matchId: ids.ana, displayInitials: 'C. W.' }];
      return new Answer(403, { status: 403, code: 'consent_required', detail: 'Not open.' });
    },
  });
  fireEvent.click(screen.getByRole('button', { name: `Open ${labor}` }));
  expect(await screen.findByText(/^Your client has closed this\./)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Nothing is open to you now' })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

it('asks for pieces that are not open, and keeps the words when that fails', async () => {
  let fails = true;
  const { calls } = await enter(() => [clara()], {
    'POST /api/consents/requests': () =>
      fails ? new Answer(429, { status: 429, code: 'too-many', detail: 'Ask again in an hour.' }) : { id: ids.request },
  });
  const form = within(screen.getByRole('region', { name: 'Ask for something' }));
  expect(form.queryByRole('checkbox', { name: labor })).toBeNull();
  fireEvent.click(form.getByRole('button', { name: 'Ask' }));
  expect((await form.findByRole('alert')).textContent).toContain('Choose at least one piece.');
  fireEvent.click(form.getByRole('checkbox', { name: 'Medical answers' }));
  fireEvent.change(form.getByLabelText(/A sentence for your client/), { target: { value: 'Before Thursday.' } });
  fireEvent.click(form.getByRole('button', { name: 'Ask' }));
  expect((await form.findByRole('alert')).textContent).toContain('Ask again in an hour.');
  fails = false;
  fireEvent.click(form.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(form.getByRole('status').textContent).toMatch(/^Asked\./));
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(2);
  expect(posts[1]?.body).toEqual({
    matchId: ids.ana,
    segments: ['intake-medical'],
    reason: 'prepare-session',
    note: 'Before Thursday.',
  });
  expect(posts[0]?.headers.get('idempotency-key')).toBe(posts[1]?.headers.get('idempotency-key'));
});

it('says that somebody is no client, without another question to the server', async () => {
  const { calls } = renderPage(<ClientPage />, {
    at: `/matching/clients/${ids.tomas}`,
    path: '/matching/clients/:id',
    user: aPerson({ role: 'practitioner' }),
    api: {
      'GET /api/practitioners/me': { caseload: { clients: 1, requests: 0, capacity: null } },
      'GET /api/practitioners/me/clients': [clara()],
    },
  });
  expect(await screen.findByRole('heading', { name: 'This is none of your clients' })).toBeTruthy();
  expect(calls.some(({ path }) => path.startsWith('/api/clients/'))).toBe(false);
});
