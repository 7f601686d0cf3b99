import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsultationStatus } from '../../schemas/names';
import { legalNext } from '../../schemas/values';
import { ConsultationHistory } from '../models/consultation-history';
import { ConsultationRequest } from '../models/consultation-request';
import { getRequestView } from '../queries/request-view';
import { lockRequest } from '../queries/requests';
import { recordHistory } from './record-history';

/** Where the last change of the status came from: the undo of a step over two. */
const findPreviousStatus = async (trx: Knex, id: string): Promise<ConsultationStatus | null> =>
  (
    await ConsultationHistory.query(trx)
      .where({ request_id: id })
      .whereNotNull('from_status')
      .orderBy('created_at', 'desc')
      .first()
  )?.fromStatus ?? null;

const canBecome = async (
  trx: Knex,
  { id, status: from }: ConsultationRequest,
  to: ConsultationStatus,
): Promise<boolean> => {
  if (!legalNext[from].includes(to)) return false;
  // Two steps back only where one step had led there, as scheduling does.
  return !(from === 'contacted' && to === 'pending') || (await findPreviousStatus(trx, id)) === 'pending';
};

/** Writes a status into a locked row. */
export const setStatus = (
  trx: Knex.Transaction,
  { id, version }: ConsultationRequest,
  status: ConsultationStatus,
): Promise<ConsultationRequest> =>
  ConsultationRequest.query(trx)
    .patchAndFetchById(id, { status, version: version + 1, updatedAt: fn.now() })
    .execute();

/** Moves a request along, or one step back. The status it has already is no change. Throws 409 and 412. */
export const changeStatus = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  to: ConsultationStatus,
  ifMatch: string | null,
): Promise<ConsultationRequest> => {
  const row = await lockRequest(trx, id);
  if (ifMatch !== String(row.version)) throw preconditionFailed(await getRequestView(core, trx, row));
  if (row.status === to) return row;
  if (!(await canBecome(trx, row, to)))
    throw conflict('illegal-transition', `A request that is ${row.status} cannot become ${to}.`, {
      status: row.status,
    });
  const changed = await setStatus(trx, row, to);
  await recordHistory(core, trx, id, { kind: 'status', actor: user.id, from: row.status, to });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'consultations.status',
    subject: row.userId,
    object: id,
    detail: { from: row.status, to },
  });
  return changed;
};
