import { Model } from 'objection';

/** A note of the team on a questionnaire. */
export class IntakeNoteRow extends Model {
  static override tableName = 'intake_notes';
  id!: string;
  intake_id!: string;
  author!: string | null;
  text_sealed!: Buffer;
  created_at!: string;
}
