import { BaseModel } from '#core/contract/base-model';

/** A place that shows a file. */
export class Use extends BaseModel {
  static override tableName = 'media_uses';
  static override idColumn = ['media_id', 'place'];
  mediaId!: string;
  place!: string;
  label!: string;
  path!: string;
  isPublic!: boolean;
}
