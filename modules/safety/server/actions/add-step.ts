import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ContactStepInput } from '../../schemas/contact-requests';
import { ContactRequest } from '../models/contact-request';
import { dayMinutes, minutesFromNow } from './acknowledge-request';
import { lockOwn, recordChange } from './change-request';
import { saveStep } from './save-step';

/** Notes what was done. Only who took the request on may. */
export const addStep = async (
  core: Core,
  trx: Knex.Transaction,
  { user, id, step }: { readonly user: User; readonly id: string; readonly step: ContactStepInput },
): Promise<void> => {
  const row = await lockOwn(core, trx, user, id);
  await saveStep(core, trx, row, { actor: user.id, ...step });
  await ContactRequest.query(trx)
    .findById(id)
    .patch({ remindAt: minutesFromNow(dayMinutes), reminders: 0 });
  await recordChange(core, trx, user, row, 'note-contact-step');
};
