import { Model } from 'objection';

/** A mailed link that opens a draft on another device, once. */
export class ResumeLink extends Model {
  static override tableName = 'intake_resume_links';
  id!: string;
  draft_id!: string;
  email!: string;
  token_hash!: string;
  expires_at!: string;
  used_at!: string | null;
  created_at!: string;
}
