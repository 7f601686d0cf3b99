// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Row } from './chunks';
import { LiveList } from './live-list';
import { type LiveRows, useLiveList } from './use-live-list';

globalThis.scrollBy = () => undefined;
afterEach(cleanup);

const some = (...ids: string[]): Row[] => ids.map((id) => ({ id }));
const drawn = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const focused = () => document.activeElement?.textContent;
let live: LiveRows<Row>;

const Page = ({ read, selected }: { read: () => Row[]; selected: string | null }) => {
  live = useLiveList<Row>({
    path: '/list',
    read: async () => ({ data: read(), next: null }),
    paused: () => false,
    onChanged: () => undefined,
  });
  return (
    <LiveList list={live} label="Rows" rowHeight={50} selected={selected} moreFailed={null}>
      {(row, place) => (
        <a href={`#${row.id}`} {...place}>
          {row.id}
        </a>
      )}
    </LiveList>
  );
};
const show = async (read: () => Row[], selected: string | null = null) => {
  render(<Page read={read} selected={selected} />);
  await screen.findAllByRole('link');
};
const look = () => act(async () => live.poll.now());

it('hears a key as soon as its rows are drawn, and gives the first one the focus from either side', async () => {
  await show(() => some('a', 'b', 'c'));
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(focused()).toBe('a');
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(focused()).toBe('a');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
  expect(focused()).toBe('b');
});

it('keeps focus and selection with their rows while the list is read again, and moves nothing under the hand', async () => {
  let rows = some('a', 'b', 'c');
  await show(() => rows, 'b');
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(focused()).toBe('c');
  rows = some('new', 'a', 'b', 'c');
  await look();
  await waitFor(() => expect(live.waiting).toBe(1));
  expect([drawn(), live.waiting, focused()]).toEqual([['a', 'b', 'c'], 1, 'c']);
  act(() => live.showWaiting());
  expect([drawn(), focused()]).toEqual([['new', 'a', 'b', 'c'], 'c']);
  rows = some('new', 'b', 'c');
  await look();
  await waitFor(() => expect(drawn()).toEqual(['new', 'b', 'c']));
  expect(focused()).toBe('c');
  expect(screen.getByText('b').getAttribute('aria-current')).toBe('true');
});

it('answers no key while somebody writes', async () => {
  await show(() => some('a', 'b'));
  const box = document.body.appendChild(document.createElement('input'));
  box.focus();
  fireEvent.keyDown(box, { key: 'j' });
  expect(document.activeElement).toBe(box);
  box.remove();
});
