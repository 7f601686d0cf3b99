import type { Knex } from 'knex';
import { fn } from 'objection';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ContactRequest } from '../models/contact-request';
import type { Settings } from '../settings';
import { findTaker, lockOpen, recordChange } from './change-request';
import { saveStep } from './save-step';

/** Whoever took a request on and then notes nothing is asked after so many times the minutes to take it on. */
const silentTimes = 4;
export const dayMinutes = 24 * 60;

export const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** "I take it": of two at once one gets it, the other 409 with the name of who has it. */
export const acknowledgeRequest = async (
  core: Core,
  trx: Knex.Transaction,
  settings: Settings,
  { user, id, insteadOf }: { readonly user: User; readonly id: string; readonly insteadOf: string | null },
): Promise<void> => {
  const row = await lockOpen(trx, id);
  if (row.acknowledgedAt !== null && row.acknowledgedBy !== insteadOf) throw await findTaker(core, row);
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
  await saveStep(core, trx, row, { actor: user.id, kind });
  await recordChange(core, trx, user, row, 'acknowledge-contact-request');
};
