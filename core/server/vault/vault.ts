import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Vault } from '../../contract/server';
import { decrypt, encrypt } from './cipher';
import { getKeyId } from './master-keys';
import { findMaster, type Keys } from './root-key';

interface KeyRow {
  readonly wrapped_key: Buffer;
  readonly key_id: string;
}
const cached = 2000;

/** What only the host does with keys. */
export interface OwnVault {
  /**
   * Deletes the person's key: what it encrypted in this database and in the storage cannot be read again. A backup that was made
   * before holds the wrapped key too, and with the master key it opens what it holds, until it is thrown away.
   */
  shred(trx: Knex.Transaction, ownerId: string): Promise<void>;
  /** The same text for the same value, from which it cannot be read or guessed without the keys. */
  hashForHost(context: string, value: string): string;
}

/** What is authenticated with a person's wrapped key. */
export const userKeyContext = (ownerId: string): string => `user_keys:wrapped_key:${ownerId}`;

/** Encryption with a key per person, itself wrapped by the master key (`user_keys`); what is the host's own, with keys derived from the root key. */
export const createVault = ({ root, masters }: Keys): Vault & OwnVault => {
  const hostKey = Buffer.from(hkdfSync('sha256', root, '', 'hedo host vault', 32));
  const hashKey = Buffer.from(hkdfSync('sha256', root, '', 'hedo host hash', 32));
  const keys = new Map<string, Buffer>();

  const read = async (db: Knex, ownerId: string): Promise<Buffer | null> => {
    const row = await db('user_keys').where({ user_id: ownerId }).first<KeyRow | undefined>('wrapped_key', 'key_id');
    return row ? decrypt(findMaster(masters, row.key_id), userKeyContext(ownerId), row.wrapped_key) : null;
  };
  const keep = (ownerId: string, key: Buffer): Buffer => {
    if (keys.size >= cached) keys.clear();
    keys.set(ownerId, key);
    return key;
  };
  const keyOf = async (db: Knex, ownerId: string, make: boolean): Promise<Buffer> => {
    const known = keys.get(ownerId) ?? (await read(db, ownerId));
    if (known) return make ? known : keep(ownerId, known);
    if (!make) throw new Error('no key for this owner');
    const wrapped_key = encrypt(masters.current, userKeyContext(ownerId), randomBytes(32));
    const key_id = getKeyId(masters.current);
    await db('user_keys').insert({ user_id: ownerId, wrapped_key, key_id }).onConflict('user_id').ignore();
    const made = await read(db, ownerId);
    if (!made) throw new Error('the key of this owner could not be made');
    // Not cached yet: the transaction that made it may still be rolled back.
    return made;
  };

  const open = async (db: Knex, ownerId: string, where: string, sealed: Uint8Array): Promise<Buffer> =>
    decrypt(await keyOf(db, ownerId, false), where, sealed);
  return {
    encrypt: async (db, ownerId, where, plain) => encrypt(await keyOf(db, ownerId, true), where, plain),
    decrypt: open,
    decryptText: async (db, ownerId, where, sealed) => (await open(db, ownerId, where, sealed)).toString('utf8'),
    shred: async (trx, ownerId) => {
      await trx('user_keys').where({ user_id: ownerId }).delete();
      // After the commit: until then a reader may put the key back.
      trx.executionPromise.then(
        () => keys.delete(ownerId),
        () => undefined,
      );
    },
    hashForHost: (context, value) => createHmac('sha256', hashKey).update(`${context}\n${value}`).digest('base64url'),
    encryptForHost: (where, plain) => encrypt(hostKey, where, plain),
    decryptForHost: (where, sealed) => decrypt(hostKey, where, sealed).toString('utf8'),
  };
};
