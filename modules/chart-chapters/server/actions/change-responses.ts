import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import type { ChapterResponse } from '../../schemas/chapters';
import { ResponsesRow } from '../models/responses';
import { findResponses, responsesPlace } from '../queries/responses';

type Responses = readonly ChapterResponse[];

/** Changes what a person said, one change after the other; what leaves it as it was is not stored. */
export const changeResponses = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  change: (before: Responses) => Responses,
): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`chapter-responses:${userId}`]);
  const before = await findResponses(core, trx, userId);
  const responses = change(before.responses);
  if (responses === before.responses) return;
  const version = before.version + 1;
  const row = {
    userId,
    version,
    saidSealed: await core.vault.encrypt(trx, userId, responsesPlace(userId, version), JSON.stringify(responses)),
    changedAt: fn.now(),
  };
  await ResponsesRow.query(trx).insert(row).onConflict('user_id').merge();
};
