import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app';
import { type S3Server, startS3Server } from '../../testing/s3-server';
import { loadConfig } from '../config';
import { copyFiles } from './copy-files';
import { createLocalStorage } from './local-storage';
import { createS3Storage } from './s3-storage';
import type { StoredFiles } from './stored-files';

let server: S3Server;
let folder: string;
const faults: string[] = [];
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'hedo-storage-'));
});
afterEach(() => {
  server.fail(null);
  faults.length = 0;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (more: object = {}): StoredFiles =>
  createS3Storage({ ...server.config, ...more }, (what) => faults.push(what));
const listOf = async (storage: StoredFiles): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys.toSorted();
};
const bytesOf = async (parts: AsyncIterable<Buffer> | null): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const part of parts ?? []) all.push(part);
  return Buffer.concat(all);
};

describe.each(['folder', 'bucket'])('a %s', (kind) => {
  const open = (): StoredFiles => (kind === 'bucket' ? bucket() : createLocalStorage(join(folder, 'one')));

  it('gives back what it was given, replaces and removes it', async () => {
    const storage = open();
    const body = randomBytes(70_000);
    await storage.put('core/some/file.bin', body);
    expect(Buffer.from((await storage.get('core/some/file.bin'))!).equals(body)).toBe(true);
    expect((await bytesOf(await storage.read('core/some/file.bin'))).equals(body)).toBe(true);
    await storage.put('core/some/file.bin', Buffer.from('other'));
    await storage.put('core/empty', Buffer.alloc(0));
    expect(Buffer.from((await storage.get('core/some/file.bin'))!).toString()).toBe('other');
    expect(await storage.get('core/empty')).toHaveLength(0);
    expect(await listOf(storage)).toEqual(['core/empty', 'core/some/file.bin']);
    for (const key of ['core/empty', 'core/some/file.bin', 'core/never']) await storage.remove(key);
    expect(await storage.get('core/some/file.bin')).toBeNull();
    expect(await storage.read('core/some/file.bin')).toBeNull();
    expect(await listOf(storage)).toEqual([]);
  });

  it.each([
    '../secret',
    'core/../../secret',
    '/etc/passwd',
    'core//x',
    'core/.restoring',
    'core/a b',
    '',
    'core/x?y=1',
  ])('takes no key such as %j', async (key) => {
    const storage = open();
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    await expect(storage.get(key)).rejects.toThrow('not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('not a storage key');
  });
});

describe('a bucket', () => {
  it('takes a large file in parts, and lists more than a page', async () => {
    const storage = bucket();
    const body = randomBytes(17 * 1024 * 1024);
    await storage.put('core/large', body);
    expect(Buffer.from((await storage.get('core/large'))!).equals(body)).toBe(true);
    await storage.remove('core/large');
  });

  it('hands out nothing that came back changed', async () => {
    const storage = bucket();
    await storage.put('core/note', Buffer.from('I left in 2013.'));
    const [file = ''] = (await readdir(join(server.folder, 'core'))).filter(
      (name) => name.includes('note') && !name.includes('metadata'),
    );
    const path = join(server.folder, 'core', file);
    const stored = await readFile(path);
    await writeFile(path, stored.toString().replace('2013', '2014'));
    await expect(storage.get('core/note')).rejects.toThrow('the stored file core/note came back changed');
    expect(faults).toEqual(['get: changed core/note']);
    await storage.remove('core/note');
  });

  it('that is away or overloaded is tried three times, then answered with 503; one that refuses is not asked again', async () => {
    const storage = bucket();
    server.fail(503);
    const before = server.requests;
    await expect(storage.put('core/x', Buffer.from('x'))).rejects.toMatchObject({ status: 503 });
    expect(server.requests - before).toBe(3);
    expect(faults).toEqual(['put: 503']);
    server.fail(null);
    await expect(bucket({ endpoint: 'http://127.0.0.1:9/hedo' }).get('core/x')).rejects.toMatchObject({ status: 503 });
    const refused = server.requests;
    await expect(bucket({ accessKeyId: 'WRONG' }).put('core/x', Buffer.from('x'))).rejects.toMatchObject({
      status: 503,
    });
    expect(server.requests - refused).toBe(1);
    expect(faults.join()).not.toContain('S3RVER');
    expect(await storage.get('core/x')).toBeNull();
  });

  it('serves the product, which says when it is away', async () => {
    const app = await testApp({ config: { s3: server.config } });
    try {
      const admin = await app.as('admin');
      const state = async () =>
        (await admin.get('/api/system/health')).body.probes.find((one: { name: string }) => one.name === 'storage')
          .state;
      expect(await state()).toBe('ok');
      expect(await readdir(app.config.dataDir)).not.toContain('storage');
    } finally {
      await app.stop();
    }
  });
});

describe('copying', () => {
  it('brings all files over, goes on where it stopped, and back again', async () => {
    const local = createLocalStorage(join(folder, 'from'));
    const remote = bucket();
    const bodies = new Map(Array.from({ length: 23 }, (_, n) => [`labors/take/${n}`, randomBytes(1000 + n)] as const));
    for (const [key, body] of bodies) await local.put(key, body);
    let puts = 0;
    const breaks: StoredFiles = {
      ...remote,
      put: async (key, body) => {
        puts += 1;
        if (puts === 8) throw new Error('the line broke');
        await remote.put(key, body);
      },
    };
    await expect(copyFiles(local, breaks)).rejects.toThrow('the line broke');
    expect(await copyFiles(local, remote)).toMatchObject({ copied: 16, equal: 7 });
    expect(await copyFiles(local, remote)).toMatchObject({ copied: 0, equal: 23 });
    const back = createLocalStorage(join(folder, 'back'));
    await copyFiles(remote, back);
    for (const [key, body] of bodies) expect(Buffer.from((await back.get(key))!).equals(body)).toBe(true);
    expect((await listOf(back)).filter((key) => key.startsWith('labors/'))).toEqual(await listOf(local));
  });

  it('stops when a storage gives back something else', async () => {
    const local = createLocalStorage(join(folder, 'lies-from'));
    await local.put('core/a', Buffer.from('a'));
    const lies: StoredFiles = { ...createLocalStorage(join(folder, 'lies-to')), get: async () => Buffer.from('b') };
    await expect(copyFiles(local, lies)).rejects.toThrow('core/a came back changed; nothing was removed');
  });
});

it('settings name the bucket whole or not at all', () => {
  const whole = { S3_ENDPOINT: 'https://s3.example/hedo', S3_ACCESS_KEY: 'id', S3_SECRET_KEY: 'secret' };
  expect(loadConfig(whole).s3).toEqual({
    ...{ endpoint: 'https://s3.example/hedo', region: 'auto' },
    ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
  });
  expect(loadConfig({}).s3).toBeNull();
  expect(() => loadConfig({ ...whole, S3_SECRET_KEY: '' })).toThrow('S3_SECRET_KEY is not set');
  expect(() => loadConfig({ ...whole, S3_ENDPOINT: 'https://s3.example' })).toThrow('the address with the bucket');
  expect(() => loadConfig({ S3_REGION: 'eu' })).toThrow('S3_ENDPOINT is not set');
});
