/** Whatever is listed; identified by its id. */
export interface Row {
  readonly id: string;
}
/** One page of the list as it was answered; pages are asked again by the same path. */
export interface Chunk<R extends Row> {
  readonly path: string;
  readonly rows: readonly R[];
  /** Path of the page after it; null at the end. */
  readonly next: string | null;
}
/** What is loaded of a list, the first page as it was last answered, and the rows in it that wait to be shown. */
export interface Loaded<R extends Row> {
  readonly chunks: readonly Chunk<R>[];
  readonly head: Chunk<R> | null;
  readonly waiting: readonly R[];
}

export const listRows = <R extends Row>({ chunks }: Loaded<R>): readonly R[] => chunks.flatMap(({ rows }) => rows);
const idsOf = (rows: readonly Row[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** The rows of the first chunk after an answer: renewed in their places, without those that are gone. */
const renewed = <R extends Row>(first: Chunk<R>, head: Chunk<R>): readonly R[] => {
  const answered = new Map(head.rows.map((row) => [row.id, row]));
  // What stands before the last row that the answer still has, and is not in the answer, is gone.
  const sure = head.next === null ? first.rows.length : first.rows.findLastIndex(({ id }) => answered.has(id));
  return first.rows.flatMap((row, at) => answered.get(row.id) ?? (at > sure ? [row] : []));
};

/**
 * Takes in the first page as it is now. Rows that are there are renewed in their place; ones that are gone leave; new ones
 * wait, so that nothing moves under the hand.
 */
export const withHead = <R extends Row>(had: Loaded<R>, head: Chunk<R>): Loaded<R> => {
  const [first, ...rest] = had.chunks;
  if (!first || (first.rows.length === 0 && rest.length === 0)) return { chunks: [head], head, waiting: [] };
  const known = idsOf(listRows(had));
  const lastKnown = head.rows.findLastIndex(({ id }) => known.has(id));
  const unknown = (row: R): boolean => !known.has(row.id);
  // Without a row in common the answer is all new; else what follows the last known row only moved up from behind.
  const waiting = head.rows.filter((row, at) => unknown(row) && (lastKnown < 0 || at < lastKnown));
  const rows = renewed(first, head);
  if (rest.length > 0) return { chunks: [{ ...first, rows }, ...rest], head, waiting };
  const grown = lastKnown < 0 ? [] : head.rows.filter((row, at) => unknown(row) && at > lastKnown);
  const next = grown.length > 0 || waiting.length === 0 ? head.next : first.next;
  return { chunks: [{ ...first, rows: [...rows, ...grown], next }], head, waiting };
};

/** Takes in a later page: the next one, or one that was asked again. */
export const withChunk = <R extends Row>(had: Loaded<R>, chunk: Chunk<R>): Loaded<R> => {
  const at = had.chunks.findIndex(({ path }) => path === chunk.path);
  const others = idsOf(had.chunks.flatMap(({ path, rows }) => (path === chunk.path ? [] : rows)));
  const own = { ...chunk, rows: chunk.rows.filter(({ id }) => !others.has(id)) };
  if (at < 0) return { ...had, chunks: [...had.chunks, own] };
  const last = at === had.chunks.length - 1;
  const next = last ? own.next : (had.chunks[at]?.next ?? null);
  return { ...had, chunks: had.chunks.map((one, index) => (index === at ? { ...own, next } : one)) };
};

/** Shows what waited, in its place. Where so much came in that a gap would be left, the list begins anew. */
export const withWaiting = <R extends Row>({ chunks, head, waiting }: Loaded<R>): Loaded<R> => {
  const [first, ...rest] = chunks;
  if (!first || !head) return { chunks, head, waiting: [] };
  const answered = idsOf(head.rows);
  const kept = first.rows.filter(({ id }) => !answered.has(id));
  if (waiting.length === head.rows.length) return { chunks: [head], head, waiting: [] };
  return { chunks: [{ ...first, rows: [...head.rows, ...kept] }, ...rest], head, waiting: [] };
};

/** One row changed, or gone. */
export const withRow = <R extends Row>(had: Loaded<R>, id: string, part: Partial<R> | null): Loaded<R> => {
  const change = (rows: readonly R[]): readonly R[] =>
    rows.flatMap((row) => (row.id !== id ? [row] : part ? [{ ...row, ...part }] : []));
  return {
    chunks: had.chunks.map((chunk) => ({ ...chunk, rows: change(chunk.rows) })),
    head: had.head && { ...had.head, rows: change(had.head.rows) },
    waiting: change(had.waiting),
  };
};

/** Paths of the pages after the first that hold one of these rows. */
export const listPaths = ({ chunks }: Loaded<Row>, ids: ReadonlySet<string>): readonly string[] =>
  chunks.slice(1).flatMap(({ path, rows }) => (rows.some(({ id }) => ids.has(id)) ? [path] : []));
