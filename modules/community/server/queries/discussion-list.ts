import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { DiscussionQuery, DiscussionRow } from '../../schemas/discussion';
import * as api from '../../schemas/endpoints';
import { Discussion } from '../models/posts';
import { toDiscussionRow } from '../views/post';
import { findAuthors } from './authors';
import { searching } from './search';

/** One page of what can be seen, newest activity first. */
const pageOf = async (db: Knex, asked: DiscussionQuery): Promise<Discussion[]> => {
  const { category, before, beforeId, limit = 20 } = asked;
  const search = await searching(db, asked);
  return Discussion.query(db)
    .modify((query) => {
      search(query);
      if (category) query.where({ category });
      if (before && beforeId) query.whereRaw('(last_at, id) < (?::timestamptz, ?::uuid)', [before, beforeId]);
      else if (before) query.where('last_at', '<', before);
    })
    .whereNull('hidden_at')
    .whereNull('deleted_at')
    .orderBy([
      { column: 'last_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
};

/** Discussions as members see them; `next` is the address of the following page, null at the end. */
export const listDiscussions = async (
  core: Core,
  user: User,
  query: DiscussionQuery,
): Promise<{ readonly rows: DiscussionRow[]; readonly next: string | null }> => {
  const limit = query.limit ?? 20;
  const found = await pageOf(core.db, query);
  const page = found.slice(0, limit);
  const nameOf = await findAuthors(
    core,
    user,
    page.map(({ authorId }) => authorId),
  );
  const last = page.at(-1);
  const next = last && {
    ...(query.category ? { category: query.category } : {}),
    ...(query.q?.trim() ? { q: query.q } : {}),
    limit,
    before: last.lastAt,
    beforeId: last.id,
  };
  return {
    rows: page.map((row) => toDiscussionRow(row, nameOf(row.authorId))),
    next: next && found.length > limit ? toPath(api.listDiscussions, { query: next }) : null,
  };
};
