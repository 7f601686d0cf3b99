import { Model } from 'objection';

/** Unsaved writing: one row per person and Labor. */
export class LaborDraft extends Model {
  static override tableName = 'labor_drafts';
  static override idColumn = ['user_id', 'labor_number'];
  user_id!: string;
  labor_number!: number;
  text_sealed!: Buffer;
  revision!: number;
  based_on!: number | null;
  saved_at!: string;
}
