import { Model } from 'objection';

/** One step in the life of a consent; rows are only ever added. */
export class ConsentStep extends Model {
  static override tableName = 'consent_history';
  id!: string;
  consent_id!: string;
  version!: number;
  action!: 'granted' | 'changed' | 'revoked' | 'expired';
  segments!: string[];
  starts_at!: string;
  expires_at!: string | null;
  at!: string;
}
