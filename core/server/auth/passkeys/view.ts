import type { Knex } from 'knex';
import type { Vault } from '../../../contract/server';

/** A stored passkey. */
export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: Buffer;
  readonly is_synced: boolean;
  readonly created_at: string;
  readonly last_used_at: string | null;
}

const contextOf = (id: string): string => `passkeys:name:${id}`;

/** A passkey's name as it is stored. */
export const sealName = (
  vault: Pick<Vault, 'encrypt'>,
  db: Knex,
  { id, user_id: userId }: Pick<PasskeyRow, 'id' | 'user_id'>,
  name: string,
): Promise<Buffer> => vault.encrypt(db, userId, contextOf(id), Buffer.from(name));

/** A passkey as its person sees it. */
export const readPasskey = async (vault: Pick<Vault, 'decryptText'>, db: Knex, row: PasskeyRow) => ({
  id: row.id,
  name: await vault.decryptText(db, row.user_id, contextOf(row.id), row.name),
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  synced: row.is_synced,
});

/** All of somebody's passkeys, oldest first. */
export const listPasskeys = async (vault: Pick<Vault, 'decryptText'>, db: Knex, userId: string) => {
  const rows = await db('passkeys')
    .where({ user_id: userId })
    .orderBy('created_at')
    .orderBy('id')
    .select<PasskeyRow[]>();
  return Promise.all(rows.map((row) => readPasskey(vault, db, row)));
};
