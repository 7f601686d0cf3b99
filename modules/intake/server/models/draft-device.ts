import { Model } from 'objection';

/** A browser that may open a draft, by the secret in its cookie. */
export class DraftDevice extends Model {
  static override tableName = 'intake_draft_devices';
  id!: string;
  draft_id!: string;
  token_hash!: string;
  sees_all!: boolean;
  created_at!: string;
}
