import { BaseModel } from '#core/contract/base-model';

/** A browser that may open a draft, by the secret in its cookie. */
export class DraftDevice extends BaseModel {
  static override tableName = 'intake_draft_devices';
  id!: string;
  draftId!: string;
  tokenHash!: string;
  seesAll!: boolean;
  createdAt!: string;
}
