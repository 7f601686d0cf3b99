import { denied, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { segmentAccess } from '#modules/records/public';
import type { LaborResponseView } from '../../schemas/labor-response';
import { LaborResponse } from '../models/labor-response';
import { createWithheldError } from '../policies/labor-response';
import { getResponseView } from './response-views';
import { getOwnResponse } from './responses';

const keyOf = ({ laborNumber }: LaborResponse): string => `labor:${laborNumber}`;

/**
 * An answer for its owner, or for a practitioner to whom its Labor is open right now. One whose consent names the Labor is refused while its
 * owner keeps it back, and the owner's log says so; for anybody else it does not exist.
 */
export const getVisibleResponse = async (core: Core, user: User, id: string): Promise<LaborResponse> => {
  if (user.role !== 'practitioner') return getOwnResponse(core.db, user.id, id);
  const row = await LaborResponse.query(core.db).findOne({ id, status: 'saved' });
  for (const access of row ? core.ports(segmentAccess) : [])
    if (row) {
      const key = keyOf(row);
      if (await access.isOpen(user, row.userId, key)) return row;
      if (await access.refuse(user, row.userId, key)) throw createWithheldError();
    }
  throw notFound('labor response');
};

/** An answer for its owner; a reader who may not change it gets 403. */
export const getChangeableResponse = async (core: Core, user: User, id: string): Promise<LaborResponse> => {
  const row = await getVisibleResponse(core, user, id);
  if (row.userId !== user.id) throw denied('labors.respond');
  return row;
};

/** The text of a visible answer; a practitioner's reading is checked once more and logged before it is sent. */
export const readResponse = async (core: Core, user: User, row: LaborResponse): Promise<LaborResponseView> => {
  if (row.userId === user.id) return getResponseView(core, core.db, user, row);
  for (const access of core.ports(segmentAccess)) {
    const read = await access.read(user, row.userId, keyOf(row), (trx) => getResponseView(core, trx, user, row));
    if (read) return read;
  }
  throw notFound('labor response');
};
