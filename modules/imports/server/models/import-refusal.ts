import { BaseModel } from '#core/contract/base-model';

/** A row that was left out. */
export class ImportRefusalRow extends BaseModel {
  static override tableName = 'import_refusals';
  static override idColumn = ['import_id', 'row'];
  importId!: string;
  row!: number;
  line!: number;
  reason!: string;
}
