// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { toastQueue } from '#ui/toast/toast-store';
import { aMessage, aPodView, ids } from '../../testing/posts';

configure({ asyncUtilTimeout: 8000 });

type Heard = (event: string, message: Readonly<Record<string, unknown>>) => void;
const rooms = vi.hoisted(() => ({ heard: new Set<Heard>(), answers: [] as object[], sent: [] as string[][] }));
vi.mock('../../../../core/web/realtime', async () => {
  const { useEffect } = await import('react');
  return {
    useChannel: (_room: string | null, heard: Heard) =>
      useEffect(() => {
        rooms.heard.add(heard);
        return () => void rooms.heard.delete(heard);
      }),
    useCatchUp: () => undefined,
    sendToChannel: async (_room: string, content: string, clientId: string) => {
      rooms.sent.push([content, clientId]);
      return rooms.answers.shift() ?? { status: 0 };
    },
  };
});
afterAll(() => void vi.doUnmock('../../../../core/web/realtime'));
const { PodPage } = await import('./pod-page');
const { PodsPage } = await import('./pods-page');
const tell: Heard = (event, message) => {
  for (const heard of [...rooms.heard]) heard(event, message);
};
const path = `/api/pods/${ids.pod}`;
const open = (messages: (query: URLSearchParams) => unknown, blocked: readonly object[] = []) =>
  renderPage(<PodPage />, {
    at: `/community/pods/${ids.pod}`,
    path: '/community/pods/:id',
    api: {
      [`GET ${path}`]: aPodView({ you: 'member' }),
      [`GET ${path}/members`]: [],
      [`GET ${path}/level`]: { level: 'normal' },
      'GET /api/community-blocks/me': blocked,
      [`GET ${path}/messages`]: ({ path: asked }: { path: string }) =>
        messages(new URLSearchParams(asked.split('?')[1])),
    },
  });
const said = () => screen.getAllByText(/^(one|two|three|four|mine)$/).map((one) => one.textContent);

it('closes a gap before it shows what came after it', async () => {
  const all = [aMessage(1, 'one'), aMessage(2, 'two'), aMessage(3, 'three'), aMessage(4, 'four')];
  open((query) => (query.has('after') ? all.slice(Number(query.get('after'))) : all.slice(0, 1)));
  await screen.findByText('one');
  tell('chat_message', all[3] as never);
  await screen.findByText('four');
  expect(said()).toEqual(['one', 'two', 'three', 'four']);
  tell('chat_message', all[3] as never);
  expect(said()).toHaveLength(4);
});

it('keeps what cannot be sent, and sends it once under the same id when the room is joined again', async () => {
  open((query) => (query.has('after') ? [] : [aMessage(1, 'one')]));
  await screen.findByText('one');
  tell('lost', {});
  expect(await screen.findByText(/^No connection at present/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Not sent yet/)).toBeTruthy();
  await expect.poll(() => rooms.sent.length).toBe(1);
  rooms.answers.push({ status: 200, message: aMessage(2, 'mine') });
  tell('joined', { room: `pod:${ids.pod}`, status: 200 });
  await expect.poll(() => screen.queryByText(/^Not sent yet/)).toBeNull();
  expect(said()).toEqual(['one', 'mine']);
  expect(new Set(rooms.sent.map(([, id]) => id)).size).toBe(1);
});

it('joins a pod from the list and says why it cannot', async () => {
  let answer: unknown = new Answer(409, { status: 409, code: 'pod-full', detail: 'Every seat of this pod is taken.' });
  renderPage(<PodsPage />, {
    at: '/community/pods',
    api: { 'GET /api/pods': [aPodView()], [`POST ${path}/join`]: () => answer },
  });
  const button = await screen.findByRole('button', { name: 'Join: Saturday Shadow Circle' });
  fireEvent.click(button);
  await expect.poll(() => button.getAttribute('aria-disabled') ?? 'false').toBe('false');
  answer = aPodView({ you: 'member', members: 4 });
  fireEvent.click(screen.getByRole('button', { name: 'Join: Saturday Shadow Circle' }));
  expect(await screen.findByRole('link', { name: 'Open the room: Saturday Shadow Circle' })).toBeTruthy();
});

it('keeps what could not be sent through a reload of the page, as the same message', async () => {
  rooms.sent.length = 0;
  open(() => []);
  fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^Not sent yet/)).toBeTruthy();
  await expect.poll(() => rooms.sent.length).toBe(1);
  const [kept] = Object.entries(localStorage);
  cleanup();
  // Another page of the same device knows what lies there and nothing else.
  vi.resetModules();
  const { outboxOf } = await import('../parts/pods/outbox');
  const userId = String(kept?.[0]).split('.')[2] ?? '';
  expect(outboxOf(userId, ids.pod).all()).toEqual([{ clientId: rooms.sent[0]?.[1], content: 'mine', failed: false }]);
  localStorage.clear();
});

it('shows no words of somebody whom the reader blocked, though they arrive live', async () => {
  open(() => [aMessage(1, 'one')], [{ id: ids.tobias, name: 'Tobias R.', you: false }]);
  expect(await screen.findByText('You blocked who wrote this.')).toBeTruthy();
  tell('chat_message', aMessage(2, 'two') as never);
  await expect.poll(() => screen.getAllByText('You blocked who wrote this.').length).toBe(2);
  expect(screen.queryByText('two')).toBeNull();
});

it('lets the guide take somebody out and undo it', async () => {
  const people = [
    { person: { id: ids.tobias, name: 'Tobias R.', you: false }, role: 'member' },
    { person: { id: ids.other, name: 'Clara M.', you: true }, role: 'guide' },
  ];
  const { calls } = renderPage(<PodPage />, {
    at: `/community/pods/${ids.pod}`,
    path: '/community/pods/:id',
    api: {
      [`GET ${path}`]: aPodView({ you: 'guide' }),
      [`GET ${path}/members`]: people,
      [`GET ${path}/level`]: { level: 'normal' },
      [`GET ${path}/messages`]: [],
      'GET /api/community-blocks/me': [],
      [`DELETE ${path}/members/${ids.tobias}`]: new Answer(204),
      [`POST ${path}/requests/${ids.tobias}/approve`]: aPodView({ you: 'guide' }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Take out: Tobias R.' }));
  const announced = () => toastQueue().find(({ title }) => title === 'Tobias R. no longer has a seat');
  await expect.poll(announced).toBeTruthy();
  announced()?.action?.onSelect();
  await expect.poll(() => calls.at(-2)?.path).toBe(`${path}/requests/${ids.tobias}/approve`);
});

it('keeps a line that was not sent when the page is opened anew, and forgets it once it is sent', async () => {
  const line = () => screen.findByLabelText<HTMLTextAreaElement>('Message');
  open(() => []);
  fireEvent.change(await line(), { target: { value: 'half a thought' } });
  cleanup();
  open(() => []);
  expect((await line()).value).toBe('half a thought');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  cleanup();
  open(() => []);
  expect((await line()).value).toBe('');
});

it.each([
  ['request', 'Ask to join', false, /^Every seat is taken. You can ask all the same/],
  ['open', 'Join', true, /^Every seat is taken. When somebody leaves/],
] as const)('says of a full pod by %s what can be done', async (access, label, disabled, words) => {
  renderPage(<PodsPage />, {
    at: '/community/pods',
    api: { 'GET /api/pods': [aPodView({ access, status: 'full' })] },
  });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^${label}: `) });
  expect(button.disabled).toBe(disabled);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(words);
});
