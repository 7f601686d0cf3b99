// @vitest-environment happy-dom
import { configure, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Answer, renderPage } from '#core/testing/render';
import { aReply, aRow, aTalk, ids } from '../../testing/posts';
import { DiscussionPage } from './discussion-page';
import { ForumPage } from './forum-page';
import { NewDiscussionPage } from './new-discussion-page';

configure({ asyncUtilTimeout: 8000 });
beforeEach(() => localStorage.clear());

const path = `/api/discussions/${ids.talk}`;

it('lists discussions, filters by category and searches', async () => {
  const { calls } = renderPage(<ForumPage />, { at: '/community', api: { 'GET /api/discussions': [aRow()] } });
  expect((await screen.findByRole('link', { name: /The week after a retreat/ })).getAttribute('href')).toBe(
    `/community/discussions/${ids.talk}`,
  );
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'Gene Keys' } });
  fireEvent.change(screen.getByLabelText('Search discussions'), { target: { value: 'kettle' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect.poll(() => calls.at(-1)?.path).toBe('/api/discussions?category=Gene+Keys&q=kettle');
});

it('says what is missing in the words of the specification, and keeps what was typed when posting fails', async () => {
  const api = { 'POST /api/discussions': new Answer(429, { status: 429, code: 'too-many', detail: 'Please wait.' }) };
  const { calls } = renderPage(<NewDiscussionPage />, { at: '/community/new', api });
  fireEvent.click(screen.getByRole('button', { name: 'Post discussion' }));
  expect((await screen.findAllByText('Please fill in all fields.')).length).toBeGreaterThan(0);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'A title' } });
  fireEvent.change(screen.getByLabelText(/Your words/), { target: { value: 'Some words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post discussion' }));
  expect(await screen.findByText('Please wait.')).toBeTruthy();
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('A title');
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({ title: 'A title', content: 'Some words', category: 'Integration' });
});

const openTalk = (api: Record<string, unknown> = {}) =>
  renderPage(<DiscussionPage />, {
    at: `/community/discussions/${ids.talk}`,
    path: '/community/discussions/:id',
    api: { [`GET ${path}`]: aTalk(), [`GET ${path}/responses`]: [aReply()], ...api },
  });

it('shows a discussion with replies, posts one, and offers help to who wrote it', async () => {
  openTalk({ [`POST ${path}/responses`]: aReply({ id: ids.other, content: 'Mine', help: true }) });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The week after a retreat');
  fireEvent.change(await screen.findByLabelText(/Your reply/), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post reply' }));
  expect(await screen.findByRole('link', { name: 'Need help now?' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBe(2);
});

it('veils who is blocked until asked, and says when a discussion is gone', async () => {
  const { unmount } = openTalk({ [`GET ${path}/responses`]: [aReply({ blocked: true })] });
  expect(await screen.findByText('You blocked who wrote this.')).toBeTruthy();
  expect(screen.queryByText('One sentence.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(await screen.findByText('One sentence.')).toBeTruthy();
  unmount();
  openTalk({ [`GET ${path}`]: new Answer(404, { status: 404, code: 'not-found', detail: 'x' }) });
  expect(await screen.findByText('This discussion is not here')).toBeTruthy();
});

it('keeps an unsaved discussion through a reload, under the key it was tried with, until it is posted', async () => {
  const down = { 'POST /api/discussions': new Answer(503, { status: 503, code: 'down', detail: 'Please wait.' }) };
  const first = renderPage(<NewDiscussionPage />, { at: '/community/new', api: down });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'A title' } });
  fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'Gene Keys' } });
  fireEvent.change(screen.getByLabelText(/Your words/), { target: { value: 'Some words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Post discussion' }));
  await screen.findByText('Please wait.');
  first.unmount();
  const api = { 'POST /api/discussions': aTalk() };
  const { calls } = renderPage(<NewDiscussionPage />, { at: '/community/new', api });
  expect((screen.getByLabelText('Category') as HTMLSelectElement).value).toBe('Gene Keys');
  fireEvent.click(screen.getByRole('button', { name: 'Post discussion' }));
  await expect.poll(() => localStorage.length).toBe(0);
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ title: 'A title', content: 'Some words', category: 'Gene Keys' });
  const keyOf = (call?: (typeof calls)[number]) => call?.headers.get('idempotency-key');
  expect(keyOf(sent)).toBe(keyOf(first.calls.find(({ method }) => method === 'POST')));
});

it('keeps an unsaved reply with its discussion until it is posted', async () => {
  const { unmount } = openTalk();
  fireEvent.change(await screen.findByLabelText(/Your reply/), { target: { value: 'Half a thought' } });
  unmount();
  openTalk({ [`POST ${path}/responses`]: aReply({ id: ids.other, content: 'Half a thought' }) });
  const field = (await screen.findByLabelText(/Your reply/)) as HTMLTextAreaElement;
  expect(field.value).toBe('Half a thought');
  fireEvent.click(screen.getByRole('button', { name: 'Post reply' }));
  await expect.poll(() => field.value).toBe('');
  expect(localStorage.length).toBe(0);
});
