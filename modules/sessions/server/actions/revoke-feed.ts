import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';

/** The address of a person's calendar feed stops working at once. */
export const revokeFeed = async (core: Core, trx: Knex.Transaction, userId: string): Promise<void> => {
  const removed = await trx('session_feeds').where({ user_id: userId }).delete();
  if (removed > 0) await core.audit.record(trx, { actor: userId, action: 'session.feed-revoked', subject: userId });
};
