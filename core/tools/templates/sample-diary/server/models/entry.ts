import { BaseModel } from '#core/contract/base-model';

/** What somebody wrote once. */
export class Entry extends BaseModel {
  static override tableName = 'sample_diary_entries';
  id!: string;
  userId!: string;
  textSealed!: Buffer;
  createdAt!: string;
}
