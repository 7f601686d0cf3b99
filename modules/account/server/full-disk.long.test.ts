import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { removeEmbedded, startEmbedded } from '#core/server/db/embedded/embedded';
import { findHome } from '#core/server/db/embedded/home';
import { openKnex } from '#core/server/db/pool';
import { createLog } from '#core/server/log';
import { type TestApp, testApp } from '#core/testing/app';
import { aForm, onePixel } from '#core/testing/picture-form';
import { mountSmallDisk, requireRoot, type SmallDisk } from '#core/testing/small-disk';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

const log = createLog({ logLevel: 'silent' });
const diskMegabytes = 200;

/** A picture of about that many bytes, which cannot be compressed. */
const aLargePicture = (bytes: number): Buffer => {
  const body = Buffer.concat([Buffer.from('IDAT'), randomBytes(bytes)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([onePixel.subarray(0, 33), length, body, sum, onePixel.subarray(33)]);
};

let dataDir: string;
let disk: SmallDisk | undefined;
let app: TestApp;
beforeAll(async () => {
  requireRoot();
  dataDir = await mkdtemp(join(tmpdir(), 'hedo-full-'));
  disk = await mountSmallDisk((await findHome(dataDir)).path, diskMegabytes);
  const server = await startEmbedded(dataDir, log, { fsync: 'off', autovacuum: 'off' });
  const knex = openKnex(server.connectionString, log);
  const stop = () => knex.destroy().then(() => server.stop());
  app = await testApp({
    modules: ['account'],
    db: { knex, connectionString: server.connectionString, note: 'on a small disk', stop },
  });
});
afterAll(async () => {
  await app?.stop();
  disk?.unmount();
  if (dataDir) await removeEmbedded(dataDir);
});

it('answers 507 while the disk of the database is full, loses nothing, and saves again once there is room', async () => {
  const ann = await app.as('client');
  const upload = (bytes: number) => {
    const { body, headers } = aForm('picture', aLargePicture(bytes));
    return ann.send({ method: 'POST', path: '/api/account/picture', body, headers });
  };
  const saved = await upload(50_000);
  expect(saved.status).toBe(200);

  await disk?.fill(64 * 1024);
  const statuses: number[] = [];
  for (let tries = 0; tries < 40 && statuses.at(-1) !== 507; tries += 1) statuses.push((await upload(200_000)).status);
  expect(new Set(statuses.slice(0, -1))).not.toContain(500);
  const refused = await upload(400_000);
  expect(refused.status).toBe(507);
  expect(refused.body).toMatchObject({
    code: 'storage-full',
    detail: expect.stringContaining('nothing was saved') as string,
  });
  expect((await ann.get('/api/account')).status).toBe(200);
  expect((await ann.get('/readyz')).status).toBe(200);

  await disk?.free();
  expect((await upload(200_000)).status).toBe(200);
});
