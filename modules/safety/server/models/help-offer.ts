import { Model } from 'objection';

/** Help that waits for a person's next page. */
export class HelpOffer extends Model {
  static override tableName = 'help_offers';
  static override idColumn = 'user_id';
  user_id!: string;
  offered_at!: string;
}
