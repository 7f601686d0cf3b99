import { BaseModel } from '#core/contract/base-model';
import type { AvailabilityInput } from '../../schemas/appointment';

/** When one member of staff can be booked, in wall-clock time of a zone. */
export class ConsultationHours extends BaseModel {
  static override tableName = 'consultation_hours';
  static override idColumn = 'staff_id';
  static override jsonAttributes = ['weekly', 'exceptions'];
  staffId!: string;
  zone!: string;
  weekly!: AvailabilityInput['weekly'];
  exceptions!: AvailabilityInput['exceptions'];
  bufferMinutes!: number;
  version!: number;
  updatedAt!: string;
}
