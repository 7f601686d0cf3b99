import { Model } from 'objection';

/** What a client opens to the practitioner of one match; at most one of a match is not revoked. */
export class Consent extends Model {
  static override tableName = 'consents';
  id!: string;
  match_id!: string;
  client_id!: string;
  practitioner_id!: string;
  segments!: string[];
  starts_at!: string;
  expires_at!: string | null;
  revoked_at!: string | null;
  version!: number;
  created_at!: string;
  updated_at!: string;
}
