import type { Knex } from 'knex';
import { hostIdentity } from '#core/contract/person-ports';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';

/** Keeps the present address. */
export const withdrawAddressChange = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
): Promise<void> => {
  if (await core.port(hostIdentity).withdrawAddressChange(trx, user.id))
    await core.audit.record(trx, { actor: user.id, action: 'address.change-withdrawn', subject: user.id }, requestId);
};
