// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPerson, renderPage } from '#core/testing/render';
import type { OwnContactRequest } from '../../../schemas/contact-requests';
import { ContactOffer } from './contact-offer';

const own = 'GET /api/safety/contact-requests/me';
const nothing: OwnContactRequest = { staffing: null, request: null };
const request = {
  id: '00000000-0000-4000-8000-000000000002',
  requestedAt: '2026-11-23T08:00:00.000000Z',
  acknowledgedAt: null,
  closedAt: null,
};
const hours = {
  spans: [
    { first: 1, last: 5, from: '09:00', to: '17:00' },
    { first: 6, last: 6, from: '10:00', to: '12:00' },
  ],
  zone: 'Europe/Berlin',
  opensAt: '2026-11-24T08:00:00.000Z',
};
const open = (view: OwnContactRequest, api: Record<string, unknown> = {}) =>
  renderPage(<ContactOffer origin="assistant" />, { api: { [own]: view, ...api } });

it('promises nobody where no hours are set, and says that nobody has seen a new request', async () => {
  const { calls } = open(nothing, { 'POST /api/safety/contact-requests': { staffing: null, request } });
  expect(await screen.findByText(/cannot promise that somebody answers in time/)).toBeTruthy();
  expect(screen.getByText(/ann@example.com/)).toBeTruthy();
  expect(screen.getByText(/call one of the help lines or your emergency number/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ask to be contacted' }));
  expect(await screen.findByText(/Nobody on our team has seen it yet/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ origin: 'assistant', language: 'en' });
  expect(screen.queryByRole('button', { name: 'Ask to be contacted' })).toBeNull();
});

it('names the hours in which somebody reads, and when they begin next', async () => {
  open({ staffing: hours, request: null });
  const text = await screen.findByText(/Our team reads these requests/);
  expect(text.textContent).toContain(
    '(Berlin time): Monday to Friday from 09:00 to 17:00; Saturday from 10:00 to 12:00. Nobody reads them at the moment.',
  );
  expect(text.textContent).toMatch(/begins on November 24, 2026/);
});

it('says that somebody is there only while somebody is', async () => {
  open({ staffing: { ...hours, opensAt: null }, request: null });
  expect((await screen.findByText(/Our team reads these requests/)).textContent).toContain('Somebody is there now.');
});

it('shows who has been taken on that a person has, and lets them take it back', async () => {
  const { calls } = open(
    { staffing: null, request: { ...request, acknowledgedAt: '2026-11-23T08:05:00.000000Z' } },
    { 'DELETE /api/safety/contact-requests/me': null },
  );
  expect(await screen.findByText(/A person of our team has taken it on, on November 23, 2026/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'I no longer want to be contacted' }));
  await expect.poll(() => calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('lets somebody ask once more after a request was closed', async () => {
  const at = '2026-11-23T09:00:00.000000Z';
  open({ staffing: null, request: { ...request, acknowledgedAt: at, closedAt: at } });
  expect(await screen.findByText(/Our team closed the request/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask once more' })).toBeTruthy();
});

it('is empty for visitors and asks nothing for them', () => {
  const { calls, container } = renderPage(<ContactOffer origin="assistant" />, { user: null });
  expect([calls, container.textContent]).toEqual([[], '']);
});

it('says when it could not be loaded', async () => {
  renderPage(<ContactOffer origin="help" />, { user: aPerson() });
  expect(await screen.findByText(/could not load whether you asked/)).toBeTruthy();
});
