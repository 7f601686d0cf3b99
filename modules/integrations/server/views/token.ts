import type { PersonName } from '#core/contract/server';
import type { TokenView } from '../../schemas/tokens';
import type { ApiToken } from '../models/api-token';

const iso = (instant: string): string => new Date(instant).toISOString();

/** A token for staff, without the token. */
export const toTokenView = (row: ApiToken, owner: PersonName | undefined, now = Date.now()): TokenView => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  state: row.revokedAt ? 'revoked' : Date.parse(iso(row.expiresAt)) <= now ? 'expired' : 'valid',
  createdBy: owner ? `${owner.firstName} ${owner.lastName}`.trim() : '',
  createdAt: iso(row.createdAt),
  expiresAt: iso(row.expiresAt),
  lastUsedAt: row.lastUsedAt && iso(row.lastUsedAt),
  revokedAt: row.revokedAt && iso(row.revokedAt),
});
