import type { Knex } from 'knex';
import { hostMails } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';
import { lockFailedMail } from '../queries/failed-mail';

/** Erases what a failed mail says; that it was discarded stays for a month. */
export const discardMail = async (
  core: Core,
  trx: Knex.Transaction,
  { actor, id }: { readonly actor: string; readonly id: string },
  requestId: string,
): Promise<void> => {
  const { kind } = await lockFailedMail(core, trx, id);
  await core.port(hostMails).discard(trx, id);
  await core.audit.record(trx, { actor, action: 'mail.discarded', object: id, detail: { kind } }, requestId);
};
