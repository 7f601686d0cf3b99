import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { writing } from '#modules/scheduling/public';
import type { ScheduleInput } from '../../schemas/appointment';
import { hashOf, newToken } from '../encryption';
import { ConsultationAppointment } from '../models/consultation-appointment';
import type { ConsultationRequest } from '../models/consultation-request';
import { lockRequest } from '../queries/requests';
import { requireZone } from '../queries/slots';
import { tellBoth } from './notify-participants';
import { remember } from './record-history';
import { take } from './reserve-slot';
import { bookedOf } from './schedule-consultation';

/** A booking with the request it belongs to, both held until the transaction ends. */
export interface Held {
  readonly row: ConsultationAppointment;
  readonly request: ConsultationRequest;
}

/** Length of a booking. */
export const minutesOf = ({ startsAt, endsAt }: ConsultationAppointment): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

/** Moves a booking and tells both sides. `token` is that of its link, kept or new. What it has already is no change. */
export const move = async (
  core: Core,
  trx: Knex.Transaction,
  { row, request }: Held,
  wish: Omit<ScheduleInput, 'minutes'> & { readonly minutes: number },
  { token, actor }: { readonly token: string; readonly actor?: string },
): Promise<ConsultationAppointment> => {
  requireZone(core, wish.zone);
  const { staffId, start, minutes, zone } = wish;
  const same = Date.parse(start) === Date.parse(row.startsAt) && staffId === row.staffId;
  if (same && minutes === minutesOf(row)) return row;
  const taken = await take(core, trx, { staffId, start, minutes, except: row.id });
  const moved = await writing(
    ConsultationAppointment.query(trx)
      .patchAndFetchById(row.id, {
        ...taken,
        staffId,
        zone,
        sequence: row.sequence + 1,
        tokenHash: hashOf(token),
        updatedAt: fn.now(),
      })
      .execute(),
  );
  await remember(core, trx, request.id, { kind: 'rescheduled', ...(actor && { actor }) });
  // Somebody else than before: the one who had it must hear that it is off.
  if (row.staffId !== staffId) {
    const { id, startsAt, endsAt, zone } = row;
    const before = { id, startsAt, endsAt, staffId: row.staffId, zone, sequence: moved.sequence };
    await tellBoth(core, trx, { what: 'cancelled', appointment: before, request, client: false });
  }
  await tellBoth(core, trx, { what: 'moved', appointment: moved, request, token });
  return moved;
};

/** Ends a booking and tells both sides. */
export const callOff = async (
  core: Core,
  trx: Knex.Transaction,
  { row, request }: Held,
  client = true,
): Promise<ConsultationAppointment> => {
  const gone = await ConsultationAppointment.query(trx).patchAndFetchById(row.id, {
    status: 'cancelled',
    sequence: row.sequence + 1,
    updatedAt: fn.now(),
  });
  await tellBoth(core, trx, { what: 'cancelled', appointment: gone, request, client });
  return gone;
};

const holdBooked = async (trx: Knex.Transaction, requestId: string): Promise<Held> => {
  const request = await lockRequest(trx, requestId);
  const [row] = await bookedOf(trx, requestId);
  if (!row) throw conflict('not-scheduled', 'No consultation is booked for this request.');
  return { row, request };
};
const audited = (core: Core, trx: Knex.Transaction, user: User, { row, request }: Held, action: string) =>
  core.audit.record(trx, {
    actor: user.id,
    action,
    subject: request.userId,
    object: request.id,
    detail: { appointment: row.id },
  });

/** Moves the booking of a request for an admin. The link of the first mail ends, the new mail holds another one. */
export const moveByStaff = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
  input: ScheduleInput,
): Promise<{ readonly appointment: ConsultationAppointment; readonly request: ConsultationRequest }> => {
  const held = await holdBooked(trx, requestId);
  const appointment = await move(core, trx, held, input, { token: newToken(), actor: user.id });
  await audited(core, trx, user, held, 'consultations.reschedule');
  return { appointment, request: held.request };
};

/** Calls off the booking of a request for an admin. */
export const cancelByStaff = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
): Promise<{ readonly appointment: ConsultationAppointment; readonly request: ConsultationRequest }> => {
  const held = await holdBooked(trx, requestId);
  const appointment = await callOff(core, trx, held);
  await remember(core, trx, requestId, { kind: 'cancelled', actor: user.id });
  await audited(core, trx, user, held, 'consultations.cancel');
  return { appointment, request: held.request };
};
