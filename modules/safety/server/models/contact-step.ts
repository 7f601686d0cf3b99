import { BaseModel } from '#core/contract/base-model';
import type { ContactOutcome } from '../../schemas/values';

/** What somebody of the team did about a request; the note is sealed with the key of the person it is about. */
export class ContactStep extends BaseModel {
  static override tableName = 'safety_contact_steps';
  id!: string;
  requestId!: string;
  actor!: string | null;
  kind!: ContactOutcome | 'acknowledged' | 'taken-over' | 'closed';
  noteSealed!: Buffer | null;
  createdAt!: string;
}
