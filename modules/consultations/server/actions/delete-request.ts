import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { consultationChanged } from '../../schemas/events';
import { ConsultationRequest } from '../models/consultation-request';
import { lockRequest } from '../queries/requests';
import { callOff } from './reschedule-consultation';
import { bookedOf } from './schedule-consultation';

/** Deletes a locked request with all that hangs on it; a booking that lies ahead is called off first. */
export const discard = async (
  core: Core,
  trx: Knex.Transaction,
  row: ConsultationRequest,
  tellClient: boolean,
): Promise<void> => {
  for (const booking of await bookedOf(trx, row.id))
    await callOff(core, trx, { row: booking, request: row }, tellClient);
  await ConsultationRequest.query(trx).deleteById(row.id);
  await core.events.emit(trx, consultationChanged, { requestId: row.id, change: 'deleted' });
};

/** Deletes a request for good. */
export const removeRequest = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<void> => {
  const row = await lockRequest(trx, id);
  await discard(core, trx, row, true);
  await core.audit.record(trx, {
    actor: user.id,
    action: 'consultations.delete',
    subject: row.userId,
    object: id,
    detail: { reference: row.reference },
  });
};
