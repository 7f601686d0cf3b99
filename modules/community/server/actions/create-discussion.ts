import type { Knex } from 'knex';
import { fn, raw } from 'objection';
import { conflict, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { discussionPosted, responsePosted } from '../../public';
import type { DiscussionInput, DiscussionPatch, ResponseInput } from '../../schemas/discussion';
import { Discussion, DiscussionResponse } from '../models/posts';
import { Revision } from '../models/safety';

/** Begins a discussion. Throws 422 for a text that cannot be drawn. */
export const postDiscussion = async (
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

/** Adds a reply and moves its discussion to the top. Throws 409 where a moderator closed it. */
export const postResponse = async (
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

const keepWording = async (
  trx: Knex.Transaction,
  post: { readonly id: string; readonly version: number; readonly content: string; readonly title?: string },
): Promise<void> => {
  await Revision.query(trx).insert({
    postId: post.id,
    version: post.version,
    title: post.title ?? null,
    content: post.content,
  });
};

/** Changes a discussion and keeps the former wording. Throws 412 with the present one when it was changed meanwhile. */
export const editDiscussion = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
  patch: DiscussionPatch,
  version: string | null,
): Promise<Discussion> => {
  if (patch.content !== undefined) core.markdown(patch.content);
  const row = await Discussion.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (String(row.version) !== version) throw preconditionFailed({ version: row.version, content: row.content });
  await keepWording(trx, row);
  return Discussion.query(trx)
    .patchAndFetchById(id, {
      ...patch,
      ...(patch.title === undefined ? {} : { title: patch.title.trim() }),
      version: row.version + 1,
      editedAt: fn.now(),
    })
    .throwIfNotFound();
};

/** Changes a reply, in the same way. */
export const editResponse = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
  { content }: ResponseInput,
  version: string | null,
): Promise<DiscussionResponse> => {
  core.markdown(content);
  const row = await DiscussionResponse.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (String(row.version) !== version) throw preconditionFailed({ version: row.version, content: row.content });
  await keepWording(trx, row);
  return DiscussionResponse.query(trx)
    .patchAndFetchById(id, { content, version: row.version + 1, editedAt: fn.now() })
    .throwIfNotFound();
};
