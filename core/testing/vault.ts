import type { Knex } from 'knex';
import type { Config } from '../server/host';
import { loadMasterKeys } from '../server/vault/master-keys';
import { openKeys } from '../server/vault/root-key';
import { createVault } from '../server/vault/vault';

/** Encrypts and decrypts as the product under test does: for rows that a test puts in by itself. */
export const testVault = async (app: {
  readonly config: Config;
  readonly knex: Knex;
}): Promise<ReturnType<typeof createVault>> => createVault(await openKeys(app.knex, await loadMasterKeys(app.config)));

/** A vault whose one key is both root and master key. */
export const vaultOf = (key: Buffer): ReturnType<typeof createVault> =>
  createVault({ root: key, masters: { current: key, former: null } });
