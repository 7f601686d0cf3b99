import { BaseModel } from '#core/contract/base-model';

/** Unsaved writing: one row per person and Labor. */
export class LaborDraft extends BaseModel {
  static override tableName = 'labor_drafts';
  static override idColumn = ['user_id', 'labor_number'];
  userId!: string;
  laborNumber!: number;
  textSealed!: Buffer;
  revision!: number;
  basedOn!: number | null;
  savedAt!: string;
}
