import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { RescheduleInput } from '../../schemas/appointment';
import type { ConsultationAppointment } from '../models/consultation-appointment';
import { lockOwnBooking } from '../queries/own-appointment';
import { getMinutes, moveBooking } from './change-booking';

/** Moves a booking by its link. Throws 409 `slot_taken`, 409 `appointment-over` and 422. */
export const rescheduleOwnAppointment = async (
  core: Core,
  trx: Knex.Transaction,
  token: string,
  { start, zone }: RescheduleInput,
): Promise<ConsultationAppointment> => {
  const booking = await lockOwnBooking(trx, token);
  const { row } = booking;
  if (row.staffId === null)
    throw conflict('staff-gone', 'This member of staff has left. Cancel it, and we will write to you.');
  const input = { start, staffId: row.staffId, minutes: getMinutes(row), zone: zone ?? row.zone };
  return moveBooking(core, trx, booking, input, { token });
};
