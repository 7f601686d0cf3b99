import { BaseModel } from '#core/contract/base-model';

/** A note of the team about a request. */
export class ConsultationNoteRow extends BaseModel {
  static override tableName = 'consultation_notes';
  id!: string;
  requestId!: string;
  author!: string | null;
  textSealed!: Buffer;
  createdAt!: string;
}
