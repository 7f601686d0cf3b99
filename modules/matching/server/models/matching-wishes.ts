import { BaseModel } from '#core/contract/base-model';

/** Needs that a client confirmed and the filters they set, sealed as one value. */
export class MatchingWishes extends BaseModel {
  static override tableName = 'matching_wishes';
  static override idColumn = 'user_id';
  userId!: string;
  wishesSealed!: Buffer;
  updatedAt!: string;
}
