import type { Knex } from 'knex';
import { Problem } from '../../contract/errors';
import type { Role } from '../../contract/manifest';
import { type ApiTokens, tokenPrefix } from '../../contract/outside';
import type { Route, User } from '../../contract/route';
import type { Grants } from '../host';

/** A valid token, and the person in whose name it reads. */
export interface TokenCaller {
  readonly id: string;
  readonly scopes: ReadonlySet<string>;
  /** Holds the permission of the route that is called, if the person still has it, and no other. */
  readonly user: User;
}

export interface TokenAuth {
  /** Null for a token that is not valid or whose owner is gone or suspended. */
  find(token: string, route: Pick<Route, 'access'>): Promise<TokenCaller | null>;
}

/** The token of an `Authorization` header; null where there is none of ours, which leaves the call to the session. */
export const readToken = (header: string): string | null => {
  const token = /^bearer +(\S+)$/i.exec(header.trim())?.[1] ?? null;
  return token?.startsWith(tokenPrefix) ? token : null;
};

export const createTokenRefusal = (): Problem =>
  new Problem(401, 'token-invalid', 'This token is unknown, expired or revoked. Ask an admin for a new one.', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });

export const createScopeRefusal = (scope: string | undefined): Problem =>
  scope === undefined
    ? new Problem(403, 'token-scope', 'Tokens cannot reach this address.')
    : new Problem(403, 'token-scope', `This token lacks the scope ${scope}.`, { members: { scope } });

interface OwnerRow {
  readonly id: string;
  readonly role: Role;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** Finds in whose name a token of another system calls. */
export const createTokenAuth = ({
  knex,
  grants,
  tokens,
}: {
  readonly knex: Knex;
  readonly grants: Grants;
  readonly tokens: () => readonly ApiTokens[];
}): TokenAuth => ({
  find: async (token, { access }) => {
    for (const provider of tokens()) {
      const grant = await provider.find(token);
      if (!grant) continue;
      const owner = await knex<OwnerRow>('users')
        .where({ id: grant.ownerId })
        .whereNull('suspended_at')
        .whereNull('deleted_at')
        .first('id', 'role', 'email', 'first_name', 'last_name');
      if (!owner) return null;
      const permission = 'permission' in access ? access.permission : null;
      const has = permission !== null && grants[owner.role].has(permission);
      const { id, role, email, first_name: firstName, last_name: lastName } = owner;
      return {
        id: grant.id,
        scopes: grant.scopes,
        user: { id, role, email, firstName, lastName, permissions: new Set(has ? [permission] : []) },
      };
    }
    return null;
  },
});
