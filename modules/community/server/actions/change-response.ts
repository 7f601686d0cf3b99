import type { Knex } from 'knex';
import { fn } from 'objection';
import { preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { ResponseInput } from '../../schemas/discussion';
import { DiscussionResponse } from '../models/posts';
import { saveRevision } from './change-discussion';

/** Changes a reply, in the same way. */
export const changeResponse = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
  { content }: ResponseInput,
  version: string | null,
): Promise<DiscussionResponse> => {
  core.markdown(content);
  const row = await DiscussionResponse.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (String(row.version) !== version) throw preconditionFailed({ version: row.version, content: row.content });
  await saveRevision(trx, row);
  return DiscussionResponse.query(trx)
    .patchAndFetchById(id, { content, version: row.version + 1, editedAt: fn.now() })
    .throwIfNotFound();
};
