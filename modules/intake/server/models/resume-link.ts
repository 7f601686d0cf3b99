import { BaseModel } from '#core/contract/base-model';

/** A mailed link that opens a draft on another device, once. */
export class ResumeLink extends BaseModel {
  static override tableName = 'intake_resume_links';
  id!: string;
  draftId!: string;
  email!: string;
  tokenHash!: string;
  expiresAt!: string;
  usedAt!: string | null;
  createdAt!: string;
}
