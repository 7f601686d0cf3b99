import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Vault } from '../../contract/server';

const table = 'break_glass_grants';
const reasonPlace = (id: string): string => `${table}:reason:${id}`;

/** How long a grant opens its object. */
const hour = "now() + interval '1 hour'";

/** Whether this member of staff holds a grant for this object now. */
export const isLive = async (db: Knex, actor: string, object: string): Promise<boolean> =>
  (await db(table).where({ actor, object }).whereRaw('expires_at > now()').first('id')) !== undefined;

/** Writes a grant; the reason is sealed, since reasons name people and what happened to them. */
export const grant = async (
  trx: Knex.Transaction,
  vault: Vault,
  given: { readonly actor: string; readonly object: string; readonly reason: string },
): Promise<{ readonly id: string; readonly createdAt: string; readonly expiresAt: string }> => {
  const id = randomUUID();
  const [row] = await trx(table)
    .insert({
      id,
      actor: given.actor,
      object: given.object,
      reason: vault.encryptForHost(reasonPlace(id), given.reason),
      expires_at: trx.raw(hour),
    })
    .returning<{ created_at: string; expires_at: string }[]>(['created_at', 'expires_at']);
  if (!row) throw new Error('the grant was not written');
  return { id, createdAt: row.created_at, expiresAt: row.expires_at };
};

/** A grant as those who review it see it. */
export interface GrantView {
  readonly id: string;
  readonly actor: string;
  readonly object: string;
  readonly reason: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

interface Row {
  readonly id: string;
  readonly actor: string;
  readonly object: string;
  readonly reason: Buffer;
  readonly created_at: string;
  readonly expires_at: string;
}

/** One page of grants, newest first, from before the named one. */
export const listGrants = async (
  db: Knex,
  vault: Vault,
  { before, beforeId, limit }: { readonly before?: string; readonly beforeId?: string; readonly limit: number },
): Promise<GrantView[]> => {
  const rows = await db(table)
    .modify((query) => {
      if (before && beforeId) query.whereRaw('(created_at, id) < (?::timestamptz, ?::uuid)', [before, beforeId]);
    })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .select<Row[]>('id', 'actor', 'object', 'reason', 'created_at', 'expires_at');
  return rows.map((row) => ({
    id: row.id,
    actor: row.actor,
    object: row.object,
    reason: vault.decryptForHost(reasonPlace(row.id), row.reason),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
};
