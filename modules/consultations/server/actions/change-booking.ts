import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { writing } from '#modules/scheduling/public';
import type { ScheduleInput } from '../../schemas/appointment';
import { hashToken } from '../encryption';
import { ConsultationAppointment } from '../models/consultation-appointment';
import type { ConsultationRequest } from '../models/consultation-request';
import { listBookings } from '../queries/bookings';
import { lockRequest } from '../queries/requests';
import { checkZone } from '../queries/slots';
import { notifyParticipants } from './notify-participants';
import { recordHistory } from './record-history';
import { reserveSlot } from './reserve-slot';

/** A booking with the request it belongs to, both locked until the transaction ends. */
export interface LockedBooking {
  readonly row: ConsultationAppointment;
  readonly request: ConsultationRequest;
}

/** Length of a booking. */
export const getMinutes = ({ startsAt, endsAt }: ConsultationAppointment): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

/** Moves a booking and tells both sides. `token` is that of its link, kept or new. What it has already is no change. */
export const moveBooking = async (
  core: Core,
  trx: Knex.Transaction,
  { row, request }: LockedBooking,
  input: Omit<ScheduleInput, 'minutes'> & { readonly minutes: number },
  { token, actor }: { readonly token: string; readonly actor?: string },
): Promise<ConsultationAppointment> => {
  checkZone(core, input.zone);
  const { staffId, start, minutes, zone } = input;
  const same = Date.parse(start) === Date.parse(row.startsAt) && staffId === row.staffId;
  if (same && minutes === getMinutes(row)) return row;
  const taken = await reserveSlot(core, trx, { staffId, start, minutes, except: row.id });
  const moved = await writing(
    ConsultationAppointment.query(trx)
      .patchAndFetchById(row.id, {
        ...taken,
        staffId,
        zone,
        sequence: row.sequence + 1,
        tokenHash: hashToken(token),
        updatedAt: fn.now(),
      })
      .execute(),
  );
  await recordHistory(core, trx, request.id, { kind: 'rescheduled', ...(actor && { actor }) });
  // Somebody else than before: the one who had it must hear that it is off.
  if (row.staffId !== staffId) {
    const { id, startsAt, endsAt, zone } = row;
    const before = { id, startsAt, endsAt, staffId: row.staffId, zone, sequence: moved.sequence };
    await notifyParticipants(core, trx, { what: 'cancelled', appointment: before, request, client: false });
  }
  await notifyParticipants(core, trx, { what: 'moved', appointment: moved, request, token });
  return moved;
};

/** Ends a booking and tells both sides. */
export const cancelBooking = async (
  core: Core,
  trx: Knex.Transaction,
  { row, request }: LockedBooking,
  client = true,
): Promise<ConsultationAppointment> => {
  const gone = await ConsultationAppointment.query(trx).patchAndFetchById(row.id, {
    status: 'cancelled',
    sequence: row.sequence + 1,
    updatedAt: fn.now(),
  });
  await notifyParticipants(core, trx, { what: 'cancelled', appointment: gone, request, client });
  return gone;
};

export const lockBooking = async (trx: Knex.Transaction, requestId: string): Promise<LockedBooking> => {
  const request = await lockRequest(trx, requestId);
  const [row] = await listBookings(trx, requestId);
  if (!row) throw conflict('not-scheduled', 'No consultation is booked for this request.');
  return { row, request };
};

export const recordBookingChange = (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { row, request }: LockedBooking,
  action: string,
) =>
  core.audit.record(trx, {
    actor: user.id,
    action,
    subject: request.userId,
    object: request.id,
    detail: { appointment: row.id },
  });
