import { Model } from 'objection';

/** A note of the team about a request. */
export class ConsultationNoteRow extends Model {
  static override tableName = 'consultation_notes';
  id!: string;
  request_id!: string;
  author!: string | null;
  text_sealed!: Buffer;
  created_at!: string;
}
