import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { contactRequestChanged } from '../../schemas/events';
import { ContactRequest } from '../models/contact-request';

/** The request, locked; 409 when it is closed or was taken back. */
export const lockOpen = async (trx: Knex.Transaction, id: string): Promise<ContactRequest> => {
  const row = await ContactRequest.query(trx).findById(id).forUpdate();
  if (!row || row.closedAt || row.withdrawnAt)
    throw conflict('contact-request-over', 'This request is closed or was taken back. Reload the list.');
  return row;
};

const findName = async (core: Core, id: string | null): Promise<string> => {
  const person = id === null ? undefined : (await core.people.names([id])).get(id);
  return person ? `${person.firstName} ${person.lastName}`.trim() : 'somebody whose account is gone';
};

/** The request, locked, if this member of staff has it; 409 with the name of who has it otherwise. */
export const lockOwn = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<ContactRequest> => {
  const row = await lockOpen(trx, id);
  if (row.acknowledgedAt === null)
    throw conflict('contact-request-free', 'Nobody has taken this request on yet. Take it on first.');
  if (row.acknowledgedBy !== user.id) throw await findTaker(core, row);
  return row;
};

export const findTaker = async (core: Core, row: ContactRequest) => {
  const by = await findName(core, row.acknowledgedBy);
  return conflict('contact-request-taken', `${by} has taken this request on. Take it over first if you answer it.`, {
    by,
    at: row.acknowledgedAt,
  });
};

export const recordChange = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { id, userId }: ContactRequest,
  action: string,
): Promise<void> => {
  await core.events.emit(trx, contactRequestChanged, { requestId: id, userId });
  await core.audit.record(trx, {
    actor: user.id,
    action: `safety.${action}`,
    subject: userId,
    object: `contact-request:${id}`,
  });
};
