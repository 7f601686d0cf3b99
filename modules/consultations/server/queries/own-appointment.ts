import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { OwnAppointment, SlotQuery } from '../../schemas/appointment';
import { getMinutes, type LockedBooking } from '../actions/change-booking';
import { hashToken } from '../encryption';
import { ConsultationAppointment } from '../models/consultation-appointment';
import { formerStaff, fullName } from '../views/request';
import { findRequest, lockRequest } from './requests';
import { findSlots } from './slots';
import { findStaffNames } from './staff-names';

const statusOf = ({ status, startsAt }: ConsultationAppointment): OwnAppointment['status'] =>
  status === 'confirmed' && Date.parse(startsAt) <= Date.now() ? 'past' : status;

/** The booking behind a mailed link. Throws 404. */
export const getOwnAppointment = async (db: Knex, token: string): Promise<ConsultationAppointment> => {
  const row = await ConsultationAppointment.query(db).findOne({ token_hash: hashToken(token) });
  if (!row) throw notFound('appointment');
  return row;
};

/** A booking as its link shows it, with other times of the same person. */
export const getOwnAppointmentView = async (
  core: Core,
  db: Knex,
  row: ConsultationAppointment,
  ask: { readonly from?: string | undefined; readonly zone?: string | undefined } = {},
): Promise<OwnAppointment> => {
  const { reference } = await findRequest(db, row.requestId);
  const names = await findStaffNames(core, db, [row.staffId]);
  const list = await findSlots(core, db, {
    zone: ask.zone ?? row.zone,
    ...(ask.from !== undefined && { from: ask.from }),
    minutes: getMinutes(row) as NonNullable<SlotQuery['minutes']>,
    ...(row.staffId && { staffId: row.staffId }),
    except: row.id,
  });
  const open = statusOf(row) === 'confirmed' && row.staffId !== null;
  return {
    reference,
    status: statusOf(row),
    start: row.startsAt,
    end: row.endsAt,
    minutes: getMinutes(row),
    zone: list.zone,
    staffName: fullName(names.get(row.staffId ?? '')) ?? formerStaff,
    // The time it has is no other time.
    slots: open ? list.slots.filter(({ start }) => Date.parse(start) !== Date.parse(row.startsAt)) : [],
    from: list.from,
    until: list.until,
  };
};

/** Holds a booking that can still be changed. Throws 404, and 409 for one that is cancelled or past. */
export const lockOwnBooking = async (trx: Knex.Transaction, token: string): Promise<LockedBooking> => {
  const request = await lockRequest(trx, (await getOwnAppointment(trx, token)).requestId);
  const row = await getOwnAppointment(trx, token);
  if (statusOf(row) !== 'confirmed')
    throw conflict(
      'appointment-over',
      row.status === 'cancelled' ? 'This consultation was cancelled.' : 'This consultation lies in the past.',
    );
  return { row, request };
};
