import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../testing/app';
import { testDatabase } from '../../testing/db';
import { vaultOf } from '../../testing/vault';
import type { Database } from '../host';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.stop());

it('a deleted key opens nothing in this database; a backup of its row still does, with the master key', async () => {
  const master = randomBytes(32);
  const vault = vaultOf(master);
  const owner = await aPerson(db.knex, 'client');
  const encrypted = await vault.encrypt(db.knex, owner, 'answers:text:1', 'I do not sleep since March.');
  const backup = await db.knex('user_keys').where({ user_id: owner }).first();
  await db.knex.transaction((trx) => vault.shred(trx, owner));
  for (const one of [vault, vaultOf(master)])
    await expect(one.decryptText(db.knex, owner, 'answers:text:1', encrypted)).rejects.toThrow('no key');

  await db.knex('user_keys').insert(backup);
  expect(await vaultOf(master).decryptText(db.knex, owner, 'answers:text:1', encrypted)).toContain('since March');
  const other = vaultOf(randomBytes(32));
  await expect(other.decryptText(db.knex, owner, 'answers:text:1', encrypted)).rejects.toThrow();
});
