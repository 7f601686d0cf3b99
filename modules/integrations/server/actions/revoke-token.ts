import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ApiToken } from '../models/api-token';

/** Ends a token at once. One that ended already stays as it is. */
export const revokeToken = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<void> => {
  const changed = await ApiToken.query(trx)
    .patch({ revokedAt: new Date().toISOString() })
    .where({ id })
    .whereNull('revoked_at');
  if (changed > 0)
    await core.audit.record(trx, { actor: user.id, action: 'integrations.token-revoked', object: `token:${id}` });
};
