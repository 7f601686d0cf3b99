import type { Knex } from 'knex';
import { fn, raw } from 'objection';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { responsePosted } from '../../public';
import type { ResponseInput } from '../../schemas/discussion';
import { Discussion, DiscussionResponse } from '../models/posts';

/** Adds a reply and moves its discussion to the top. Throws 409 where a moderator closed it. */
export const createResponse = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  discussion: Discussion,
  { content }: ResponseInput,
): Promise<DiscussionResponse> => {
  core.markdown(content);
  const open = await Discussion.query(trx)
    .findById(discussion.id)
    .whereNull('hidden_at')
    .whereNull('deleted_at')
    .patch({ responseCount: raw('response_count + 1'), lastAt: fn.now() });
  if (open === 0) throw conflict('discussion-closed', 'This discussion was closed, so nothing can be added to it.');
  const row = await DiscussionResponse.query(trx)
    .insert({ discussionId: discussion.id, authorId: user.id, content })
    .returning('*');
  await core.events.emit(trx, responsePosted, { id: row.id, discussionId: discussion.id, authorId: user.id });
  return row;
};
