import { Model } from 'objection';
import type { FigureName } from '../../schemas/metrics';

/** A figure as it was last counted. */
export class FigureCount extends Model {
  static override tableName = 'figure_counts';
  static override idColumn = 'name';
  name!: FigureName;
  value!: number | null;
  previous!: number | null;
  as_of!: string;
}
