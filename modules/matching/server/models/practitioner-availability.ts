import { BaseModel } from '#core/contract/base-model';
import type { AvailabilityInput } from '../../schemas/practice';

/** Weekly hours of a practitioner in a zone, with days that differ. */
export class PractitionerAvailability extends BaseModel {
  static override tableName = 'practitioner_availability';
  static override idColumn = 'practitioner_id';
  static override jsonAttributes = ['hours', 'exceptions'];
  practitionerId!: string;
  zone!: string;
  hours!: AvailabilityInput['hours'];
  exceptions!: AvailabilityInput['exceptions'];
  version!: number;
  updatedAt!: string;
}
