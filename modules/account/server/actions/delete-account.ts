import type { Knex } from 'knex';
import { hostErasure, hostIdentity } from '#core/contract/person-ports';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { scheduledMail } from '../mails';

/** Days in which a person can think better of it. */
const graceDays = 14;

/** Ends every session now; erases at once or in fourteen days. Answers the instant from which everything is erased. */
export const deleteAccount = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  when: 'now' | 'later',
  requestId: string,
): Promise<{ readonly status: 'erasing' | 'scheduled'; readonly dueAt: string }> => {
  const erasure = core.port(hostErasure);
  const dueAt = when === 'now' ? await erasure.begin(trx, user) : await erasure.schedule(trx, user, graceDays);
  if (when === 'later')
    await core.mail.send(trx, scheduledMail(user.email, dueAt, core.port(hostIdentity).addressOf('/account/data')));
  const action = when === 'now' ? 'account.closed' : 'account.deletion-asked';
  await core.audit.record(trx, { actor: user.id, action, subject: user.id }, requestId);
  return { status: when === 'now' ? 'erasing' : 'scheduled', dueAt };
};
