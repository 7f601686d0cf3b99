import { BaseModel } from '#core/contract/base-model';

/** What one person said of the chapters of their chart, sealed as a whole: which chapters there are tells how the chart is. */
export class ResponsesRow extends BaseModel {
  static override tableName = 'chapter_responses';
  static override idColumn = 'user_id';
  userId!: string;
  /** Counts the changes; each is sealed for its own. */
  version!: number;
  saidSealed!: Buffer;
  changedAt!: string;
}
