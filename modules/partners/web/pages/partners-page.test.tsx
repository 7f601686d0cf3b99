// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import { Toasts } from '#ui';
import type { PartnerView } from '../../schemas/partner';
import { PartnersPage } from './partners-page';

const partner: PartnerView = {
  id: 'p1',
  name: 'Casa Alba',
  type: 'Retreat house',
  status: 'active',
  city: 'Tarifa',
  url: 'https://alba.example/',
  sample: true,
  archived: false,
  version: 3,
};
const steps = [
  {
    id: '2',
    kind: 'changed',
    at: '2026-11-22T08:00:00.000000Z',
    by: 'Ada Stern',
    changes: [{ field: 'city', from: 'Cádiz', to: 'Tarifa' }],
  },
];
const open = (
  more: Record<string, unknown> = {},
  role: 'admin' | 'practitioner' = 'admin',
  at = '/management/partners',
) =>
  renderPage(
    <>
      <PartnersPage />
      <Toasts />
    </>,
    {
      at,
      path: '/management/partners',
      user: aPerson({ role }),
      api: { 'GET /api/partners': [partner], 'GET /api/partners/p1/history': steps, ...more },
    },
  );
const openFirst = async () => fireEvent.click(await screen.findByRole('button', { name: 'Open Casa Alba' }));
const type = (name: RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('textbox', { name }), { target: { value } });
const save = (name = 'Save') => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const sent = (calls: readonly Call[], method: string) => calls.filter((call) => call.method === method);

// First, so that no toast of another test stands before the one with Undo.
it('archives, and takes it back on Undo', async () => {
  const answers = [
    { ...partner, archived: true, version: 4 },
    { ...partner, version: 5 },
  ];
  const { calls } = open({ 'PATCH /api/partners/p1': () => answers.shift() });
  await openFirst();
  save('Archive');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Casa Alba/ })).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(calls, 'PATCH')).toHaveLength(2));
  expect(sent(calls, 'PATCH').map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [{ archived: true }, '"3"'],
    [{ archived: false }, '"4"'],
  ]);
  expect(await screen.findByRole('link', { name: /Casa Alba/ })).toBeTruthy();
});

it('lists by the filters of the address, links to websites safely and marks what is invented', async () => {
  const { calls } = open({}, 'admin', '/management/partners?q=alba&state=paused');
  const link = await screen.findByRole('link', { name: /Casa Alba/ });
  expect([link.getAttribute('rel'), link.textContent]).toEqual([
    'noopener noreferrer',
    'Casa Alba (opens in a new tab)',
  ]);
  expect(screen.getByText('Sample')).toBeTruthy();
  expect(calls[0]?.path).toBe('/api/partners?q=alba&state=paused&limit=50');
});

it('saves a change with the version that was seen, and shows the history', async () => {
  const saved = { ...partner, city: 'Lisbon', version: 4 };
  const { calls } = open({ 'PATCH /api/partners/p1': saved });
  await openFirst();
  expect(await screen.findByText('City: Cádiz became Tarifa')).toBeTruthy();
  type(/City/, 'Lisbon');
  save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'PATCH')[0]?.headers.get('if-match')).toBe('"3"');
  expect(screen.getByText('Lisbon')).toBeTruthy();
});

it('keeps what was typed when somebody else was quicker, and when a website is no https address', async () => {
  const current = { ...partner, name: 'Casa Alba Nova', version: 4 };
  const { calls } = open({
    'PATCH /api/partners/p1': new Answer(412, { title: 'x', status: 412, code: 'changed-elsewhere', current }),
  });
  await openFirst();
  type(/Website/, 'http://alba.example');
  save();
  expect(await screen.findByText('Enter a whole web address that begins with https://.')).toBeTruthy();
  expect(sent(calls, 'PATCH')).toEqual([]);
  type(/Website/, 'https://nova.example');
  save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Somebody else changed this partner/);
  expect((screen.getByRole('textbox', { name: /Website/ }) as HTMLInputElement).value).toBe('https://nova.example');
});

it('adds once under one key', async () => {
  const { calls } = open({ 'POST /api/partners': new Answer(201, { ...partner, id: 'p2', name: 'Nova' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Add partner' }));
  save('Add partner');
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  type(/^Name/, 'Nova');
  type(/Kind/, 'Travel');
  save('Add partner');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = sent(calls, 'POST');
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
  expect(call?.body).toEqual({ name: 'Nova', type: 'Travel', city: null, url: null, status: 'active' });
});

it('lets practitioners look, and change nothing', async () => {
  open({}, 'practitioner');
  await openFirst();
  expect(await screen.findByText('City: Cádiz became Tarifa')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add partner' })).toBeNull();
});
