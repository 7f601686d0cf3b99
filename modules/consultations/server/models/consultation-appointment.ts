import { BaseModel } from '#core/contract/base-model';

/** One booked consultation. */
export class ConsultationAppointment extends BaseModel {
  static override tableName = 'consultation_appointments';
  id!: string;
  requestId!: string;
  /** Null once the account of that member of staff is gone. */
  staffId!: string | null;
  startsAt!: string;
  endsAt!: string;
  zone!: string;
  status!: 'confirmed' | 'cancelled';
  sequence!: number;
  tokenHash!: string;
  /** The start that was named by the mail a day before, and an hour before; null before the first. */
  dayReminderFor!: string | null;
  hourReminderFor!: string | null;
  createdAt!: string;
  updatedAt!: string;
}
