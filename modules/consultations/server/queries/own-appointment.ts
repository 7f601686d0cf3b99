import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { OwnAppointment, RescheduleInput, SlotQuery } from '../../schemas/appointment';
import { remember } from '../actions/record-history';
import { callOff, type Held, minutesOf, move } from '../actions/reschedule-consultation';
import { hashOf } from '../encryption';
import { ConsultationAppointment } from '../models/consultation-appointment';
import { formerStaff, fullName } from './request-view';
import { findRequest, lockRequest } from './requests';
import { findSlots } from './slots';
import { staffNames } from './staff-names';

const statusOf = ({ status, startsAt }: ConsultationAppointment): OwnAppointment['status'] =>
  status === 'confirmed' && Date.parse(startsAt) <= Date.now() ? 'past' : status;

/** The booking behind a mailed link. Throws 404. */
export const appointmentOf = async (db: Knex, token: string): Promise<ConsultationAppointment> => {
  const row = await ConsultationAppointment.query(db).findOne({ token_hash: hashOf(token) });
  if (!row) throw notFound('appointment');
  return row;
};

/** A booking as its link shows it, with other times of the same person. */
export const presentOwn = async (
  core: Core,
  db: Knex,
  row: ConsultationAppointment,
  ask: { readonly from?: string | undefined; readonly zone?: string | undefined } = {},
): Promise<OwnAppointment> => {
  const { reference } = await findRequest(db, row.requestId);
  const names = await staffNames(core, db, [row.staffId]);
  const list = await findSlots(core, db, {
    zone: ask.zone ?? row.zone,
    ...(ask.from !== undefined && { from: ask.from }),
    minutes: minutesOf(row) as NonNullable<SlotQuery['minutes']>,
    ...(row.staffId && { staffId: row.staffId }),
    except: row.id,
  });
  const open = statusOf(row) === 'confirmed' && row.staffId !== null;
  return {
    reference,
    status: statusOf(row),
    start: row.startsAt,
    end: row.endsAt,
    minutes: minutesOf(row),
    zone: list.zone,
    staffName: fullName(names.get(row.staffId ?? '')) ?? formerStaff,
    // The time it has is no other time.
    slots: open ? list.slots.filter(({ start }) => Date.parse(start) !== Date.parse(row.startsAt)) : [],
    from: list.from,
    until: list.until,
  };
};

/** Holds a booking that can still be changed. Throws 404, and 409 for one that is cancelled or past. */
const hold = async (trx: Knex.Transaction, token: string): Promise<Held> => {
  const request = await lockRequest(trx, (await appointmentOf(trx, token)).requestId);
  const row = await appointmentOf(trx, token);
  if (statusOf(row) !== 'confirmed')
    throw conflict(
      'appointment-over',
      row.status === 'cancelled' ? 'This consultation was cancelled.' : 'This consultation lies in the past.',
    );
  return { row, request };
};

/** Moves a booking by its link. Throws 409 `slot_taken`, 409 `appointment-over` and 422. */
export const reschedule = async (
  core: Core,
  trx: Knex.Transaction,
  token: string,
  { start, zone }: RescheduleInput,
): Promise<ConsultationAppointment> => {
  const held = await hold(trx, token);
  const { row } = held;
  if (row.staffId === null)
    throw conflict('staff-gone', 'This member of staff has left. Cancel it, and we will write to you.');
  const wish = { start, staffId: row.staffId, minutes: minutesOf(row), zone: zone ?? row.zone };
  return move(core, trx, held, wish, { token });
};

/** Cancels a booking by its link; afterwards the link only shows that. */
export const cancel = async (core: Core, trx: Knex.Transaction, token: string): Promise<ConsultationAppointment> => {
  const held = await hold(trx, token);
  const gone = await callOff(core, trx, held);
  await remember(core, trx, held.request.id, { kind: 'cancelled' });
  return gone;
};
