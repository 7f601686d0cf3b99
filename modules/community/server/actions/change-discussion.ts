import type { Knex } from 'knex';
import { fn } from 'objection';
import { preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { DiscussionPatch } from '../../schemas/discussion';
import { Discussion } from '../models/posts';
import { Revision } from '../models/safety';

export const saveRevision = async (
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
export const changeDiscussion = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
  patch: DiscussionPatch,
  version: string | null,
): Promise<Discussion> => {
  if (patch.content !== undefined) core.markdown(patch.content);
  const row = await Discussion.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (String(row.version) !== version) throw preconditionFailed({ version: row.version, content: row.content });
  await saveRevision(trx, row);
  return Discussion.query(trx)
    .patchAndFetchById(id, {
      ...patch,
      ...(patch.title === undefined ? {} : { title: patch.title.trim() }),
      version: row.version + 1,
      editedAt: fn.now(),
    })
    .throwIfNotFound();
};
