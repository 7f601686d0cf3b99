// @vitest-environment happy-dom

import { Type } from '@sinclair/typebox';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { endpoint } from '#core/contract/endpoint';
import { Answer, aPerson, renderPage } from '#core/testing/render';
import { getPageData, refreshAll, refreshAnswers, storeAnswer, useApi, useSession } from '#core/web';
import { setPageData } from './page-data';

const contract = {
  things: { reply: Type.Array(Type.String()) },
  found: { query: Type.Object({ q: Type.Optional(Type.String()) }), reply: Type.Array(Type.String()) },
} as const;
const listThings = endpoint<typeof contract.things>()('get', '/api/things');
const findThings = endpoint<typeof contract.found>()('get', '/api/found');

const List = ({ open = false }: { readonly open?: boolean }) => {
  const { data, error, loading, set } = useApi(listThings, {}, { open });
  return (
    <>
      <p>{loading ? 'loading' : (error?.message ?? data?.join(' ') ?? 'nothing')}</p>
      <button type="button" onClick={() => set(['set'])}>
        set
      </button>
    </>
  );
};

const Later = () => {
  const [asked, setAsked] = useState(false);
  const { data } = useApi(listThings, asked ? {} : null);
  return (
    <button type="button" onClick={() => setAsked(true)}>
      {data?.[0] ?? 'none'}
    </button>
  );
};

const Searched = () => {
  const [q, setQ] = useState<string | null>(null);
  const { data } = useApi(findThings, { query: q === null ? {} : { q } }, { keep: true });
  return (
    <button type="button" onClick={() => setQ(q === null ? 'b' : null)}>
      {data?.join(' ') ?? 'none'}
    </button>
  );
};

describe('useApi', () => {
  it('comes back to what the page brought along, though the former answer is kept meanwhile', async () => {
    setPageData({ ...getPageData(), answers: { '/api/found': ['a', 'b'] } });
    // What came with a page counts as new for its first seconds; the worker of this test may be older.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    renderPage(<Searched />, { api: { 'GET /api/found': ['b'] } });
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('a b');
    fireEvent.click(button);
    await waitFor(() => expect(button.textContent).toBe('b'));
    fireEvent.click(button);
    expect(button.textContent).toBe('a b');
    clock.mockRestore();
    setPageData({ ...getPageData(), answers: {} });
  });

  it('shows what the server answers, asked once for two parts of a page', async () => {
    const { calls } = renderPage(
      <>
        <List />
        <List />
      </>,
      { api: { 'GET /api/things': ['a', 'b'] } },
    );
    expect(await screen.findAllByText('a b')).toHaveLength(2);
    expect(calls).toHaveLength(1);
  });

  it('asks nothing for a visitor, and asks as soon as somebody signs in', async () => {
    const { calls } = renderPage(<List />, { user: null, api: { 'GET /api/things': ['a'] } });
    expect(screen.getByText('nothing')).toBeTruthy();
    expect(calls).toEqual([]);
    act(() => useSession.setState({ user: aPerson() }));
    expect(await screen.findByText('a')).toBeTruthy();
  });

  it('asks for a visitor where the route is open', async () => {
    renderPage(<List open />, { user: null, api: { 'GET /api/things': ['a'] } });
    expect(await screen.findByText('a')).toBeTruthy();
  });

  it('stores what a write returned without asking again', async () => {
    const { calls } = renderPage(<List />, { api: { 'GET /api/things': ['a'] } });
    await screen.findByText('a');
    fireEvent.click(screen.getByText('set', { selector: 'button' }));
    expect(await screen.findByText('set', { selector: 'p' })).toBeTruthy();
    await act(() => storeAnswer(listThings, {}, ['other']));
    expect(screen.getByText('other')).toBeTruthy();
    expect(calls).toHaveLength(1);
    await act(() => refreshAll());
    await waitFor(() => expect(calls).toHaveLength(2));
    await act(() => refreshAnswers(findThings));
    expect(calls).toHaveLength(2);
    await act(() => refreshAnswers(findThings, listThings));
    await waitFor(() => expect(calls).toHaveLength(3));
  });

  it('asks nothing more once the session has ended, and keeps what is shown', async () => {
    const { calls } = renderPage(<List />, { api: { 'GET /api/things': ['a'] } });
    await screen.findByText('a');
    act(() => useSession.setState({ expired: true }));
    await act(() => refreshAnswers(listThings));
    expect(screen.getByText('a')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('gives the refusal of the server', async () => {
    const detail = 'There is no such thing.';
    renderPage(<List />, { api: { 'GET /api/things': new Answer(404, { detail, code: 'not-found', status: 404 }) } });
    expect(await screen.findByText(detail)).toBeTruthy();
  });

  it('waits for its input', async () => {
    const { calls } = renderPage(<Later />, { api: { 'GET /api/things': ['a'] } });
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByText('none'));
    expect(await screen.findByText('a')).toBeTruthy();
  });
});
