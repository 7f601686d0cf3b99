// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import { aRow } from '../testing/rows';
import { PeoplePage } from './people-page';

const users = '/api/admin/users';
const one = aRow();
const route = `${users}/${one.id}`;
const problem = (status: number, code: string, detail: string, more: object = {}) =>
  new Answer(status, { title: 'x', status, code, detail, ...more });
const open = (api: Record<string, unknown> = {}, at = '/management/people', role: 'admin' | 'practitioner' = 'admin') =>
  renderPage(<PeoplePage />, {
    at,
    user: aPerson({ role }),
    api: { [`GET ${users}`]: [one], 'GET /api/invitations': [], ...api },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const change = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Change Mara Castellan' }));
  return screen.findByRole('dialog', { name: 'Mara Castellan' });
};

it('is for admins: a practitioner is led back and nothing is asked', () => {
  const { calls } = open({}, '/management/people', 'practitioner');
  expect(screen.getByRole('heading', { name: 'This room is for admins' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the Management Dashboard' })).toBeTruthy();
  expect(calls).toEqual([]);
});

it('asks by the filters of the address and shows the next page on request', async () => {
  const next = `${users}?cursor=abc`;
  const pages = (call: Call) =>
    call.path === next
      ? [aRow({ id: 'b', firstName: 'Tobias', lastName: 'Renner', state: 'suspended' })]
      : new Answer(200, [one], { link: `<${next}>; rel="next"` });
  const { calls } = open({ [`GET ${users}`]: pages }, '/management/people?role=client&state=wrong&q=m');
  expect(screen.getByText('Loading the list')).toBeTruthy();
  await screen.findByRole('row', { name: /Mara Castellan.*Client.*Active.*2 places/ });
  expect(calls.some(({ path }) => path === `${users}?q=m&role=client&limit=50`)).toBe(true);
  press('Load more');
  expect(await screen.findByRole('row', { name: /Tobias Renner.*Suspended/ })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

it('says when nobody fits, and when the list did not come', async () => {
  const answers: unknown[] = [problem(500, 'busy', 'Please try again in a minute.'), []];
  open({ [`GET ${users}`]: (call: Call) => (call.path.includes('limit') ? (answers.shift() ?? []) : []) });
  expect((await screen.findByRole('alert')).textContent).toMatch(/in a minute/);
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'There are no accounts' })).toBeTruthy();
});

it('suspends only after its effect was read, with the version that was seen', async () => {
  const { calls } = open({ [`PATCH ${route}`]: { ...one, state: 'suspended', sessions: 0, version: 'v2' } });
  await change();
  press('Suspend this account');
  expect(screen.getByText(/Suspending Mara Castellan closes all sessions at once/)).toBe(document.activeElement);
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  press('Suspend');
  expect(await screen.findByRole('button', { name: 'Lift the suspension' })).toBeTruthy();
  const [sent] = calls.filter(({ method }) => method === 'PATCH');
  expect(sent?.body).toEqual({ suspended: true });
  expect(sent?.headers.get('if-match')).toContain(one.version);
});

it('shows why the last admin stays one, and what somebody else changed meanwhile', async () => {
  const admin = aRow({ role: 'admin' });
  const answers = [
    problem(409, 'last-admin', 'This is the only active admin. Make somebody else an admin first.'),
    problem(412, 'changed-elsewhere', 'Changed.', { current: { ...admin, role: 'client', version: 'v2' } }),
  ];
  open({ [`GET ${users}`]: [admin], [`PATCH ${route}`]: () => answers.shift() });
  const dialog = await change();
  const role = within(dialog).getByRole('combobox', { name: 'Role' });
  press('Change role');
  expect(within(dialog).getByText('Choose another role first.')).toBeTruthy();
  fireEvent.change(role, { target: { value: 'practitioner' } });
  expect(within(dialog).queryByText('Choose another role first.')).toBeNull();
  press('Change role');
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/only active admin/);
  press('Change role');
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toMatch(/Somebody else changed/));
  expect(document.querySelector('tbody')?.textContent).toMatch(/Client/);
});

it('signs somebody out everywhere', async () => {
  const { calls } = open({ [`DELETE ${route}/sessions`]: new Answer(204) });
  await change();
  press('Sign out everywhere');
  press('Sign out');
  await waitFor(() => expect(document.querySelector('tbody')?.textContent).toMatch(/Not signed in/));
  expect(calls.at(-1)?.path).toBe(`${route}/sessions`);
});

it('invites by address and role, keeps what was refused, and withdraws', async () => {
  const expiresAt = '2026-11-29T08:00:00.000000Z';
  const invitation = { id: 'i1', email: 'new@example.org', role: 'admin', expiresAt, link: null };
  const answers: unknown[] = [problem(409, 'has-role', 'This person belongs to the team already.'), invitation];
  let sent = false;
  const { calls } = open({
    'POST /api/invitations': () => {
      sent = answers.length === 1;
      return answers.shift();
    },
    'GET /api/invitations': () => (sent ? [invitation] : []),
    'DELETE /api/invitations/i1': new Answer(204),
  });
  await screen.findByText('No invitation is open.');
  press('Invite');
  expect(screen.getByText('Enter the address of the person.')).toBeTruthy();
  const address = screen.getByLabelText<HTMLInputElement>('Email address');
  fireEvent.change(address, { target: { value: ' new@example.org ' } });
  press('Invite');
  expect((await screen.findByRole('alert')).textContent).toMatch(/belongs to the team/);
  expect(address.value).toContain('new@example.org');
  press('Invite');
  expect(await screen.findByText(/^Admin, until November 29, 2026/)).toBeTruthy();
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => body)).toEqual(Array(2).fill({ email: 'new@example.org', role: 'practitioner' }));
  press('Withdraw');
  press('Withdraw it');
  expect(await screen.findByText('No invitation is open.')).toBeTruthy();
});

it('shows the link of an invitation where no mail could be sent, until it is hidden', async () => {
  const link = 'https://hedo.example/invitation?token=abc';
  const expiresAt = '2026-11-29T08:00:00.000000Z';
  const made = { id: 'i1', email: 'new@example.org', role: 'practitioner', expiresAt, link };
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  open({ 'POST /api/invitations': made, 'DELETE /api/invitations/i1': new Answer(204) });
  fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: made.email } });
  press('Invite');
  const field = await screen.findByLabelText<HTMLInputElement>('Invitation link');
  expect([field.value, field.readOnly, document.activeElement]).toEqual([link, true, field]);
  expect(screen.getByText(/No mail server is set up, so no mail was sent/)).toBeTruthy();
  expect(screen.queryByText(/is on its way/)).toBeNull();
  press('Copy the link');
  await waitFor(() => expect(copied).toEqual([link]));
  press('Hide the link');
  expect(screen.queryByLabelText('Invitation link')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Invitations' }));
});
