import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { FeedView } from '../../schemas/bookings';
import { hashToken } from '../queries/feeds';

/** Makes a person's calendar feed, instead of a former one, whose address stops working. */
export const createFeed = async (core: Core, trx: Knex.Transaction, userId: string): Promise<FeedView> => {
  const token = randomBytes(32).toString('base64url');
  const [row] = await trx('session_feeds')
    .insert({ user_id: userId, token_hash: hashToken(token) })
    .onConflict('user_id')
    .merge({ token_hash: hashToken(token), created_at: trx.fn.now() })
    .returning<{ created_at: string }[]>('created_at');
  await core.audit.record(trx, { actor: userId, action: 'session.feed-made', subject: userId });
  return {
    exists: true,
    createdAt: row ? new Date(row.created_at).toISOString() : null,
    address: `${core.config.baseUrl}/api/sessions/feeds/${token}`,
  };
};
