import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import { hostMails } from '#core/contract/host-ports';
import type { Core } from '#core/contract/server';
import { lockFailedMail } from '../queries/failed-mail';

/** Lets a failed mail wait again as if it had not been tried. */
export const sendMailAgain = async (
  core: Core,
  trx: Knex.Transaction,
  { actor, id }: { readonly actor: string; readonly id: string },
  requestId: string,
): Promise<void> => {
  const { kind, expired } = await lockFailedMail(core, trx, id);
  if (expired)
    throw conflict(
      'expired',
      'What this mail says is of no use any more, such as a link that has expired. Discard it.',
    );
  await core.port(hostMails).sendAgain(trx, id);
  await core.audit.record(trx, { actor, action: 'mail.sent-again', object: id, detail: { kind } }, requestId);
};
