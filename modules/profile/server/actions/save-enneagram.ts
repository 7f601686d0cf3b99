import type { Knex } from 'knex';
import { fn } from 'objection';
import { preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { EnneagramInput, EnneagramView } from '../../schemas/enneagram';
import { EnneagramRow } from '../models/enneagram';
import { answersContext, findEnneagram } from '../queries/enneagram';

/** Stores a questionnaire in the place of the former one; `ifMatch` names the version that was read, nothing for the first. */
export const saveEnneagram = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { answers, choice = null }: EnneagramInput,
  ifMatch: string | null,
): Promise<EnneagramView | null> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`enneagram:${userId}`]);
  const stored = await findEnneagram(core, trx, userId);
  if (stored && ifMatch === null) throw preconditionRequired();
  if (ifMatch !== null && ifMatch !== String(stored?.version)) throw preconditionFailed(stored);
  const version = (stored?.version ?? 0) + 1;
  const row = {
    userId,
    version,
    answersSealed: await core.vault.encrypt(
      trx,
      userId,
      answersContext(userId, version),
      JSON.stringify({ answers, choice }),
    ),
    answeredAt: fn.now(),
  };
  await EnneagramRow.query(trx).insert(row).onConflict('user_id').merge();
  return findEnneagram(core, trx, userId);
};
