import { BaseModel } from '#core/contract/base-model';

/** What one person said of the parts of the own chart, sealed as a whole: it tells how the chart is. */
export class FitsRow extends BaseModel {
  static override tableName = 'chart_fits';
  static override idColumn = 'user_id';
  userId!: string;
  /** Counts the changes; each is sealed for its own. */
  version!: number;
  saidSealed!: Buffer;
  changedAt!: string;
}
