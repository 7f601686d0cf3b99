import { BaseModel } from '#core/contract/base-model';

/** Help that waits for a person's next page. */
export class HelpOffer extends BaseModel {
  static override tableName = 'help_offers';
  static override idColumn = 'user_id';
  userId!: string;
  offeredAt!: string;
}
