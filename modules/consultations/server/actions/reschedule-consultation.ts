import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ScheduleInput } from '../../schemas/appointment';
import { createToken } from '../encryption';
import type { ConsultationAppointment } from '../models/consultation-appointment';
import type { ConsultationRequest } from '../models/consultation-request';
import { lockBooking, moveBooking, recordBookingChange } from './change-booking';

/** Moves the booking of a request for an admin. The link of the first mail ends, the new mail holds another one. */
export const rescheduleConsultation = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
  input: ScheduleInput,
): Promise<{ readonly appointment: ConsultationAppointment; readonly request: ConsultationRequest }> => {
  const booking = await lockBooking(trx, requestId);
  const appointment = await moveBooking(core, trx, booking, input, { token: createToken(), actor: user.id });
  await recordBookingChange(core, trx, user, booking, 'consultations.reschedule');
  return { appointment, request: booking.request };
};
