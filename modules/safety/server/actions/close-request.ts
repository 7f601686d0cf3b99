import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { contactOutcomes } from '../../schemas/values';
import { ContactRequest } from '../models/contact-request';
import { ContactStep } from '../models/contact-step';
import { lockOwn, recordChange } from './change-request';
import { saveStep } from './save-step';

/** Closes a request once it says what was done; 409 before. */
export const closeRequest = async (
  core: Core,
  trx: Knex.Transaction,
  { user, id, note }: { readonly user: User; readonly id: string; readonly note: string },
): Promise<void> => {
  const row = await lockOwn(core, trx, user, id);
  const done = await ContactStep.query(trx)
    .where({ request_id: id })
    .whereIn('kind', [...contactOutcomes])
    .first();
  if (!done) throw conflict('contact-request-untouched', 'Note what was done before you close this request.');
  await saveStep(core, trx, row, { actor: user.id, kind: 'closed', note });
  await ContactRequest.query(trx).findById(id).patch({ closedAt: fn.now() });
  await recordChange(core, trx, user, row, 'close-contact-request');
};
