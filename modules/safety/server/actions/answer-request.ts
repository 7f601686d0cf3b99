import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ContactStepInput } from '../../schemas/contact-requests';
import { contactRequestChanged } from '../../schemas/events';
import { contactOutcomes } from '../../schemas/values';
import { ContactRequest } from '../models/contact-request';
import { ContactStep } from '../models/contact-step';
import type { Settings } from '../settings';
import { noteStep } from './note-step';

/** Whoever took a request on and then notes nothing is asked after so many times the minutes to take it on. */
const silentTimes = 4;
const dayMinutes = 24 * 60;

const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** The request, locked; 409 when it is closed or was taken back. */
const lockOpen = async (trx: Knex.Transaction, id: string): Promise<ContactRequest> => {
  const row = await ContactRequest.query(trx).findById(id).forUpdate();
  if (!row || row.closedAt || row.withdrawnAt)
    throw conflict('contact-request-over', 'This request is closed or was taken back. Reload the list.');
  return row;
};

const nameOf = async (core: Core, id: string | null): Promise<string> => {
  const person = id === null ? undefined : (await core.people.names([id])).get(id);
  return person ? `${person.firstName} ${person.lastName}`.trim() : 'somebody whose account is gone';
};

/** The request, locked, if this member of staff has it; 409 with the name of who has it otherwise. */
const lockTaken = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<ContactRequest> => {
  const row = await lockOpen(trx, id);
  if (row.acknowledgedAt === null)
    throw conflict('contact-request-free', 'Nobody has taken this request on yet. Take it on first.');
  if (row.acknowledgedBy !== user.id) throw await takenBy(core, row);
  return row;
};

const takenBy = async (core: Core, row: ContactRequest) => {
  const by = await nameOf(core, row.acknowledgedBy);
  return conflict('contact-request-taken', `${by} has taken this request on. Take it over first if you answer it.`, {
    by,
    at: row.acknowledgedAt,
  });
};

const recordChange = async (
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

/** "I take it": of two at once one gets it, the other 409 with the name of who has it. */
export const acknowledgeRequest = async (
  core: Core,
  trx: Knex.Transaction,
  settings: Settings,
  { user, id, insteadOf }: { readonly user: User; readonly id: string; readonly insteadOf: string | null },
): Promise<void> => {
  const row = await lockOpen(trx, id);
  if (row.acknowledgedAt !== null && row.acknowledgedBy !== insteadOf) throw await takenBy(core, row);
  if (row.acknowledgedBy === user.id) return;
  await ContactRequest.query(trx)
    .findById(id)
    .patch({
      acknowledgedBy: user.id,
      acknowledgedAt: row.acknowledgedAt ?? fn.now(),
      remindAt: minutesFromNow(settings.answerMinutes * silentTimes),
      reminders: 0,
    });
  const kind = row.acknowledgedAt === null ? 'acknowledged' : 'taken-over';
  await noteStep(core, trx, row, { actor: user.id, kind });
  await recordChange(core, trx, user, row, 'acknowledge-contact-request');
};

/** Notes what was done. Only who took the request on may. */
export const addStep = async (
  core: Core,
  trx: Knex.Transaction,
  { user, id, step }: { readonly user: User; readonly id: string; readonly step: ContactStepInput },
): Promise<void> => {
  const row = await lockTaken(core, trx, user, id);
  await noteStep(core, trx, row, { actor: user.id, ...step });
  await ContactRequest.query(trx)
    .findById(id)
    .patch({ remindAt: minutesFromNow(dayMinutes), reminders: 0 });
  await recordChange(core, trx, user, row, 'note-contact-step');
};

/** Closes a request once it says what was done; 409 before. */
export const closeRequest = async (
  core: Core,
  trx: Knex.Transaction,
  { user, id, note }: { readonly user: User; readonly id: string; readonly note: string },
): Promise<void> => {
  const row = await lockTaken(core, trx, user, id);
  const done = await ContactStep.query(trx)
    .where({ request_id: id })
    .whereIn('kind', [...contactOutcomes])
    .first();
  if (!done) throw conflict('contact-request-untouched', 'Note what was done before you close this request.');
  await noteStep(core, trx, row, { actor: user.id, kind: 'closed', note });
  await ContactRequest.query(trx).findById(id).patch({ closedAt: fn.now() });
  await recordChange(core, trx, user, row, 'close-contact-request');
};
