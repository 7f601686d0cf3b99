import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { discussionPosted } from '../../public';
import type { DiscussionInput } from '../../schemas/discussion';
import { Discussion } from '../models/posts';

/** Begins a discussion. Throws 422 for a text that cannot be drawn. */
export const createDiscussion = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { title, content, category }: DiscussionInput,
): Promise<Discussion> => {
  core.markdown(content);
  const row = await Discussion.query(trx)
    .insert({ authorId: user.id, title: title.trim(), content, category })
    .returning('*');
  await core.events.emit(trx, discussionPosted, { id: row.id });
  return row;
};
