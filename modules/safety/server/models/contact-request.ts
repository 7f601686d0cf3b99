import { BaseModel } from '#core/contract/base-model';
import type { ContactOrigin } from '../../schemas/values';

/** One person's wish to be contacted; never what they wrote. */
export class ContactRequest extends BaseModel {
  static override tableName = 'safety_contact_requests';
  id!: string;
  userId!: string;
  origin!: ContactOrigin;
  language!: 'en' | 'de' | 'es';
  requestedAt!: string;
  dueAt!: string;
  notifiedAt!: string | null;
  remindAt!: string;
  reminders!: number;
  acknowledgedAt!: string | null;
  acknowledgedBy!: string | null;
  closedAt!: string | null;
  withdrawnAt!: string | null;
}
