import type { Knex } from 'knex';
import { hostErasure } from '#core/contract/person-ports';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { keptMail } from '../mails';

/** The account stays after all; nothing happens where no deletion was scheduled. */
export const cancelDeletion = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
): Promise<void> => {
  if (!(await core.port(hostErasure).cancel(trx, user.id))) return;
  await core.mail.send(trx, keptMail(user.email));
  await core.audit.record(trx, { actor: user.id, action: 'account.kept', subject: user.id }, requestId);
};
