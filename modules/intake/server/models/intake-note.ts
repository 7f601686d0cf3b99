import { BaseModel } from '#core/contract/base-model';

/** A note of the team on a questionnaire. */
export class IntakeNoteRow extends BaseModel {
  static override tableName = 'intake_notes';
  id!: string;
  intakeId!: string;
  author!: string | null;
  textSealed!: Buffer;
  createdAt!: string;
}
