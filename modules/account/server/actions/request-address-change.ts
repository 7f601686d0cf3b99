import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import { hostIdentity } from '#core/contract/person-ports';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import type { AddressChangeJob } from '../jobs/write-address-change-mail';
import { changeAskedMail } from '../mails';

/** Asks for another address. The present one gets a notice at once; the job writes to the wanted one, whether or not it is taken. */
export const requestAddressChange = async (
  core: Core,
  job: Job<AddressChangeJob>,
  trx: Knex.Transaction,
  user: User,
  typed: string,
  requestId: string,
): Promise<void> => {
  const identity = core.port(hostIdentity);
  const email = identity.readEmail(typed.trim());
  if (email === null) throw invalid('email', 'Enter an email address such as name@example.com.');
  if (email === user.email) throw invalid('email', 'This is your address already.');
  const id = await identity.requestAddressChange(trx, user, email);
  const origin = identity.addressOf('/').slice(0, -1);
  await core.jobs.enqueue(trx, job, { id, origin });
  await core.mail.send(trx, changeAskedMail(user.email, `${origin}/?account=forgot`, core.config.contactEmail));
  await core.audit.record(trx, { actor: user.id, action: 'address.change-asked', subject: user.id }, requestId);
};
