import { BaseModel } from '#core/contract/base-model';

/** A token of one integration; of the token itself only a digest. */
export class ApiToken extends BaseModel {
  static override tableName = 'api_tokens';
  id!: string;
  name!: string;
  prefix!: string;
  hash!: string;
  scopes!: string[];
  ownerId!: string;
  createdAt!: string;
  expiresAt!: string;
  lastUsedAt!: string | null;
  revokedAt!: string | null;
}
