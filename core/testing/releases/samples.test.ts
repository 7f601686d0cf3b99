import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalStorage } from '#core/server/storage/local-storage';
import { judgeRelease } from '../../server/modules/releases/judge-release';
import { publishRelease } from '../../server/modules/releases/publish';
import { readReleaseFolder } from '../../server/modules/releases/release-files';
import { createReleaseSetting } from '../../server/modules/releases/release-setting';
import { projectFile } from '../../server/root';
import { readContractInfo } from '../../tools/contract/fit-matrix';
import { readReleasedHost } from '../../tools/contract/released-host.mjs';
import { readSamples, sampleIds, samplesFolder, unpackSample } from '../../tools/contract/samples.mjs';
import { type TestApp, testApp } from '../app';
import { testDatabase } from '../db';

/*
 * Two modules as they were built with the first contract of this major version, in the host of today. When one of these tests fails, modules that feature
 * teams have published would fail too: take the change back, or make it a major version of the contract.
 */
const today = readContractInfo('contract.json');
const frozen = readContractInfo('frozen.json');
const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { readonly version: string };

describe('modules that were built with an earlier contract', () => {
  it('were built with the first of this major version, and are small', () => {
    const first = `${frozen.version.split('.')[0]}.0.0`;
    expect(readSamples().map(({ built }) => built.contract)).toEqual(sampleIds.map(() => first));
    const bytes = sampleIds.map((id) => statSync(join(samplesFolder, `${id}.tgz`)).size);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(300 * 1024);
  });

  it('fit the contract of today', () => {
    const host = { version, contract: today, publishers: null };
    expect(readSamples().flatMap((release) => judgeRelease(release, host, []))).toEqual([]);
  });
});

it('keeps the host that was released with the frozen contract, in a megabyte', () => {
  expect(readReleasedHost().contract).toEqual(frozen);
  const { size } = statSync(join(samplesFolder, `host-${frozen.version}.tgz`));
  expect(size).toBeLessThan(1024 * 1024);
});

describe('in a running host', () => {
  let folder: string;
  let app: TestApp;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hedo-samples-'));
    const dataDir = join(folder, 'data');
    const db = await testDatabase();
    const parts = {
      knex: db.knex,
      storage: createLocalStorage(join(dataDir, 'storage')),
      setting: createReleaseSetting({ production: false, modules: { publishers: null, off: [] } }, []),
      actor: { id: null, name: 'a test' },
    };
    for (const id of sampleIds) {
      unpackSample(id, join(folder, id));
      await publishRelease(parts, await readReleaseFolder(join(folder, id)));
    }
    app = await testApp({ db, modules: [], config: { dataDir } });
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('start', () => {
    expect([...app.modules.refusals()]).toEqual([]);
    expect(sampleIds.map((id) => app.modules.startedVersion(id))).toEqual(sampleIds.map(() => '1.0.0'));
  });

  it('answer, write encrypted and refuse what is stale', async () => {
    const [client, other] = [await app.as('client'), await app.as('client')];
    const visitor = await app.as('anon');
    expect((await visitor.get('/api/almanac/seasons')).body).toHaveLength(4);
    expect((await visitor.get('/api/guestbook/entries')).status).toBe(401);

    const text = 'A day by the sea.';
    const made = await client.post('/api/guestbook/entries', { text });
    expect(made).toMatchObject({ status: 201, body: { text, version: 1 } });
    const { id } = made.body as { readonly id: string };
    const [row] = await app.knex('guestbook_entries').select('text_sealed');
    expect(String(row.text_sealed)).not.toContain('sea');

    const entry = `/api/guestbook/entries/${id}`;
    const change = { text: 'A day in the hills.' };
    expect((await client.put(entry, change)).status).toBe(428);
    expect((await other.put(entry, change, { 'If-Match': '"1"' })).status).toBe(404);
    expect(await client.put(entry, change, { 'If-Match': '"1"' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await client.put(entry, { text }, { 'If-Match': '"1"' })).toMatchObject({ status: 412 });
    expect((await client.post('/api/guestbook/entries', { text: '' })).status).toBe(422);
    expect((await client.get('/api/guestbook/entries')).body).toMatchObject([change]);
    expect((await other.get('/api/guestbook/entries')).body).toEqual([]);
  });
});
