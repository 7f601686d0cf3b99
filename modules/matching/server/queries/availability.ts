import type { Knex } from 'knex';
import type { AvailabilityView } from '../../schemas/practice';
import { Practitioner } from '../models/practitioner';
import { PractitionerAvailability } from '../models/practitioner-availability';

const unset = { zone: 'UTC', hours: [], exceptions: [], version: 0 };

/** Hours and capacity of a practitioner; defaults, and closed, for an account without a record. */
export const findAvailability = async (db: Knex, userId: string): Promise<AvailabilityView> => {
  const one = await Practitioner.query(db).findOne({ user_id: userId });
  if (!one) return { state: 'closed', capacity: null, ...unset };
  const row = await PractitionerAvailability.query(db).findById(one.id);
  const { zone, hours, exceptions, version } = row ?? unset;
  return { state: one.availability, capacity: one.capacity, zone, hours, exceptions, version };
};
