// @vitest-environment happy-dom
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import { ids } from '#modules/matching/web/testing/practitioners';
import type { ConsentRow } from '../../schemas/consent';
import { aConsent, anaAsks, anaRow, overviewWith, tomasRow } from '../testing/consents';
import { SharingPage } from './sharing-page';

// Large tables are slow to draw and to search on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const labor = 'Labor 1: Origins';
const consentPath = `/api/consents/${ids.consent}`;

const open = async (rows: ConsentRow[], api: Record<string, unknown> = {}) => {
  const page = renderPage(<SharingPage />, {
    at: '/matching/sharing',
    api: { 'GET /api/consents/me': overviewWith(rows), ...api },
  });
  await screen.findByRole('table');
  const writes = (): Call[] => page.calls.filter(({ method }) => method !== 'GET');
  return { ...page, writes };
};
const cell = (name: string, segment: string): HTMLInputElement =>
  screen.getByRole('switch', { name: `${name} may read: ${segment}` });

it('is a table that names every crossing, with the last reading and its zone', async () => {
  await open([anaRow(), tomasRow()]);
  expect(screen.getByRole('columnheader', { name: 'Ana Reyes' })).toBeTruthy();
  const row = screen.getByRole('row', { name: /^Labor 3: Relationships & Love/ });
  expect(within(row).getByText(/^Read Nov 21, .*(UTC|GMT|[A-Z]{3,4})/)).toBeTruthy();
  expect(cell('Ana Reyes', 'Labor 3: Relationships & Love').checked).toBe(true);
  expect(cell('Tomás Oyarzún', 'Labor 3: Relationships & Love').checked).toBe(false);
  expect(screen.queryByText('Labor 2: Body & Health')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 pieces that are still empty' }));
  expect(cell('Ana Reyes', 'Labor 2: Body & Health').disabled).toBe(true);
});

it('shows a change only once the server has made it', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { writes } = await open([anaRow()], {
    [`PATCH ${consentPath}`]: () => new Promise((made) => (answer = made)),
  });
  fireEvent.click(cell('Ana Reyes', labor));
  expect(await screen.findByText('Saving...')).toBeTruthy();
  expect(cell('Ana Reyes', labor).checked).toBe(false);
  answer(aConsent({ segments: ['birth', 'labor:1', 'labor:3'], version: 4 }));
  expect(await screen.findByText(/^Open to Ana Reyes: Labor 1: Origins\. Until Feb 20, 2027/)).toBeTruthy();
  expect(cell('Ana Reyes', labor).checked).toBe(true);
  const [call] = writes();
  expect([call?.headers.get('if-match'), call?.body]).toEqual(['"3"', { segments: ['birth', 'labor:3', 'labor:1'] }]);
});

it('gives the switch back and says why when the server refuses', async () => {
  await open([anaRow()], {
    [`PATCH ${consentPath}`]: new Answer(503, { status: 503, code: 'busy', detail: 'Come back in a minute.' }),
  });
  fireEvent.click(cell('Ana Reyes', labor));
  expect((await screen.findByRole('alert')).textContent).toContain('Come back in a minute.');
  expect(cell('Ana Reyes', labor).checked).toBe(false);
});

it('shows what counts now when another window was quicker, and changes nothing by itself', async () => {
  const current = aConsent({ segments: ['birth'], version: 9 });
  const { writes } = await open([anaRow()], {
    [`PATCH ${consentPath}`]: new Answer(412, { status: 412, code: 'changed-elsewhere', detail: 'Changed.', current }),
  });
  fireEvent.click(cell('Ana Reyes', labor));
  expect((await screen.findByRole('alert')).textContent).toContain('changed in another window');
  expect(cell('Ana Reyes', 'Labor 3: Relationships & Love').checked).toBe(false);
  expect(writes()).toHaveLength(1);
});

it('asks once more before medical answers are opened, and does nothing on a no', async () => {
  const { writes } = await open([tomasRow()], {
    'POST /api/consents': aConsent({ matchId: ids.tomas, segments: ['intake-medical'], version: 1 }),
  });
  fireEvent.click(cell('Tomás Oyarzún', 'Medical answers'));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it closed' }));
  expect(writes()).toEqual([]);
  fireEvent.click(cell('Tomás Oyarzún', 'Medical answers'));
  fireEvent.click(await screen.findByRole('button', { name: 'Open it' }));
  expect(await screen.findByText(/It opens when the introduction is accepted\.$/)).toBeTruthy();
  const body = writes()[0]?.body as { matchId: string; segments: string[]; expiresAt: string };
  expect([body.matchId, body.segments]).toEqual([ids.tomas, ['intake-medical']]);
  expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / 86_400_000)).toBe(90);
});

it('withdraws the last piece, one person and everybody by taking the consent back', async () => {
  const { writes } = await open([anaRow({ consent: aConsent({ segments: ['birth'] }) })], {
    [`DELETE ${consentPath}`]: new Answer(204),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw everything from everybody' }));
  expect(await screen.findByText('Nothing is open to anybody any more.')).toBeTruthy();
  expect(cell('Ana Reyes', 'Birth data').checked).toBe(false);
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE ${consentPath}`]);
});

it('answers a practitioner’s question with all of it, or leaves it', async () => {
  const dismissal = `/api/consents/requests/${ids.request}`;
  const { writes } = await open([anaRow({ requests: anaAsks(['labor:1']) })], {
    [`PATCH ${consentPath}`]: aConsent({ segments: ['birth', 'labor:1', 'labor:3'], version: 4 }),
    [`DELETE ${dismissal}`]: new Answer(404, { status: 404, code: 'not-found', detail: 'It was taken back.' }),
  });
  const card = screen.getByRole('article', { name: 'Ana Reyes asks to read' });
  expect(card.textContent).toContain('It would help me before we talk on Thursday.');
  fireEvent.click(within(card).getByRole('button', { name: 'Not now' }));
  expect((await within(card).findByRole('alert')).textContent).toContain('It was taken back.');
  fireEvent.click(within(card).getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText(/^Open to Ana Reyes: Labor 1: Origins\./)).toBeTruthy();
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE ${dismissal}`,
    `PATCH ${consentPath}`,
  ]);
});

it('asks the server nothing for anybody but a client', async () => {
  const { calls } = renderPage(<SharingPage />, { user: aPerson({ role: 'admin' }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Matching belongs to clients');
  expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toBeTruthy();
  expect(calls).toEqual([]);
});

it('says of a Labor that is kept back that no switch opens it, and leads to the Labor', async () => {
  const overview = overviewWith([anaRow()]);
  const segments = overview.segments.map((one) => (one.key === 'labor:3' ? { ...one, withheld: true as const } : one));
  renderPage(<SharingPage />, {
    at: '/matching/sharing',
    api: { 'GET /api/consents/me': { ...overview, segments } },
  });
  const row = await screen.findByRole('row', { name: /^Labor 3: Relationships & Love/ });
  expect(within(row).getByText(/No switch opens this/)).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Change that in the Labor' }).getAttribute('href')).toBe('/intake/3');
  expect(screen.getAllByText(/No switch opens this/)).toHaveLength(1);
});
