import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { Discussion, DiscussionResponse } from '../models/posts';

/** A discussion that is there. */
export const getDiscussion = async (db: Knex, id: string): Promise<Discussion> => {
  const row = await Discussion.query(db).findById(id).whereNull('deleted_at');
  if (!row) throw notFound('discussion');
  return row;
};

/** A discussion that this person may read: what a moderator hid, its author and moderators still see. */
export const getReadableDiscussion = async (db: Knex, user: User, id: string): Promise<Discussion> => {
  const row = await getDiscussion(db, id);
  if (row.hiddenAt && row.authorId !== user.id && !user.permissions.has('community.moderate'))
    throw notFound('discussion');
  return row;
};

/** A reply that is there, in a discussion that is there. */
export const getResponse = async (db: Knex, user: User, id: string): Promise<DiscussionResponse> => {
  const row = await DiscussionResponse.query(db).findById(id).whereNull('deleted_at');
  if (!row) throw notFound('reply');
  await getReadableDiscussion(db, user, row.discussionId);
  if (row.hiddenAt && row.authorId !== user.id && !user.permissions.has('community.moderate')) throw notFound('reply');
  return row;
};
