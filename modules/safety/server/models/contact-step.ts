import { Model } from 'objection';
import type { ContactOutcome } from '../../schemas/values';

/** What somebody of the team did about a request; the note is sealed with the key of the person it is about. */
export class ContactStep extends Model {
  static override tableName = 'safety_contact_steps';
  id!: string;
  request_id!: string;
  actor!: string | null;
  kind!: ContactOutcome | 'acknowledged' | 'taken-over' | 'closed';
  note_sealed!: Buffer | null;
  created_at!: string;
}
