import { BaseModel } from '#core/contract/base-model';

/** A file on its way. */
export class Upload extends BaseModel {
  static override tableName = 'media_uploads';
  id!: string;
  ownerId!: string;
  name!: string;
  size!: number;
  received!: number;
  createdAt!: string;
  expiresAt!: string;
}
