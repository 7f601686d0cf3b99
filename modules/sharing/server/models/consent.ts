import { BaseModel } from '#core/contract/base-model';

/** What a client opens to the practitioner of one match; at most one of a match is not revoked. */
export class Consent extends BaseModel {
  static override tableName = 'consents';
  id!: string;
  matchId!: string;
  clientId!: string;
  practitionerId!: string;
  segments!: string[];
  startsAt!: string;
  expiresAt!: string | null;
  revokedAt!: string | null;
  version!: number;
  createdAt!: string;
  updatedAt!: string;
}
