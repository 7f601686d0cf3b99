import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import { hostMails } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';

/** A failed mail, locked: of two people who decide on it at once the second gets 409. */
export const lockFailedMail = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
): Promise<{ readonly kind: string; readonly expired: boolean }> => {
  const mail = await core.port(hostMails).lockFailed(trx, id);
  if (!mail) throw conflict('decided', 'Somebody else has sent this mail again or discarded it. Reload the list.');
  return mail;
};
