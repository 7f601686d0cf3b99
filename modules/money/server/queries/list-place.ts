import type { QueryBuilder } from 'objection';
import { invalid } from '#core/contract/errors';

const cursor = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

interface Placed {
  readonly id: string;
  readonly createdAt: string;
}

/** Where a page of a list begins. Throws 422 for what is no place in it. */
const readPlace = (after: string): [string, string] => {
  const [, at, id] = cursor.exec(after) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at)))
    throw invalid('after', 'This page link is not valid. Go back to the first page.');
  return [at, id];
};

/** One keyset page of rows, newest first, and the place where the next one begins. */
export const pageOf = async <M extends Placed & import('objection').Model>(
  rows: QueryBuilder<M, M[]>,
  { limit = 30, after }: { readonly limit?: number | undefined; readonly after?: string | undefined },
): Promise<{ readonly rows: M[]; readonly next: string | null }> => {
  if (after !== undefined) rows.whereRaw('(created_at, id) < (?, ?)', readPlace(after));
  const found = await rows.orderByRaw('created_at desc, id desc').limit(limit + 1);
  const last = found[limit - 1];
  return {
    rows: found.slice(0, limit),
    next: found.length > limit && last ? `${last.createdAt}~${last.id}` : null,
  };
};
