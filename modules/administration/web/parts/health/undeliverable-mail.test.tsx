// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { UndeliverableMail } from './undeliverable-mail';

const route = '/api/admin/mails';
const mail = {
  id: 'm1',
  kind: 'core.new-password',
  recipient: 'a…@example.org',
  createdAt: '2026-11-22T08:00:00.000000Z',
  failedAt: '2026-11-22T08:00:05.000000Z',
  attempts: 1,
  reason: 'rejected',
  reply: '550 5.1.1',
  expired: false,
};
const view = (mails: readonly object[], more: object = {}) => ({
  sending: true,
  waiting: 0,
  failed: mails.length,
  expired: 0,
  mails,
  ...more,
});
const open = (api: Record<string, unknown>, role: 'admin' | 'practitioner' = 'admin') =>
  renderPage(<UndeliverableMail />, { user: aPerson({ role }), api });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('is for admins: practitioners see nothing of it and nothing is asked', () => {
  const { calls } = open({}, 'practitioner');
  expect(screen.queryByText('Undeliverable mail')).toBeNull();
  expect(calls).toEqual([]);
});

it('says why a mail was not delivered, and sends it again on request', async () => {
  const answers = [view([mail]), view([])];
  const { calls } = open({ [`GET ${route}`]: () => answers.shift(), [`POST ${route}/m1/send`]: new Answer(204) });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('heading', { name: 'New password' })).toBeTruthy();
  expect(row.getByText('To a…@example.org')).toBeTruthy();
  expect(row.getByText(/refused it for good. Answer: 550 5.1.1./)).toBeTruthy();
  expect(row.getByText(/Written November 22, 2026.*after 1 try\./)).toBeTruthy();
  press('Send again: New password');
  expect(await screen.findByText('Every mail was delivered or is on its way.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([`${route}/m1/send`]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Undeliverable mail' }));
});

it('keeps a mail in the list that could not be sent again, with what is wrong', async () => {
  const problem = { title: 'x', status: 409, code: 'decided', detail: 'Somebody else has sent this mail again.' };
  open({ [`GET ${route}`]: view([mail]), [`POST ${route}/m1/send`]: new Answer(409, problem) });
  await screen.findByRole('listitem');
  press('Send again: New password');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Somebody else has sent/);
});

it('discards a mail only after its effect was read', async () => {
  const answers = [view([mail]), view([])];
  const { calls } = open({ [`GET ${route}`]: () => answers.shift(), [`DELETE ${route}/m1`]: new Answer(204) });
  await screen.findByRole('listitem');
  press('Discard');
  expect(screen.getByText(/“New password” is erased and never sent/)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  press('Discard it');
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

it('offers nothing that would fail: what has expired or cannot be read can only be discarded', async () => {
  const unreadable = { ...mail, id: 'm2', kind: 'community.mail', recipient: null, reason: 'unreadable', reply: null };
  const expired = { ...mail, recipient: null, expired: true };
  open({ [`GET ${route}`]: view([expired, unreadable], { failed: 102 }) });
  await screen.findByRole('heading', { name: 'Community mail' });
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Discard' })).toHaveLength(2);
  expect(screen.getByText(/address was erased together/)).toBeTruthy();
  expect(screen.getByText(/master key has changed/)).toBeTruthy();
  expect(screen.getByText(/link that has expired\. It can only be discarded/)).toBeTruthy();
  expect(screen.getByText(/100 more are shown once you have decided/)).toBeTruthy();
});
