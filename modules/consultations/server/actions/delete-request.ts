import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { consultationChanged } from '../../schemas/events';
import { ConsultationRequest } from '../models/consultation-request';
import { listBookings } from '../queries/bookings';
import { lockRequest } from '../queries/requests';
import { cancelBooking } from './change-booking';

/** Deletes a locked request with all that hangs on it; a booking that lies ahead is called off first. */
export const discardRequest = async (
  core: Core,
  trx: Knex.Transaction,
  row: ConsultationRequest,
  tellClient: boolean,
): Promise<void> => {
  for (const booking of await listBookings(trx, row.id))
    await cancelBooking(core, trx, { row: booking, request: row }, tellClient);
  await ConsultationRequest.query(trx).deleteById(row.id);
  await core.events.emit(trx, consultationChanged, { requestId: row.id, change: 'deleted' });
};

/** Deletes a request for good. */
export const deleteRequest = async (core: Core, trx: Knex.Transaction, user: User, id: string): Promise<void> => {
  const row = await lockRequest(trx, id);
  await discardRequest(core, trx, row, true);
  await core.audit.record(trx, {
    actor: user.id,
    action: 'consultations.delete',
    subject: row.userId,
    object: id,
    detail: { reference: row.reference },
  });
};
