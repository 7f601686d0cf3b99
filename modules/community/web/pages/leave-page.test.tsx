// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { LeavePage } from './leave-page';
import { NoticesPage } from './notices-page';

const token = 'abcDEF_-123'.repeat(4);
const path = `/api/notifications/unsubscribe/${token}`;

test('the link of a mail ends it once somebody pressed, not by being opened', async () => {
  const { calls } = renderPage(<LeavePage />, {
    user: null,
    at: `/unsubscribe#${token}`,
    path: '/unsubscribe',
    api: { [`POST ${path}`]: new Answer(204) },
  });
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'End it' }));
  expect(await screen.findByRole('heading', { name: 'It has ended' })).toBeTruthy();
  expect(calls.map(({ method }) => method)).toEqual(['POST']);
});

test('a link that lost its end says so', () => {
  renderPage(<LeavePage />, { user: null, at: '/unsubscribe#abc', path: '/unsubscribe' });
  expect(screen.getByRole('heading', { name: 'This link is not whole' })).toBeTruthy();
});

test('so does one that we did not make', async () => {
  const api = { [`POST ${path}`]: new Answer(404, { status: 404, code: 'not-found', detail: 'x' }) };
  renderPage(<LeavePage />, { user: null, at: `/unsubscribe#${token}`, path: '/unsubscribe', api });
  fireEvent.click(screen.getByRole('button', { name: 'End it' }));
  expect(await screen.findByRole('heading', { name: 'This link is not whole' })).toBeTruthy();
});

test('the mail is off until it is asked for', async () => {
  const { calls } = renderPage(<NoticesPage />, {
    at: '/community/notifications',
    path: '/community/notifications',
    api: {
      'GET /api/notifications/me': [],
      'GET /api/notifications/digest': { on: false },
      'PUT /api/notifications/digest': { on: true },
    },
  });
  const choice = await screen.findByRole('switch', { name: 'A mail once a day' });
  expect((choice as HTMLInputElement).checked).toBe(false);
  fireEvent.click(choice);
  await screen.findByRole('switch', { name: 'A mail once a day', checked: true });
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});
