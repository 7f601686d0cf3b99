import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Feed } from '../models/feed';

/** Ends a subscription; times that only it had closed can be booked again. */
export const removeFeed = async (core: Core, trx: Knex.Transaction, { id, userId }: Feed): Promise<void> => {
  await Feed.query(trx).deleteById(id);
  await core.audit.record(trx, {
    actor: userId,
    action: 'calendars.feed-removed',
    subject: userId,
    object: `feed:${id}`,
  });
};
