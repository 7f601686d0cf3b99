import { Model } from 'objection';
import type { ContactOrigin } from '../../schemas/values';

/** One person's wish to be contacted; never what they wrote. */
export class ContactRequest extends Model {
  static override tableName = 'safety_contact_requests';
  id!: string;
  user_id!: string;
  origin!: ContactOrigin;
  language!: 'en' | 'de' | 'es';
  requested_at!: string;
  due_at!: string;
  notified_at!: string | null;
  remind_at!: string;
  reminders!: number;
  acknowledged_at!: string | null;
  acknowledged_by!: string | null;
  closed_at!: string | null;
  withdrawn_at!: string | null;
}
