import { Model } from 'objection';

/** The answers of one person to the questionnaire, sealed. */
export class EnneagramRow extends Model {
  static override tableName = 'enneagrams';
  static override idColumn = 'user_id';
  user_id!: string;
  version!: number;
  answers_sealed!: Buffer;
  answered_at!: string;
}
