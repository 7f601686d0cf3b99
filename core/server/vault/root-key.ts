import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { StartRefused } from '../db/start-refused';
import { decrypt, encrypt } from './cipher';
import { getKeyId, type MasterKeys, masterKeyBytes } from './master-keys';

/** What the host encrypts and signs with. */
export interface Keys {
  /** Every key of the host is derived from it. It is stored, wrapped by the master key, and stays the same when that changes. */
  readonly root: Buffer;
  readonly masters: MasterKeys;
}

export const rootKeyId = 'root';
/** What is authenticated with an encrypted key of the host. */
export const serverKeyContext = (id: string): string => `server_keys:sealed:${id}`;
export const rootContext = serverKeyContext(rootKeyId);

/** The one of the master keys that wrapped something. */
export const findMaster = ({ current, former }: MasterKeys, keyId: string): Buffer => {
  const found = [current, former].find((key) => key && getKeyId(key) === keyId);
  if (found) return found;
  throw new StartRefused(
    `The master key does not fit this database: a key in it is wrapped with the master key ${keyId}. Set MASTER_KEY to that one, or ` +
      'MASTER_KEY_FORMER while a rotation is unfinished (npm run admin -- --rotate-master-key).',
  );
};

interface RootRow {
  readonly sealed: Buffer;
  readonly key_id: string;
}
const readRoot = async (knex: Knex, masters: MasterKeys): Promise<Buffer | null> => {
  const row = await knex('server_keys').where({ id: rootKeyId }).first<RootRow | undefined>('sealed', 'key_id');
  return row ? decrypt(findMaster(masters, row.key_id), rootContext, row.sealed) : null;
};

/** Which master keys wrap keys of people, in as many steps as there are keys. */
export const listKeyIds = async (knex: Knex): Promise<string[]> => {
  const ids: string[] = [];
  for (;;) {
    const row = await knex('user_keys')
      .where('key_id', '>', ids.at(-1) ?? '')
      .min<{ least: string | null }>({ least: 'key_id' })
      .first();
    if (!row?.least) return ids;
    ids.push(row.least);
  }
};

/** What a database of before the root key was used with must be this very master key, or another would become its root. */
const checkFirstMaster = async (knex: Knex, { current }: MasterKeys): Promise<void> => {
  const row = await knex('server_keys').first<{ id: string; sealed: Buffer } | undefined>('id', 'sealed');
  if (!row) return;
  try {
    decrypt(current, serverKeyContext(row.id), row.sealed);
  } catch (cause) {
    throw new StartRefused('The master key does not fit this database. Set MASTER_KEY to the one it was used with.', {
      cause,
    });
  }
};

/**
 * The root key, made at the first start. Installations from before it derived the host's keys from the master key itself: theirs is
 * that key. Throws `StartRefused` where something is wrapped with a master key that is not here.
 */
export const openKeys = async (knex: Knex, masters: MasterKeys): Promise<Keys> => {
  for (const id of await listKeyIds(knex)) findMaster(masters, id);
  const stored = await readRoot(knex, masters);
  if (!stored) {
    await checkFirstMaster(knex, masters);
    const isUsed = (await knex('users').first('id')) !== undefined;
    const root = isUsed ? masters.current : randomBytes(masterKeyBytes);
    // Of several processes that start at once, the first row stays and all read it.
    await knex('server_keys')
      .insert({
        id: rootKeyId,
        sealed: encrypt(masters.current, rootContext, root),
        key_id: getKeyId(masters.current),
      })
      .onConflict('id')
      .ignore();
  }
  const root = stored ?? (await readRoot(knex, masters));
  if (!root) throw new Error('the root key could not be stored');
  return { root, masters };
};
