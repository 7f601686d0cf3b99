// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import type { ContactRequestRow, ContactRequestView } from '../../schemas/contact-requests';
import { ContactRequestsPage } from './contact-requests-page';

const id = '00000000-0000-4000-8000-000000000002';
const path = `/api/safety/contact-requests/${id}`;
const me = aPerson({ role: 'admin', firstName: 'Sam', lastName: 'Stone' });
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const row = (more: Partial<ContactRequestRow> = {}): ContactRequestRow => ({
  id,
  origin: 'assistant',
  language: 'de',
  requestedAt: ago(25),
  dueAt: ago(10),
  acknowledgedAt: null,
  acknowledgedBy: null,
  closedAt: null,
  withdrawnAt: null,
  ...more,
});
const view = (more: Partial<ContactRequestView> = {}): ContactRequestView => ({
  ...row(),
  person: { name: 'Ann Lee', email: 'ann@example.com' },
  steps: [],
  ...more,
});
const taken = { acknowledgedAt: ago(1), acknowledgedBy: { id: me.id, name: 'Sam Stone' } };
const open = (api: Record<string, unknown>, selected = true) =>
  renderPage(<ContactRequestsPage />, {
    at: `/management/contact-requests?state=open${selected ? `&request=${id}` : ''}`,
    user: me,
    api: { 'GET /api/safety/contact-requests': [row()], [`GET ${path}`]: view(), ...api },
  });

it('lists how long somebody waits without saying who, and reads nobody before one is chosen', async () => {
  const { calls } = open({}, false);
  expect(await screen.findByText('From the assistant')).toBeTruthy();
  expect(screen.getByText('Waiting for 25 minutes, overdue by 10 minutes')).toBeTruthy();
  expect(screen.queryByText('Ann Lee')).toBeNull();
  expect(calls.map((call) => call.path)).toEqual(['/api/safety/contact-requests?state=open']);
});

it('takes a request on, notes what was done and closes it', async () => {
  const done = { id: 's1', kind: 'phone', by: 'Sam Stone', note: 'Safe now.', at: ago(0) } as const;
  const { calls } = open({
    [`POST ${path}/acknowledge`]: view(taken),
    [`POST ${path}/steps`]: view({ ...taken, steps: [done] }),
    [`POST ${path}/close`]: view({ ...taken, steps: [done], closedAt: ago(0) }),
  });
  expect(await screen.findByRole('heading', { name: 'Ann Lee' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I take it' }));
  expect(await screen.findByText('Note what was done before you close it.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: 'Safe now.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Safe now.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Close the request' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Save' })).toBeNull();
  const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toEqual([{ insteadOf: null }, { kind: 'phone', note: 'Safe now.' }, {}]);
});

it('says who was quicker', async () => {
  const detail = 'Kim Berg has taken this request on. Take it over first if you answer it.';
  let reads = 0;
  open({
    [`GET ${path}`]: () => {
      reads += 1;
      return view(reads === 1 ? {} : { acknowledgedAt: ago(0), acknowledgedBy: { id: 'k', name: 'Kim Berg' } });
    },
    [`POST ${path}/acknowledge`]: new Answer(409, { status: 409, code: 'contact-request-taken', detail }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'I take it' }));
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
  expect(await screen.findByRole('button', { name: 'Take it over from Kim Berg' })).toBeTruthy();
});

it('tells others that the page is for admins and asks nothing', () => {
  const { calls } = renderPage(<ContactRequestsPage />, { user: aPerson({ role: 'practitioner' }) });
  expect(screen.getByText('This page is for admins')).toBeTruthy();
  expect(calls).toEqual([]);
});
