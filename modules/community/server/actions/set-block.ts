import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import { Block } from '../models/safety';

/** Blocks somebody for good, or no longer; blocking twice is blocking once. */
export const setBlock = async (trx: Knex, userId: string, blockedId: string, isBlocked: boolean): Promise<void> => {
  if (!isBlocked) {
    await Block.query(trx).delete().where({ user_id: userId, blocked_id: blockedId });
    return;
  }
  if (userId === blockedId) throw invalid('personId', 'You cannot block yourself.');
  if (!(await trx('users').where({ id: blockedId }).whereNull('deleted_at').first('id')))
    throw invalid('personId', 'There is no such person.');
  await Block.query(trx).insert({ userId, blockedId }).onConflict(['user_id', 'blocked_id']).ignore();
};
