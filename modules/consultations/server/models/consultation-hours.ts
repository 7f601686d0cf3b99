import { Model } from 'objection';
import type { AvailabilityInput } from '../../schemas/appointment';

/** When one member of staff can be booked, in wall-clock time of a zone. */
export class ConsultationHours extends Model {
  static override tableName = 'consultation_hours';
  static override idColumn = 'staff_id';
  static override jsonAttributes = ['weekly', 'exceptions'];
  staff_id!: string;
  zone!: string;
  weekly!: AvailabilityInput['weekly'];
  exceptions!: AvailabilityInput['exceptions'];
  buffer_minutes!: number;
  version!: number;
  updated_at!: string;
}
