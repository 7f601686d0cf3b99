// @vitest-environment happy-dom

import { Type } from '@sinclair/typebox';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { endpoint } from '#core/contract/endpoint';
import { getPageData, setPageData } from '../page-data';
import { usePages } from './use-pages';

const contract = {
  query: Type.Object({ q: Type.Optional(Type.String()) }),
  reply: Type.Array(Type.Object({ id: Type.Integer() })),
} as const;
const listRows = endpoint<typeof contract>()('get', '/api/rows');
interface Row {
  readonly id: number;
}
const page = (ids: readonly number[], next?: string): Response =>
  new Response(JSON.stringify(ids.map((id) => ({ id }))), {
    headers: { 'content-type': 'application/json', ...(next ? { link: `<${next}>; rel="next"` } : {}) },
  });
const answers = new Map<string, () => Response>();
const open = (keep = false) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (asked: string) => answers.get(asked)?.() ?? new Response('{}', { status: 422 })),
  );
  return renderHook(({ query }) => usePages(listRows, { query }, { keep }), {
    initialProps: { query: {} as { q?: string } },
  });
};
const ids = (rows: readonly Row[] | null) => rows?.map(({ id }) => id) ?? null;
afterEach(() => {
  answers.clear();
  vi.unstubAllGlobals();
});

it('grows by the page that the server names, and keeps what it has when that one does not come', async () => {
  answers.set('/api/rows', () => page([1, 2], '/api/rows?after=2'));
  const { result } = open();
  await waitFor(() => expect(ids(result.current.rows)).toEqual([1, 2]));
  await act(async () => result.current.more?.());
  expect([ids(result.current.rows), result.current.error?.status]).toEqual([[1, 2], 422]);
  answers.set('/api/rows?after=2', () => page([3]));
  await act(async () => result.current.more?.());
  expect([ids(result.current.rows), result.current.more, result.current.error]).toEqual([[1, 2, 3], null, null]);
  act(() => result.current.change((rows) => rows.filter(({ id }) => id !== 2)));
  expect(ids(result.current.rows)).toEqual([1, 3]);
});

it('lays a new first page over all pages that were read', async () => {
  answers.set('/api/rows', () => page([1, 2], '/api/rows?after=2'));
  answers.set('/api/rows?after=2', () => page([3, 4], '/api/rows?after=4'));
  answers.set('/api/rows?after=4', () => page([5]));
  const { result } = open();
  await waitFor(() => expect(result.current.more).not.toBe(null));
  await act(async () => result.current.more?.());
  answers.set('/api/rows', () => page([9, 1], '/api/rows?after=1'));
  await act(async () => result.current.refresh(({ id }) => id));
  expect(ids(result.current.rows)).toEqual([9, 1, 2, 3, 4]);
  await act(async () => result.current.more?.());
  expect(ids(result.current.rows)).toEqual([9, 1, 2, 3, 4, 5]);
});

it.each([
  [true, [1]],
  [false, null],
] as const)('shows the former rows under another query only when told to keep them: %s', async (keep, meanwhile) => {
  answers.set('/api/rows', () => page([1]));
  answers.set('/api/rows?q=a', () => page([2]));
  const { result, rerender } = open(keep);
  await waitFor(() => expect(ids(result.current.rows)).toEqual([1]));
  rerender({ query: { q: 'a' } });
  expect(ids(result.current.rows)).toEqual(meanwhile);
  await waitFor(() => expect(ids(result.current.rows)).toEqual([2]));
});

it('begins with what came along with the page, asks nothing for it, and goes on from there', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const before = getPageData();
  const brought = { '/api/rows': [{ id: 1 }, { id: 2 }], '/api/rows#next': '/api/rows?after=2' };
  setPageData({ ...before, answers: brought });
  answers.set('/api/rows?after=2', () => page([3]));
  const { result } = open();
  expect([ids(result.current.rows), result.current.busy]).toEqual([[1, 2], false]);
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => result.current.more?.());
  expect(ids(result.current.rows)).toEqual([1, 2, 3]);
  setPageData(before);
  vi.restoreAllMocks();
});
