import { BaseModel } from '#core/contract/base-model';

/** A questionnaire under way. Answers are sealed with the owner's key, or the host's while there is no account. */
export class IntakeDraft extends BaseModel {
  static override tableName = 'intake_drafts';
  id!: string;
  userId!: string | null;
  email!: string | null;
  step!: number;
  /** When it came to this step; null where that is not known. */
  stepSince!: string | null;
  generalSealed!: Buffer | null;
  medicalSealed!: Buffer | null;
  traumaSealed!: Buffer | null;
  intakeId!: string | null;
  version!: number;
  createdAt!: string;
  updatedAt!: string;
}
