import { BaseModel } from '#core/contract/base-model';

/** The answers of one person to the questionnaire, sealed. */
export class EnneagramRow extends BaseModel {
  static override tableName = 'enneagrams';
  static override idColumn = 'user_id';
  userId!: string;
  version!: number;
  answersSealed!: Buffer;
  answeredAt!: string;
}
