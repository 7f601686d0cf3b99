import { BaseModel } from '#core/contract/base-model';
import type { Rhythm } from '../../schemas/values';

/** That an admin gets the totals by mail. */
export class FigureMail extends BaseModel {
  static override tableName = 'figure_mails';
  static override idColumn = 'user_id';
  userId!: string;
  rhythm!: Rhythm;
  /** Name of the last period that needs no mail any more. */
  done!: string;
}
