import type { Knex } from 'knex';
import { hostAccounts } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';

/** Signs a person out everywhere, for a lost phone; the account stays as it is. */
export const endSessionsOfPerson = async (
  core: Core,
  trx: Knex.Transaction,
  { actor, id }: { readonly actor: string; readonly id: string },
  requestId: string,
): Promise<void> => {
  await core.port(hostAccounts).endSessions(trx, id);
  await core.audit.record(trx, { actor, action: 'sessions.revoked', subject: id }, requestId);
};
