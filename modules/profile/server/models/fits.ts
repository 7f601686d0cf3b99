import { Model } from 'objection';

/** What one person said of the parts of the own chart, sealed as a whole: it tells how the chart is. */
export class FitsRow extends Model {
  static override tableName = 'chart_fits';
  static override idColumn = 'user_id';
  user_id!: string;
  /** Counts the changes; each is sealed for its own. */
  version!: number;
  said_sealed!: Buffer;
  changed_at!: string;
}
