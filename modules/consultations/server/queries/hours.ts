import type { Knex } from 'knex';
import type { AvailabilityInput, AvailabilityView } from '../../schemas/appointment';
import { ConsultationHours } from '../models/consultation-hours';

const none: AvailabilityView = { zone: 'UTC', weekly: [], exceptions: [], bufferMinutes: 15, version: 0 };

/** Hours of one member of staff; empty ones of version 0 before anything was entered. */
export const findHours = async (db: Knex, staffId: string): Promise<AvailabilityView> => {
  const row = await ConsultationHours.query(db).findById(staffId);
  return row ? { ...toOpeningHours(row), version: row.version } : none;
};

export const toOpeningHours = (row: ConsultationHours): AvailabilityInput => ({
  zone: row.zone,
  weekly: row.weekly,
  exceptions: row.exceptions,
  bufferMinutes: row.bufferMinutes,
});
