import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import { outsideSurface, tokenPrefix } from '#core/contract/outside';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { NewToken, TokenInput } from '../../schemas/tokens';
import { mostTokens, shownSigns } from '../../schemas/values';
import { ApiToken } from '../models/api-token';
import { hashToken } from '../queries/tokens';
import { toTokenView } from '../views/token';

/** Makes a token that reads in the name of this admin. Throws 422 for a scope that no route declares, and 409 when there are enough. */
export const createToken = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { name: typed, scopes, validDays }: TokenInput,
): Promise<NewToken> => {
  const name = typed.trim();
  if (name === '') throw invalid('name', 'Name the integration that uses this token.');
  const known = new Set(
    core
      .port(outsideSurface)
      .listScopes()
      .map(({ scope }) => scope),
  );
  for (const scope of scopes) if (!known.has(scope)) throw invalid('scopes', `There is no scope ${scope}.`);
  await trx.raw("select pg_advisory_xact_lock(hashtext('api_tokens'))");
  const valid = await ApiToken.query(trx).whereNull('revoked_at').where('expires_at', '>', trx.fn.now()).resultSize();
  if (valid >= mostTokens)
    throw conflict('enough-tokens', `There are ${mostTokens} valid tokens. Revoke one that is not used any more.`);
  const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
  const row = await ApiToken.query(trx)
    .insert({
      name,
      prefix: token.slice(0, shownSigns),
      hash: hashToken(token),
      scopes: [...scopes].sort(),
      ownerId: user.id,
      expiresAt: new Date(Date.now() + validDays * 24 * 3600 * 1000).toISOString(),
    })
    .returning('*');
  const detail = { prefix: row.prefix, scopes: row.scopes.join(' '), validDays };
  await core.audit.record(trx, {
    actor: user.id,
    action: 'integrations.token-made',
    object: `token:${row.id}`,
    detail,
  });
  return { ...toTokenView(row, user), token };
};
