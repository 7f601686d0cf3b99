import { Model } from 'objection';
import type { AvailabilityInput } from '../../schemas/practice';

/** Weekly hours of a practitioner in a zone, with days that differ. */
export class PractitionerAvailability extends Model {
  static override tableName = 'practitioner_availability';
  static override idColumn = 'practitioner_id';
  static override jsonAttributes = ['hours', 'exceptions'];
  practitioner_id!: string;
  zone!: string;
  hours!: AvailabilityInput['hours'];
  exceptions!: AvailabilityInput['exceptions'];
  version!: number;
  updated_at!: string;
}
