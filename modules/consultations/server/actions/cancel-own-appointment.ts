import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { ConsultationAppointment } from '../models/consultation-appointment';
import { lockOwnBooking } from '../queries/own-appointment';
import { cancelBooking } from './change-booking';
import { recordHistory } from './record-history';

/** Cancels a booking by its link; afterwards the link only shows that. */
export const cancelOwnAppointment = async (
  core: Core,
  trx: Knex.Transaction,
  token: string,
): Promise<ConsultationAppointment> => {
  const booking = await lockOwnBooking(trx, token);
  const gone = await cancelBooking(core, trx, booking);
  await recordHistory(core, trx, booking.request.id, { kind: 'cancelled' });
  return gone;
};
