// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Answer, aPerson, type Call, renderPage } from '#core/testing/render';
import type { EditorialView } from '../../schemas/editorial';
import { EditorPage } from './editor-page';

const content: EditorialView['content'] = {
  title: 'A draft',
  slug: 'a-draft',
  excerpt: 'What it is.',
  author: 'Ann Lee',
  category: 'Science',
  type: 'article',
  tags: ['sleep'],
  featured: false,
  language: 'en',
  partner: null,
  disclosure: null,
  body: 'Words.',
  references: [],
  evidence: null,
  media: null,
  transcript: null,
  cover: null,
};
const view = (overrides: Partial<EditorialView> = {}): EditorialView => ({
  id: 'one',
  version: 3,
  status: 'review',
  content,
  shown: null,
  publishAt: null,
  publishedAt: null,
  updatedAt: '2026-11-20T08:00:00Z',
  words: 1,
  readTime: 1,
  missing: [{ path: 'evidence', message: 'Science needs its evidence: kind of study, sample and a link.' }],
  can: { edit: true, move: ['draft', 'scheduled', 'published', 'archived'] },
  ...overrides,
});
const open = async (article: EditorialView, api: Record<string, unknown> = {}) => {
  const page = renderPage(<EditorPage />, {
    at: '/magazine/desk/one',
    path: '/magazine/desk/:id',
    user: aPerson({ role: 'admin' }),
    api: {
      'GET /api/editorial/articles/one': article,
      'GET /api/editorial/articles/one/history': [
        {
          version: 1,
          editor: 'Ann Lee',
          savedAt: '2026-11-19T08:00:00Z',
          action: 'created',
          status: 'draft',
          title: 'A draft',
          words: 1,
        },
      ],
      'POST /api/editorial/preview': { body: [], files: [], words: 0, readTime: 1 },
      ...api,
    },
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  return page;
};
const writes = (calls: readonly Call[]) =>
  calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('preview'));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('saves a draft by itself: only what changed, on the version it knows', async () => {
  const { calls } = await open(view(), {
    'PATCH /api/editorial/articles/one': ({ body }: Call) =>
      view({ version: 4, content: { ...content, ...(body as object) } }),
  });
  type('Title', 'A better draft');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await later(3000);
  const [saved] = writes(calls);
  expect(saved?.body).toEqual({ title: 'A better draft' });
  expect(saved?.headers.get('if-match')).toBe('"3"');
  expect(screen.getByText('Saved, version 4')).toBeTruthy();
  await later(10_000);
  expect(writes(calls)).toHaveLength(1);
});

it('does not change by itself what readers see', async () => {
  const { calls } = await open(view({ status: 'published' }), {
    'PATCH /api/editorial/articles/one': view({ status: 'published', version: 4 }),
  });
  type('Title', 'A better piece');
  await later(10_000);
  expect(writes(calls)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await later(100);
  expect(writes(calls)).toHaveLength(1);
});

it('shows both versions of a conflict and keeps the chosen one', async () => {
  const current = view({ version: 9, content: { ...content, title: 'Their title' } });
  const patch = vi.fn(({ headers, body }: Call) =>
    headers.get('if-match') === '"9"'
      ? view({ version: 10, content: { ...content, ...(body as object) } })
      : new Answer(412, { status: 412, code: 'changed-elsewhere', detail: 'Changed.', current }),
  );
  await open(view(), { 'PATCH /api/editorial/articles/one': patch });
  type('Title', 'My title');
  await later(3000);
  expect(screen.getByText('Somebody else changed this article meanwhile')).toBeTruthy();
  expect(screen.getByText('Their title')).toBeTruthy();
  expect(screen.getByText('My title')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await later(3000);
  expect(patch.mock.lastCall?.[0].body).toEqual({ title: 'My title' });
  expect(screen.getByText('Saved, version 10')).toBeTruthy();
});

it('says why it cannot be published, and sends nothing', async () => {
  const { calls } = await open(view());
  const publish = screen.getByRole('button', { name: 'Publish now' });
  expect(publish.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/Science needs its evidence/)).toBeTruthy();
  fireEvent.click(publish);
  await later(100);
  expect(writes(calls)).toEqual([]);
});

it('publishes on the version it knows, and restores an earlier one', async () => {
  const { calls } = await open(view({ missing: [] }), {
    'POST /api/editorial/articles/one/status': view({ version: 4, status: 'published', missing: [] }),
    'POST /api/editorial/articles/one/restore': view({ version: 5, content: { ...content, title: 'An old draft' } }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await later(100);
  fireEvent.click(within(screen.getByRole('list', { name: '' })).getByRole('button', { name: 'Restore' }));
  await later(100);
  expect(writes(calls).map(({ path, body, headers }) => [path, body, headers.get('if-match')])).toEqual([
    ['/api/editorial/articles/one/status', { status: 'published' }, '"3"'],
    ['/api/editorial/articles/one/restore', { version: 1 }, '"4"'],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('An old draft');
});
