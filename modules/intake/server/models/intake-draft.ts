import { Model } from 'objection';

/** A questionnaire under way. Answers are sealed with the owner's key, or the host's while there is no account. */
export class IntakeDraft extends Model {
  static override tableName = 'intake_drafts';
  id!: string;
  user_id!: string | null;
  email!: string | null;
  step!: number;
  /** When it came to this step; null where that is not known. */
  step_since!: string | null;
  general_sealed!: Buffer | null;
  medical_sealed!: Buffer | null;
  trauma_sealed!: Buffer | null;
  intake_id!: string | null;
  version!: number;
  created_at!: string;
  updated_at!: string;
}
