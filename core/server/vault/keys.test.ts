import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import { startTransitServer, type TransitServer } from '../../testing/transit-server';
import { vaultOf } from '../../testing/vault';
import { loadConfig } from '../config';
import type { Config, Database } from '../host';
import { encrypt } from './cipher';
import { encryptWithKms } from './kms';
import { getKeyId, keyFiles, loadMasterKeys } from './master-keys';
import { listKeyIds, openKeys } from './root-key';
import { beginFileRotation, endFileRotation, rotateMasterKey } from './rotate-master-key';
import { createVault } from './vault';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hedo-keys-'));
});
afterAll(async () => {
  await db.stop();
  await rm(folder, { recursive: true, force: true });
});

const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const only = (current: Buffer) => ({ current, former: null });
const aPerson = async (): Promise<string> => {
  const id = randomUUID();
  await db.knex('users').insert({ id, role: 'client', email: `${id}@example.test`, first_name: 'A', last_name: 'B' });
  return id;
};

describe('rotation of the master key', () => {
  const words = 'I left in 2013.';
  const written = new Map<string, Buffer>();
  let forHost: Buffer;
  let hash: string;

  it('makes a root key that is not the master key, once for all processes', async () => {
    const [one, other] = await Promise.all([openKeys(db.knex, only(first)), openKeys(db.knex, only(first))]);
    expect(one!.root).toEqual(other!.root);
    expect(one!.root).not.toEqual(first);
    const vault = createVault(one!);
    for (let count = 0; count < 1203; count += 1) {
      const id = await aPerson();
      written.set(id, await vault.encrypt(db.knex, id, 'test:text:1', words));
    }
    forHost = vault.encryptForHost('test:host:1', words);
    hash = vault.hashForHost('address', 'ann@example.test');
  }, 120_000);

  it('refuses a master key that does not fit, and wraps nothing anew without the former one', async () => {
    await expect(openKeys(db.knex, only(second))).rejects.toThrow('The master key does not fit this database');
    await expect(rotateMasterKey(db.knex, only(second), () => undefined)).rejects.toThrow('does not fit');
    expect(await listKeyIds(db.knex)).toEqual([getKeyId(first)]);
  });

  it('goes on where it was interrupted, with both keys in use meanwhile', async () => {
    const masters = { current: second, former: first };
    const both = createVault(await openKeys(db.knex, masters));
    // What an interruption leaves: some of the pages are done.
    await rotateMasterKey(db.knex, masters, (line) => {
      if (line.startsWith('500 ')) throw new Error('killed');
    }).catch(() => undefined);
    expect(await listKeyIds(db.knex)).toEqual([getKeyId(first), getKeyId(second)].sort());
    const added = await aPerson();
    written.set(added, await both.encrypt(db.knex, added, 'test:text:1', words));
    for (const [id, text] of [...written].slice(0, 700).concat([[added, written.get(added)!]]))
      expect(
        await createVault({ ...(await openKeys(db.knex, masters)) }).decryptText(db.knex, id, 'test:text:1', text),
      ).toBe(words);
    const lines: string[] = [];
    const { rewrapped } = await rotateMasterKey(db.knex, masters, (line) => lines.push(line));
    expect(rewrapped).toBe(703);
    expect(lines).toEqual([
      '500 of 703 keys are wrapped with the new master key.',
      '703 of 703 keys are wrapped with the new master key.',
    ]);
  }, 120_000);

  it('leaves everything readable with the new key alone, and nothing with the former', async () => {
    const vault = createVault(await openKeys(db.knex, only(second)));
    for (const [id, text] of written) expect(await vault.decryptText(db.knex, id, 'test:text:1', text)).toBe(words);
    expect(vault.decryptForHost('test:host:1', forHost)).toBe(words);
    expect(vault.hashForHost('address', 'ann@example.test')).toBe(hash);
    await expect(openKeys(db.knex, only(first))).rejects.toThrow('does not fit');
    expect((await rotateMasterKey(db.knex, { current: second, former: first }, () => undefined)).rewrapped).toBe(0);
    const audit = await db.knex('audit_log').where({ action: 'master-key.rotated' });
    expect(audit).toHaveLength(1);
    expect(audit[0].detail).toEqual({ keyId: getKeyId(second) });
  });

  it('wraps nothing anew when a single key cannot be opened', async () => {
    const [id = ''] = written.keys();
    const { wrapped_key } = await db.knex('user_keys').where({ user_id: id }).first('wrapped_key');
    await db
      .knex('user_keys')
      .where({ user_id: id })
      .update({ wrapped_key: randomBytes(61) });
    await expect(rotateMasterKey(db.knex, { current: third, former: second }, () => undefined)).rejects.toThrow();
    await db.knex('user_keys').where({ user_id: id }).update({ wrapped_key });
    expect((await openKeys(db.knex, { current: third, former: second })).root).toHaveLength(32);
  });
});

it('the root key of a database of before is its master key, and no other may become it', async () => {
  const old = await testDatabase();
  try {
    const id = randomUUID();
    await old.knex('users').insert({ id, role: 'client', email: `${id}@a.test`, first_name: 'A', last_name: 'B' });
    const sealed = vaultOf(first).encryptForHost('test:host:1', 'words');
    await old.knex('server_keys').insert({
      id: 'cookies',
      sealed: encrypt(first, 'server_keys:sealed:cookies', 'secret'),
    });
    await expect(openKeys(old.knex, only(second))).rejects.toThrow('does not fit');
    expect(await old.knex('server_keys').where({ id: 'root' })).toEqual([]);
    expect(createVault(await openKeys(old.knex, only(first))).decryptForHost('test:host:1', sealed)).toBe('words');
  } finally {
    await old.stop();
  }
});

describe('where the master key comes from', () => {
  const token = 'a-token';
  let transit: TransitServer;
  beforeAll(async () => {
    transit = await startTransitServer(token);
  });
  afterAll(() => transit.stop());
  const configOf = (more: NodeJS.ProcessEnv): Config => loadConfig({ DATA_DIR: folder, ...more });

  it('files of the data folder take turns', async () => {
    const config = configOf({});
    const { current, former } = await loadMasterKeys(config);
    expect(former).toBeNull();
    expect(await loadMasterKeys(config)).toEqual({ current, former: null });
    await beginFileRotation(folder);
    const next = await loadMasterKeys(config);
    expect(next.former).toEqual(current);
    expect(next.current).not.toEqual(current);
    await endFileRotation(folder);
    expect(await loadMasterKeys(config)).toEqual({ current: next.current, former: null });
    expect(await readdir(folder)).toEqual([keyFiles.current]);
  });

  it('a mounted file', async () => {
    const file = join(folder, 'secret');
    await expect(loadMasterKeys(configOf({ MASTER_KEY_FILE: file }))).rejects.toThrow(
      `names ${file}, which is not there`,
    );
    await writeFile(file, `${second.toString('base64')}\n`);
    expect((await loadMasterKeys(configOf({ MASTER_KEY_FILE: file }))).current).toEqual(second);
    await writeFile(file, 'too short');
    await expect(loadMasterKeys(configOf({ MASTER_KEY_FILE: file }))).rejects.toThrow('32 bytes in base64');
    expect(() => configOf({ MASTER_KEY_FILE: file, MASTER_KEY: second.toString('base64') })).toThrow(
      'since MASTER_KEY is set',
    );
  });

  it('a key management service opens a wrapped key', async () => {
    const kms = { url: transit.url, key: 'hedo', token, tokenFile: null };
    const wrapped = await encryptWithKms(kms, third);
    expect(wrapped).toMatch(/^vault:v1:/);
    const env = { KMS_URL: transit.url, KMS_TOKEN: token, MASTER_KEY: wrapped };
    expect((await loadMasterKeys(configOf(env))).current).toEqual(third);
    const tokenFile = join(folder, 'token');
    await writeFile(tokenFile, `${token}\n`);
    const byFile = configOf({
      ...env,
      KMS_TOKEN: '',
      KMS_TOKEN_FILE: tokenFile,
      MASTER_KEY_FORMER: second.toString('base64'),
    });
    expect(await loadMasterKeys(byFile)).toEqual({ current: third, former: second });
    expect(() => configOf({ MASTER_KEY: wrapped })).toThrow('KMS_URL is not set: wanted the service that wrapped');
  });

  it('a service that refuses, is sealed or away stops the start with a line, without any secret', async () => {
    const wrapped = await encryptWithKms({ url: transit.url, key: 'hedo', token, tokenFile: null }, third);
    const env = { KMS_URL: transit.url, KMS_TOKEN: token, MASTER_KEY: wrapped };
    const failWith = (more: NodeJS.ProcessEnv) =>
      loadMasterKeys(configOf({ ...env, ...more })).then(
        () => 'no error',
        (error: Error) => error.message,
      );
    expect(await failWith({ KMS_TOKEN: 'a-stolen-token' })).toBe(
      `The key management service at ${new URL(transit.url).host} answered 403. Check KMS_TOKEN, KMS_KEY and the wrapped MASTER_KEY.`,
    );
    expect(await failWith({ MASTER_KEY: `${wrapped.slice(0, -8)}AAAAAAA=` })).toContain('answered 400');
    const before = transit.requests;
    transit.fail(503);
    expect(await failWith({})).toContain('answered 503. Start it, or check KMS_URL');
    expect(transit.requests - before).toBe(3);
    transit.fail(null);
    expect(await failWith({ KMS_URL: 'http://127.0.0.1:9' })).toContain('127.0.0.1:9 does not answer');
  });
});
