import { BaseModel } from '#core/contract/base-model';

/** A view of a list that somebody of the team saved. */
export class SavedView extends BaseModel {
  static override tableName = 'list_views';
  id!: string;
  ownerId!: string;
  list!: string;
  /** Name and address, encrypted with the owner's key. */
  contentSealed!: Buffer;
  sharedWith!: 'practitioner' | 'admin' | null;
  version!: number;
  createdAt!: string;
}
