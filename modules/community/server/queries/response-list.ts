import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ResponseQuery, ResponseView } from '../../schemas/discussion';
import * as api from '../../schemas/endpoints';
import { type Discussion, DiscussionResponse } from '../models/posts';
import { toResponseView } from '../views/post';
import { findAuthors } from './authors';
import { listBlocked } from './blocks';

/** Replies of a discussion, oldest first; `next` is the address of the following page, null at the end. */
export const listResponses = async (
  core: Core,
  user: User,
  discussion: Discussion,
  { limit = 20, after, afterId }: ResponseQuery,
): Promise<{ readonly rows: ResponseView[]; readonly next: string | null }> => {
  const found = await DiscussionResponse.query(core.db)
    .where({ discussion_id: discussion.id })
    .whereNull('deleted_at')
    .modify((query) => {
      if (!user.permissions.has('community.moderate'))
        query.where((seen) => seen.whereNull('hidden_at').orWhere({ author_id: user.id }));
      if (after && afterId) query.whereRaw('(created_at, id) > (?::timestamptz, ?::uuid)', [after, afterId]);
      else if (after) query.where('created_at', '>', after);
    })
    .orderBy(['created_at', 'id'])
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const [nameOf, blocked] = await Promise.all([
    findAuthors(
      core,
      user,
      page.map(({ authorId }) => authorId),
    ),
    listBlocked(core.db, user.id),
  ]);
  const last = page.at(-1);
  const cursor = last && { limit, after: last.createdAt, afterId: last.id };
  return {
    rows: page.map((row) =>
      toResponseView(core, row, {
        user,
        author: nameOf(row.authorId),
        blocked: row.authorId !== null && blocked.has(row.authorId),
      }),
    ),
    next:
      cursor && found.length > limit
        ? toPath(api.listResponses, { params: { id: discussion.id }, query: cursor })
        : null,
  };
};
