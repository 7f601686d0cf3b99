import type { Knex } from 'knex';
import { fn } from 'objection';
import { preconditionFailed, preconditionRequired } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { EnneagramInput, EnneagramView } from '../../schemas/enneagram';
import { EnneagramRow } from '../models/enneagram';
import { answersPlace, enneagramOf } from './read';

/** Stores a questionnaire in the place of the former one; `ifMatch` names the version that was read, nothing for the first. */
export const keepEnneagram = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { answers, choice = null }: EnneagramInput,
  ifMatch: string | null,
): Promise<EnneagramView | null> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`enneagram:${userId}`]);
  const held = await enneagramOf(core, trx, userId);
  if (held && ifMatch === null) throw preconditionRequired();
  if (ifMatch !== null && ifMatch !== String(held?.version)) throw preconditionFailed(held);
  const version = (held?.version ?? 0) + 1;
  const row = {
    userId,
    version,
    answersSealed: await core.vault.seal(
      trx,
      userId,
      answersPlace(userId, version),
      JSON.stringify({ answers, choice }),
    ),
    answeredAt: fn.now(),
  };
  await EnneagramRow.query(trx).insert(row).onConflict('user_id').merge();
  return enneagramOf(core, trx, userId);
};

/** Takes the answers away; the profile reads 'not assessed' again. */
export const dropEnneagram = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await EnneagramRow.query(trx).deleteById(userId);
};
