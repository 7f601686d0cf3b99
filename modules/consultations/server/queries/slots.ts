import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { openSlots, type Stretch, slotWindow } from '#modules/scheduling/public';
import type { AvailabilityInput, Slot, SlotList, SlotQuery } from '../../schemas/appointment';
import { consultationMinutes } from '../../schemas/values';
import { ConsultationHours } from '../models/consultation-hours';
import { formerStaff, fullName } from './request-view';
import { staffNames } from './staff-names';

const dayMs = 86_400_000;

export const sheetOf = (row: ConsultationHours): AvailabilityInput => ({
  zone: row.zone,
  weekly: row.weekly,
  exceptions: row.exceptions,
  bufferMinutes: row.bufferMinutes,
});

/** Throws 422 for a zone that does not exist. */
export const requireZone = (core: Core, zone: string): void => {
  if (!core.port(zones).isZone(zone)) throw invalid('zone', 'There is no such time zone. Choose one from the list.');
};

/** Stretches in which a member of staff is booked, pauses included; `except` is a booking that is being moved. */
export const takenBy = async (
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
export interface SlotWish extends SlotQuery {
  readonly except?: string;
}

/** Fourteen days of times that can be booked, as days of the asked zone. */
export const findSlots = async (core: Core, db: Knex, wish: SlotWish): Promise<SlotList> => {
  requireZone(core, wish.zone);
  const clock = core.port(zones);
  const now = Date.now();
  const { from, until, window } = slotWindow(clock, wish, now);
  const minutes = wish.minutes ?? consultationMinutes[0];
  const sheets = await ConsultationHours.query(db).modify((query) => {
    if (wish.staffId) query.where({ staff_id: wish.staffId });
  });
  const names = await staffNames(
    core,
    db,
    sheets.map((one) => one.staffId),
  );
  const slots: Slot[] = [];
  for (const row of sheets) {
    const staffName = fullName(names.get(row.staffId));
    // Whoever was suspended or has left cannot be booked.
    if (!names.has(row.staffId) || window.to <= window.from) continue;
    const taken = await takenBy(db, row.staffId, { from: window.from, to: window.to + dayMs }, wish.except);
    for (const start of openSlots({ zones: clock, openingHours: sheetOf(row), window, minutes, taken, now }))
      slots.push({
        start: new Date(start).toISOString(),
        end: new Date(start + minutes * 60_000).toISOString(),
        staffId: row.staffId,
        staffName: staffName ?? formerStaff,
      });
  }
  slots.sort((a, b) => a.start.localeCompare(b.start) || a.staffId.localeCompare(b.staffId));
  return { zone: wish.zone, from, until, minutes, slots, hoursKnown: sheets.some((one) => one.weekly.length > 0) };
};
