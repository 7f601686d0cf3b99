// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Answer, type RenderOptions, renderPage } from '#core/testing/render';
import { user } from '#core/testing/user';
import type { ConnectionList } from '../../schemas/connections';
import { connectionWording } from '../../schemas/values';
import { ConnectionsPage } from './connections';

const asked = { createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-04T10:00:00Z' };
const nothing: ConnectionList = { connections: [], past: [] };
const open = (list: ConnectionList, at = '/profile/connections', api: NonNullable<RenderOptions['api']> = {}) =>
  renderPage(<ConnectionsPage />, {
    at,
    path: '/profile/connections',
    api: {
      'GET /api/connections': list,
      'GET /api/connections/blocks': [],
      'GET /api/holistic-profiles/me': null,
      ...api,
    },
  });

test('says who is connected, whom one asked, who asks, and what came to an end', async () => {
  open({
    connections: [
      { id: 'a', state: 'accepted', name: 'Ben A.', createdAt: asked.createdAt, expiresAt: null },
      { id: 'b', state: 'invited', name: 'eva@example.test', ...asked },
      { id: 'c', state: 'received', name: 'Ida S.', ...asked },
    ],
    past: [
      { id: 'd', name: 'Uma K.', what: 'ended', by: 'them', at: asked.createdAt },
      { id: 'e', name: 'a cousin', what: 'declined', by: 'them', at: asked.createdAt },
    ],
  });
  const link = await screen.findByRole('link', { name: 'See both charts: Ben A.' });
  expect(link.getAttribute('href')).toBe('/profile/connections/a');
  expect(screen.getByRole('button', { name: 'Take back the invitation for eva@example.test' })).toBeTruthy();
  const past = screen.getByRole('region', { name: 'What came to an end' });
  expect(within(past).getByText(/ended the connection\. Neither of you/)).toBeTruthy();
  expect(within(past).getByText(/declined your invitation/)).toBeTruthy();
  const card = screen.getByRole('article', { name: 'Ida S. would like to connect' });
  expect(within(card).getByText(/Date, time and place of birth/)).toBeTruthy();
  expect(await within(card).findByText(/You have no chart yet/)).toBeTruthy();
});

test('shows further pages when they are asked for, and reads all of them anew after a change', async () => {
  const page = (from: number) =>
    Array.from({ length: 2 }, (_, index) => ({
      id: `p${from + index}`,
      state: 'invited' as const,
      name: `friend ${from + index}`,
      ...asked,
    }));
  const gone = new Set<string>();
  const lists = ({ path }: { readonly path: string }) => {
    const [rows, next] = path.includes('cursor=p2') ? [page(3), null] : [page(1), '/api/connections?cursor=p2'];
    const connections = rows.filter(({ id }) => !gone.has(id));
    return new Answer(200, { connections, past: [] }, next === null ? {} : { link: `<${next}>; rel="next"` });
  };
  open(nothing, undefined, {
    'GET /api/connections': lists,
    'DELETE /api/connections/p4': () => {
      gone.add('p4');
      return new Answer(204);
    },
  });
  expect(await screen.findByText('Nobody among those shown so far.')).toBeTruthy();
  expect(screen.queryByText('friend 3')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await user.click(await screen.findByRole('button', { name: 'Take back the invitation for friend 4' }));
  await waitFor(() => expect(screen.queryByText('friend 4')).toBeNull());
  expect(['friend 1', 'friend 2', 'friend 3'].filter((name) => screen.queryByText(name))).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('sends nothing without an address and without the agreement, and then the version of the words', async () => {
  const { calls } = open(nothing, undefined, {
    'POST /api/connections': { id: 'n', state: 'invited', name: 'a@b.co', linkCode: null, ...asked },
  });
  await user.click(await screen.findByRole('button', { name: 'Send the invitation' }));
  expect(screen.getByText('Enter an email address such as name@example.com.')).toBeTruthy();
  expect(screen.getByText('Without your agreement nothing can be shared.')).toBeTruthy();
  const posted = () => calls.filter(({ method }) => method === 'POST');
  expect(posted()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Their e-mail address/ }), 'a@b.co');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect(posted()).toMatchObject([{ path: '/api/connections', body: { email: 'a@b.co', wording: connectionWording } }]);
});

test('shows the link of an invitation once', async () => {
  open(nothing, undefined, {
    'POST /api/connections': { id: 'n', state: 'invited', name: 'Mum', linkCode: 'x'.repeat(43), ...asked },
  });
  await user.click(await screen.findByRole('radio', { name: 'By a link' }));
  await user.type(screen.getByRole('textbox', { name: /Who is the link for/ }), 'Mum');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /The link for Mum/ });
  expect(field.value).toMatch(/\/profile\/connections\?code=x{43}$/);
});

test('asks before it opens a link, and says when the link is worth nothing', async () => {
  open(nothing, '/profile/connections?code=abc');
  await user.click(await screen.findByRole('button', { name: 'See who it is' }));
  expect(await screen.findByText(/This link does not work any more/)).toBeTruthy();
});
