import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import { Supervision } from '../models/supervision';
import { lockSupervision } from '../queries/supervisions';

/** Any of the three ends it at any time; ending twice is ending once. Throws 404. */
export const endSupervision = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<void> => {
  const row = await lockSupervision(trx, user, id);
  if (row.state !== 'asked' && row.state !== 'agreed') return;
  await Supervision.query(trx).patch({ state: 'ended' }).where({ id, client_id: row.clientId });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'supervision.ended',
    subject: row.clientId,
    object: `supervision:${id}`,
  });
};

/** A consent ends with the match: who begins anew is asked anew. */
export const endOfMatch = async (core: Core, trx: Knex.Transaction, matchId: string): Promise<void> => {
  const match = await core.port(matches).find(trx, matchId);
  if (!match) return;
  await Supervision.query(trx)
    .patch({ state: 'ended' })
    .where({ match_id: matchId, client_id: match.clientUserId })
    .whereIn('state', ['asked', 'agreed']);
};
