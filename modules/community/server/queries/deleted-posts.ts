import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { Discussion, DiscussionResponse } from '../models/posts';

/** What the author deleted themselves and may bring back; anything else is 404, too late is 409. */
export const getOwnDeleted = async <T extends Discussion | DiscussionResponse>(
  found: Promise<T | undefined>,
  user: User,
): Promise<T> => {
  const row = await found;
  if (!row || row.authorId !== user.id || row.deletedBy !== user.id) throw notFound('post');
  return row;
};

export const getDeletedDiscussion = (db: Knex, user: User, id: string): Promise<Discussion> =>
  getOwnDeleted(Discussion.query(db).findById(id).whereNotNull('deleted_at').then(), user);

export const getDeletedResponse = (db: Knex, user: User, id: string): Promise<DiscussionResponse> =>
  getOwnDeleted(DiscussionResponse.query(db).findById(id).whereNotNull('deleted_at').then(), user);
