// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Answer, aPerson, type Call, type RenderOptions, renderPage } from '#core/testing/render';
import { MessagesPage } from './messages-page';

const at = '2026-11-22T08:00:00.000000Z';
const message = (id: string, content: string | null, more: object = {}) => ({
  id,
  content,
  sentAt: at,
  isRead: false,
  mine: false,
  authorName: 'Nora Lind',
  ...more,
});
const talk = {
  id: 't1',
  with: { kind: 'practitioner', name: 'Nora Lind' },
  unread: 1,
  closed: false,
  can: { write: true },
};
const newest = message('m2', 'Yes, gladly.');
const thread = {
  ...talk,
  messages: [newest, message('m1', 'May I bring my sister?', { mine: true, isRead: true, authorName: 'Ann Lee' })],
};
const standing = { unread: 1, conversations: 1, people: [], team: { conversationId: null } };
const open = (path: string, more: Record<string, unknown> = {}, options: RenderOptions = {}) =>
  renderPage(<MessagesPage />, {
    at: path,
    path: path.startsWith('/messages/with') ? '/messages/with/:whom' : '/messages/:id?',
    ...options,
    api: {
      'GET /api/messages/standing': standing,
      'GET /api/conversations': [{ ...talk, lastMessage: newest }],
      'GET /api/conversations/t1': thread,
      'POST /api/conversations/t1/read': { unread: 0 },
      ...more,
    },
  });
const box = () => screen.findByRole('textbox', { name: 'Message to Nora Lind' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const posted = (calls: readonly Call[], path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path);
const route = '/api/conversations/t1/messages';

beforeEach(() => localStorage.clear());

describe('the list', () => {
  it('shows who wrote what last and how much is unread, and asks by the filters', async () => {
    const { calls } = open('/messages');
    const line = await screen.findByRole('link', { name: /Nora Lind/ });
    expect(line.textContent).toMatch(/Yes, gladly\..*1 unread/);
    expect(line.getAttribute('href')).toBe('/messages/t1');
    expect((await screen.findByRole('link', { name: 'Ask the team' })).getAttribute('href')).toBe(
      '/messages/with/team',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Unread only' }));
    await waitFor(() => expect(calls.some((call) => call.path.includes('unread=true'))).toBe(true));
  });

  it('is kind when it is empty, and says how it fills', async () => {
    open('/messages', { 'GET /api/conversations': [] });
    expect(await screen.findByText(/Ask the team anything about Hedo/)).toBeTruthy();
    expect(screen.queryByLabelText('Search by name')).toBeNull();
    expect(screen.queryByText('Choose a conversation')).toBeNull();
  });

  it('asks visitors to sign in, and nothing of the server', () => {
    const { calls } = open('/messages', {}, { user: null });
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect(calls).toEqual([]);
  });
});

describe('a conversation', () => {
  it('stands in its order with what was read, and tells how far it was read', async () => {
    const { calls } = open('/messages/t1');
    const list = within(await screen.findByRole('region', { name: 'Messages with Nora Lind' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent?.replace(/\d+:\d+ [AP]M/, ''))).toEqual([
      'You May I bring my sister?Read',
      'Nora Lind Yes, gladly.',
    ]);
    await waitFor(() => expect(posted(calls, '/api/conversations/t1/read')[0]?.body).toEqual({ upTo: 'm2' }));
  });

  it('sends once under one key, keeps the text of a failure, and clears what arrived', async () => {
    const answers = [
      new Answer(429, { title: 'x', status: 429, code: 'too-many-requests', detail: 'Please wait.' }),
      message('m3', 'On Monday?', { mine: true, authorName: 'Ann Lee' }),
    ];
    const { calls } = open('/messages/t1', { [`POST ${route}`]: () => answers.shift() });
    const field = await box();
    type(field, 'On Monday?');
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Your text is kept here.*Please wait/);
    expect((field as HTMLTextAreaElement).value).toBe('On Monday?');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('On Monday?', { selector: 'p' });
    expect((field as HTMLTextAreaElement).value).toBe('');
    const [first, second] = posted(calls, route).map(({ headers }) => headers.get('idempotency-key'));
    expect([first, first === second]).toEqual([expect.any(String), true]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps a draft on the device, for the person and the conversation', async () => {
    const first = open('/messages/t1');
    type(await box(), 'I wanted to say');
    expect(screen.getByText('Draft kept on this device')).toBeTruthy();
    first.unmount();
    const second = open('/messages/t1');
    expect(((await box()) as HTMLTextAreaElement).value).toBe('I wanted to say');
    second.unmount();
    open('/messages/t1', {}, { user: aPerson({ id: '00000000-0000-4000-8000-000000000002' }) });
    expect(((await box()) as HTMLTextAreaElement).value).toBe('');
  });

  it('sends nothing that is empty or too long, and says how much too long', async () => {
    const { calls } = open('/messages/t1');
    const field = await box();
    type(field, '   ');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Write something first.')).toBeTruthy();
    type(field, 'x'.repeat(5002));
    expect(screen.queryByText('Write something first.')).toBeNull();
    expect(screen.getByText('2 characters too many')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await act(async () => undefined);
    expect(posted(calls, route)).toEqual([]);
  });

  it('shows older messages on request, above what is there', async () => {
    const older = new Answer(200, { ...thread, messages: [message('m0', 'The very first.')] });
    const firstPage = new Answer(200, thread, { link: '</api/conversations/t1?limit=30&cursor=m1>; rel="next"' });
    open('/messages/t1', {
      'GET /api/conversations/t1': ({ path }: Call) => (path.includes('cursor') ? older : firstPage),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Show older messages' }));
    await screen.findByText('The very first.');
    expect(screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('first'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  it('that is closed can be read only, and one that is not there says so', async () => {
    const first = open('/messages/t1', {
      'GET /api/conversations/t1': { ...thread, closed: true, can: { write: false } },
    });
    expect(await screen.findByText(/this conversation is closed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    first.unmount();
    open('/messages/t9');
    expect(await screen.findByRole('heading', { name: 'This conversation is not here' })).toBeTruthy();
  });
});

describe('the first message', () => {
  it('begins the conversation with the team', async () => {
    const { calls } = open('/messages/with/team', {
      'POST /api/conversations': { id: 't7', message: newest },
    });
    type(await screen.findByRole('textbox', { name: 'Message to Hedo team' }), 'How do I begin?');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(posted(calls, '/api/conversations')[0]?.body).toEqual({ with: 'team', content: 'How do I begin?' }),
    );
  });

  it('is for those of an accepted match alone', async () => {
    open('/messages/with/somebody');
    expect(await screen.findByRole('heading', { name: 'You cannot write to this person' })).toBeTruthy();
  });
});
