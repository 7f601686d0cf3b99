import { BaseModel } from '#core/contract/base-model';

/** One step in the life of a consent; rows are only ever added. */
export class ConsentStep extends BaseModel {
  static override tableName = 'consent_history';
  id!: string;
  consentId!: string;
  version!: number;
  action!: 'granted' | 'changed' | 'revoked' | 'expired';
  segments!: string[];
  startsAt!: string;
  expiresAt!: string | null;
  at!: string;
}
