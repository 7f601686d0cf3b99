import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { BookingState } from '../../schemas/values';
import { Booking, BookingHistory } from '../models/booking';

/** The row for a change, locked until the transaction ends. */
export const lockBooking = async (trx: Knex.Transaction, id: string): Promise<Booking> =>
  Booking.query(trx).findById(id).forUpdate().throwIfNotFound();

/** Writes a new status with its history and its entry in the audit log. */
export const moveTo = async (
  core: Core,
  trx: Knex.Transaction,
  row: Booking,
  status: BookingState,
  by: { readonly id: string | null; readonly as: 'person' | 'team' },
  more: Partial<Booking> = {},
): Promise<Booking> => {
  const changed = await Booking.query(trx).patchAndFetchById(row.id, {
    ...more,
    status,
    version: row.version + 1,
    updatedAt: new Date().toISOString(),
  });
  await BookingHistory.query(trx).insert({ bookingId: row.id, fromStatus: row.status, toStatus: status, by: by.as });
  await core.audit.record(trx, {
    actor: by.id,
    action: 'concierge.booking-status',
    subject: row.userId,
    object: row.id,
    detail: { from: row.status, to: status },
  });
  return changed;
};
