import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import { Block } from '../models/safety';

/** Whom a person blocked. */
export const blockedBy = async (db: Knex, userId: string): Promise<ReadonlySet<string>> =>
  new Set((await Block.query(db).where({ user_id: userId }).limit(1000)).map(({ blockedId }) => blockedId));

/** Blocks somebody for good; blocking twice is blocking once. */
export const block = async (trx: Knex, userId: string, blockedId: string): Promise<void> => {
  if (userId === blockedId) throw invalid('personId', 'You cannot block yourself.');
  if (!(await trx('users').where({ id: blockedId }).whereNull('deleted_at').first('id')))
    throw invalid('personId', 'There is no such person.');
  await Block.query(trx).insert({ userId, blockedId }).onConflict(['user_id', 'blocked_id']).ignore();
};

export const unblock = async (trx: Knex, userId: string, blockedId: string): Promise<void> => {
  await Block.query(trx).delete().where({ user_id: userId, blocked_id: blockedId });
};
