import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConsultationAppointment } from '../models/consultation-appointment';
import type { ConsultationRequest } from '../models/consultation-request';
import { cancelBooking, lockBooking, recordBookingChange } from './change-booking';
import { recordHistory } from './record-history';

/** Calls off the booking of a request for an admin. */
export const cancelConsultation = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
): Promise<{ readonly appointment: ConsultationAppointment; readonly request: ConsultationRequest }> => {
  const booking = await lockBooking(trx, requestId);
  const appointment = await cancelBooking(core, trx, booking);
  await recordHistory(core, trx, requestId, { kind: 'cancelled', actor: user.id });
  await recordBookingChange(core, trx, user, booking, 'consultations.cancel');
  return { appointment, request: booking.request };
};
