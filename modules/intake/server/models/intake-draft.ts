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

/** A browser that may open a draft, by the secret in its cookie. */
export class DraftDevice extends BaseModel {
  static override tableName = 'intake_draft_devices';
  id!: string;
  draftId!: string;
  tokenHash!: string;
  seesAll!: boolean;
  createdAt!: string;
}

/** A questionnaire under way. Answers are sealed with the owner's key, or the host's while there is no account. */
export class IntakeDraft extends BaseModel {
  static override tableName = 'intake_drafts';
  id!: string;
  userId!: string | null;
  email!: string | null;
  step!: number;
  /** When it came to this step; null where that is not known. */
  stepSince!: string | null;
  generalSealed!: Buffer | null;
  medicalSealed!: Buffer | null;
  traumaSealed!: Buffer | null;
  intakeId!: string | null;
  version!: number;
  createdAt!: string;
  updatedAt!: string;
}

/** How long somebody took for one screen; whose it was is not kept. */
export class IntakeStepTime extends BaseModel {
  static override tableName = 'intake_step_times';
  id!: string;
  step!: number;
  seconds!: number;
  at!: string;
}
