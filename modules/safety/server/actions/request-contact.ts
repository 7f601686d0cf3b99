import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import { findNextOpening, isStaffed } from '../../lib/staffed-hours';
import type { ContactRequestInput } from '../../schemas/contact-requests';
import { contactRequestChanged } from '../../schemas/events';
import { requestMail } from '../mails';
import { ContactRequest } from '../models/contact-request';
import { findOpenRequest } from '../queries/contact-requests';
import type { Settings } from '../settings';

/** When somebody should have taken on a request made now: so many minutes from when somebody is there. */
const findDue = ({ hours, answerMinutes }: Settings, now: number): Date => {
  const begin = hours === null || isStaffed(hours, now) ? now : findNextOpening(hours, now);
  return new Date(begin + answerMinutes * 60_000);
};

/** Makes a person's wish to be contacted and mails the team at once; while one is open it is the answer to another. */
export const requestContact = async (
  core: Core,
  trx: Knex.Transaction,
  settings: Settings,
  { userId, origin, language }: ContactRequestInput & { readonly userId: string },
): Promise<void> => {
  // Two presses at once wait for each other.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`safety.contact:${userId}`]);
  if (await findOpenRequest(trx, userId)) return;
  const due = findDue(settings, Date.now()).toISOString();
  const now = fn.now();
  const row = await ContactRequest.query(trx)
    .insert({ userId, origin, language, dueAt: due, remindAt: due, notifiedAt: now })
    .returning('*');
  await core.mail.send(trx, requestMail(core.config, row));
  await core.events.emit(trx, contactRequestChanged, { requestId: row.id, userId });
  await core.audit.record(trx, {
    actor: userId,
    action: 'safety.request-contact',
    subject: userId,
    object: `contact-request:${row.id}`,
  });
};
