import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { openSlots, type Stretch, slotWindow } from '#modules/scheduling/public';
import type { Slot, SlotList, SlotQuery } from '../../schemas/appointment';
import { consultationMinutes } from '../../schemas/values';
import { ConsultationHours } from '../models/consultation-hours';
import { formerStaff, fullName } from '../views/request';
import { toOpeningHours } from './hours';
import { findStaffNames } from './staff-names';

const dayMs = 86_400_000;

/** Throws 422 for a zone that does not exist. */
export const checkZone = (core: Core, zone: string): void => {
  if (!core.port(zones).isZone(zone)) throw invalid('zone', 'There is no such time zone. Choose one from the list.');
};

/** Stretches in which a member of staff is booked, pauses included; `except` is a booking that is being moved. */
export const listBusy = async (
  db: Knex,
  staffId: string,
  { from, to }: Stretch,
  except?: string,
): Promise<Stretch[]> => {
  const rows = await db('consultation_appointments')
    .where({ staff_id: staffId, status: 'confirmed' })
    .whereRaw('busy && tstzrange(?, ?)', [new Date(from).toISOString(), new Date(to).toISOString()])
    .modify((query) => {
      if (except) query.whereNot({ id: except });
    })
    .select<{ from: string; to: string }[]>(db.raw('lower(busy) as "from"'), db.raw('upper(busy) as "to"'));
  return rows.map((row) => ({ from: Date.parse(row.from), to: Date.parse(row.to) }));
};

/** What to look for; `except` is a booking that is being moved. */
export interface SlotSearch extends SlotQuery {
  readonly except?: string;
}

/** Fourteen days of times that can be booked, as days of the asked zone. */
export const findSlots = async (core: Core, db: Knex, input: SlotSearch): Promise<SlotList> => {
  checkZone(core, input.zone);
  const clock = core.port(zones);
  const now = Date.now();
  const { from, until, window } = slotWindow(clock, input, now);
  const minutes = input.minutes ?? consultationMinutes[0];
  const sheets = await ConsultationHours.query(db).modify((query) => {
    if (input.staffId) query.where({ staff_id: input.staffId });
  });
  const names = await findStaffNames(
    core,
    db,
    sheets.map((one) => one.staffId),
  );
  const slots: Slot[] = [];
  for (const row of sheets) {
    const staffName = fullName(names.get(row.staffId));
    // Whoever was suspended or has left cannot be booked.
    if (!names.has(row.staffId) || window.to <= window.from) continue;
    const taken = await listBusy(db, row.staffId, { from: window.from, to: window.to + dayMs }, input.except);
    for (const start of openSlots({ zones: clock, openingHours: toOpeningHours(row), window, minutes, taken, now }))
      slots.push({
        start: new Date(start).toISOString(),
        end: new Date(start + minutes * 60_000).toISOString(),
        staffId: row.staffId,
        staffName: staffName ?? formerStaff,
      });
  }
  slots.sort((a, b) => a.start.localeCompare(b.start) || a.staffId.localeCompare(b.staffId));
  return { zone: input.zone, from, until, minutes, slots, hoursKnown: sheets.some((one) => one.weekly.length > 0) };
};
