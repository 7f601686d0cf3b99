import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { laborAudienceChanged } from '../../schemas/events';
import type { Audience } from '../../schemas/values';
import { LaborResponse } from '../models/labor-response';
import { lockForChange } from '../queries/audiences';

/**
 * Sets whom an answer is for. It counts from the next request on: whoever reads at this moment is waited for, and what begins later
 * finds the new audience. The words and their version stay as they are.
 */
export const chooseAudience = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
  audience: Audience,
): Promise<LaborResponse> => {
  const { userId } = await LaborResponse.query(trx).findById(id).throwIfNotFound();
  await lockForChange(trx, userId);
  const row = await LaborResponse.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (row.audience === audience) return row;
  const isReadable = (one: Audience): boolean => one !== 'self';
  const stored = await LaborResponse.query(trx).patchAndFetchById(id, {
    audience,
    audienceChanges: row.audienceChanges + (isReadable(row.audience) === isReadable(audience) ? 0 : 1),
  });
  await core.events.emit(trx, laborAudienceChanged, {
    userId,
    responseId: id,
    laborNumber: row.laborNumber,
    audience,
  });
  return stored;
};
