import type { Knex } from 'knex';
import { denied, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { Discussion, DiscussionResponse } from '../models/posts';

/** A discussion that is there. */
export const existing = async (db: Knex, id: string): Promise<Discussion> => {
  const row = await Discussion.query(db).findById(id).whereNull('deleted_at');
  if (!row) throw notFound('discussion');
  return row;
};

/** A discussion that this person may read: what a moderator hid, its author and moderators still see. */
export const readable = async (db: Knex, user: User, id: string): Promise<Discussion> => {
  const row = await existing(db, id);
  if (row.hiddenAt && row.authorId !== user.id && !user.permissions.has('community.moderate'))
    throw notFound('discussion');
  return row;
};

/** A reply that is there, in a discussion that is there. */
export const existingResponse = async (db: Knex, user: User, id: string): Promise<DiscussionResponse> => {
  const row = await DiscussionResponse.query(db).findById(id).whereNull('deleted_at');
  if (!row) throw notFound('reply');
  await readable(db, user, row.discussionId);
  if (row.hiddenAt && row.authorId !== user.id && !user.permissions.has('community.moderate')) throw notFound('reply');
  return row;
};

/** Only who wrote it changes it: a moderator hides, and never rewrites. */
export const byAuthor = <T extends { readonly authorId: string | null }>(user: User, post: T): T => {
  if (post.authorId !== user.id) throw denied('community.post');
  return post;
};

/** Its author or a moderator takes it away. */
export const byAuthorOrModerator = <T extends { readonly authorId: string | null }>(user: User, post: T): T => {
  if (post.authorId !== user.id && !user.permissions.has('community.moderate')) throw denied('community.moderate');
  return post;
};
