import { Model } from 'objection';

/** One booked consultation. */
export class ConsultationAppointment extends Model {
  static override tableName = 'consultation_appointments';
  id!: string;
  request_id!: string;
  /** Null once the account of that member of staff is gone. */
  staff_id!: string | null;
  starts_at!: string;
  ends_at!: string;
  zone!: string;
  status!: 'confirmed' | 'cancelled';
  sequence!: number;
  token_hash!: string;
  /** The start that was named by the mail a day before, and an hour before; null before the first. */
  day_reminder_for!: string | null;
  hour_reminder_for!: string | null;
  created_at!: string;
  updated_at!: string;
}
