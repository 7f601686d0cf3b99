import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsultationRequest } from '../models/consultation-request';
import { isLost } from '../policies/profile-job';
import { lockRequest } from '../queries/requests';
import { queueProfile } from './queue-profile';

/** Asks for the profile anew; one in flight is answered as it is. Throws 409 without consent or birth data. */
export const regenerateProfile = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
): Promise<ConsultationRequest> => {
  const row = await lockRequest(trx, id);
  if (row.detailsSealed === null) throw conflict('no-birth-data', 'This request holds no birth data.');
  if (!row.profileConsent)
    throw conflict(
      'no-consent',
      'This person has not agreed to a profile. Ask them first; they can send the form again.',
    );
  if (['queued', 'running'].includes(row.profileState) && !isLost(row)) return row;
  await core.audit.record(trx, {
    actor: user.id,
    action: 'consultations.regenerate',
    subject: row.userId,
    object: id,
  });
  return queueProfile(core, trx, row, user.id);
};
