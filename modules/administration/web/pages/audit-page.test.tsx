// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import type { AuditView } from '../../schemas/audit';
import { AuditPage } from './audit-page';

const route = '/api/admin/audit';
const ada = { id: '00000000-0000-4000-8000-0000000000ad', name: 'Ada Admin' };
const entry = (id: number, overrides: Partial<AuditView> = {}): AuditView => ({
  id,
  at: '2026-11-22T08:00:05.000000Z',
  action: 'user.role-changed',
  actor: ada,
  subject: { id: '00000000-0000-4000-8000-0000000000be', name: '' },
  object: null,
  detail: { from: 'client', to: 'admin' },
  requestId: 'req-17',
  ...overrides,
});
const open = (answer: unknown, at = '/management/audit', role: 'admin' | 'client' = 'admin') =>
  renderPage(<AuditPage />, { at, user: aPerson({ role }), api: { [`GET ${route}`]: answer } });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Show entries' }));

it('is for admins: a client is led home and nothing is read', () => {
  const { calls } = open([], '/management/audit', 'client');
  expect(screen.getByRole('heading', { name: 'This room is for the team' })).toBeTruthy();
  expect(calls).toEqual([]);
});

it('says that reading is recorded, and tells all of an entry with the zone of its time', async () => {
  open([entry(9)]);
  expect(screen.getByText(/Reading this log is an act as well/)).toBeTruthy();
  expect(screen.getByText('Loading the log')).toBeTruthy();
  expect(await screen.findByText('Ada Admin to An account that is gone')).toBeTruthy();
  expect(screen.getByText(/^Nov 22, 2026.*:00:05 [AP]M [A-Z]/)).toBeTruthy();
  const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual(expect.arrayContaining(['Entry9', 'Requestreq-17', 'fromclient', 'toadmin', 'ObjectNone']));
  expect(screen.getByRole('link', { name: 'All this person did' }).getAttribute('href')).toBe(
    `/management/audit?actor=${ada.id}`,
  );
});

it('asks by the filters of the address, and shows older entries on request', async () => {
  const next = `${route}?before=9`;
  const { calls } = open(
    (call: Call) =>
      call.path === next
        ? [entry(8, { action: 'user.suspended' })]
        : new Answer(200, [entry(9)], { link: `<${next}>; rel="next"` }),
    `/management/audit?actor=${ada.id}&action=user.&subject=nonsense&from=2026-11-20T00:00:00.000Z`,
  );
  await screen.findByText('user.role-changed');
  const asked = new URLSearchParams(calls[0]?.path.split('?')[1]);
  expect(Object.fromEntries(asked)).toEqual({
    actor: ada.id,
    action: 'user.*',
    from: '2026-11-20T00:00:00.000Z',
    limit: '50',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('user.suspended')).toBeTruthy();
});

it('finds people by their names, refuses a name that is nobody, and asks for kinds of acts in words', async () => {
  const { calls } = renderPage(<AuditPage />, {
    at: '/management/audit',
    user: aPerson({ role: 'admin' }),
    api: {
      [`GET ${route}`]: [],
      'GET /api/admin/users': [{ ...ada, firstName: 'Ada', lastName: 'Admin', email: 'ada@hedo.example' }],
    },
  });
  await screen.findByRole('heading', { name: 'No entry fits' });
  const asked = () => calls.filter(({ path }) => path.startsWith(route));
  const before = asked().length;
  type('Done by', 'Ada');
  ask();
  expect(screen.getByText(/Choose a person from the list/)).toBeTruthy();
  expect(asked()).toHaveLength(before);
  fireEvent.click(await screen.findByRole('option', { name: 'Ada Admin ada@hedo.example' }));
  expect((screen.getByLabelText('Done by') as HTMLInputElement).value).toBe('Ada Admin');
  type('Kind of act', 'invitation');
  ask();
  await screen.findByDisplayValue('Invitations to the team');
  await waitFor(() => expect(asked().at(-1)?.path).toBe(`${route}?actor=${ada.id}&action=invitation*&limit=50`));
});

it('keeps a single act that a link asked for among the kinds', async () => {
  open([], '/management/audit?action=user.role-changed');
  expect(await screen.findByDisplayValue('Only “user.role-changed”')).toBeTruthy();
});

it('shows a failure in place, with a way to try again', async () => {
  const answers: unknown[] = [new Answer(500, { title: 'x', status: 500, code: 'internal', detail: 'It broke.' })];
  open(() => answers.shift() ?? [entry(9)]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/It broke/);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('user.role-changed')).toBeTruthy();
});
