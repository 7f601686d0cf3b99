import { describe, expect, it } from 'vitest';
import { type Loaded, listRows, withChunk, withHead, withRow, withWaiting } from './chunks';
import { getPause } from './use-poll';
import { listVisibleRows } from './use-window';

interface Card {
  readonly id: string;
  readonly status: string;
}
const aCard = (number: number, part: Partial<Card> = {}): Card => ({
  id: `row-${String(number).padStart(12, '0')}`,
  status: 'pending',
  ...part,
});
const nothing: Loaded<Card> = { chunks: [], head: null, waiting: [] };
const chunk = (path: string, numbers: readonly number[], next: string | null = null) => ({
  path,
  rows: numbers.map((number) => aCard(number)),
  next,
});
const numbers = (loaded: Loaded<Card>) => listRows(loaded).map(({ id }) => Number(id.slice(-12)));

describe('a list that is renewed', () => {
  const first = withHead(nothing, chunk('/a', [5, 4, 3], '/b'));

  it('lets new rows wait until they are asked for', () => {
    const list = withHead(first, chunk('/a', [7, 6, 5], '/x'));
    expect([numbers(list), list.waiting.length]).toEqual([[5, 4, 3], 2]);
    expect(numbers(withWaiting(list))).toEqual([7, 6, 5, 4, 3]);
    // What follows is asked for after the rows that are shown, not after those of the shorter answer.
    expect(withWaiting(list).chunks.at(-1)?.next).toBe('/b');
  });

  it('begins anew where so many came in that rows would be left out', () => {
    const list = withHead(first, chunk('/a', [10, 9, 8], '/y'));
    const shown = withWaiting(list);
    expect([numbers(shown), shown.chunks.at(-1)?.next]).toEqual([[10, 9, 8], '/y']);
  });

  it('renews rows in their place, and drops those that are gone', () => {
    const changed = { ...chunk('/a', [5, 3, 2], '/z'), rows: [aCard(5), aCard(3, { status: 'reviewed' }), aCard(2)] };
    const list = withHead(first, changed);
    expect(numbers(list)).toEqual([5, 3, 2]);
    expect(listRows(list)[1]?.status).toBe('reviewed');
    expect(list.waiting).toEqual([]);
  });

  it('never shows a row twice when pages overlap', () => {
    const more = withChunk(first, chunk('/b', [3, 2, 1]));
    expect(numbers(more)).toEqual([5, 4, 3, 2, 1]);
    expect(numbers(withChunk(more, chunk('/b', [2, 1, 0])))).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('shows at once what an action changed or took away', () => {
    expect(numbers(withRow(first, aCard(4).id, null))).toEqual([5, 3]);
    expect(listRows(withRow(first, aCard(4).id, { status: 'contacted' }))[1]?.status).toBe('contacted');
  });
});

describe('what is drawn of a long list', () => {
  it('is what can be seen and little more, wherever one is', () => {
    const within = (listTop: number) => listVisibleRows({ listTop, top: 200, bottom: 800 }, 92, 10_000);
    expect(within(200)).toEqual({ first: 0, end: 15 });
    const middle = within(200 - 5000 * 92);
    expect(middle).toEqual({ first: 4992, end: 5015 });
    expect(within(200 - 9999 * 92).first).toBe(9991);
  });
});

it('looks every five seconds, and less often the longer it fails', () => {
  expect([0, 1, 2, 3, 9].map(getPause)).toEqual([5000, 10_000, 20_000, 40_000, 60_000]);
});
