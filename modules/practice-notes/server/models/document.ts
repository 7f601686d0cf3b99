import { BaseModel } from '#core/contract/base-model';

/** A document that one of the two handed to the other; title and file are sealed with the client's key. */
export class DocumentRow extends BaseModel {
  static override tableName = 'practice_documents';
  id!: string;
  practitionerUserId!: string;
  clientId!: string;
  matchId!: string;
  isFromClient!: boolean;
  titleSealed!: Buffer;
  fileId!: string;
  /** Media type. */
  type!: string;
  bytes!: number;
  createdAt!: string;
}
