import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app';
import { type S3Server, startS3Server } from '../../../testing/s3-server';
import { openStorage } from '../../storage/open-storage';
import { publishRelease } from './publish';
import { readReleaseFolder } from './release-files';
import { makeRelease } from './testing/test-publisher';

/* Files of published modules in a bucket, as with S3_ENDPOINT; what a folder does, publish.test.ts tries. */
let s3: S3Server;
let app: TestApp;
beforeAll(async () => {
  s3 = await startS3Server();
  app = await testApp({ modules: ['module-releases'], config: { s3: s3.config } });
});
afterAll(async () => {
  await app.stop();
  await s3.stop();
});

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const publish = async (version: string): Promise<unknown> => {
  const parts = { knex: app.knex, storage: await openStorage(app.config, log), setting: app.modules.setting };
  const folder = await makeRelease({ id: 'diary', version, entry: `// diary ${version}` });
  const done = await publishRelease({ ...parts, actor: { id: null, name: 'a test' } }, await readReleaseFolder(folder));
  await app.modules.refresh();
  return done.release.version;
};
const shown = (): string | undefined => app.modules.view(null).versions.get('diary');

it('a version is published into a bucket, and its files come from there', async () => {
  expect(await publish('1.0.0')).toBe('1.0.0');
  expect(shown()).toBe('1.0.0');
  const entry = app.modules.view(null).bundles.get('diary')?.entry ?? '';
  expect(await app.modules.findFile('diary', entry)).not.toBeNull();
});

it('nothing is published while the bucket does not answer, and the same version can be once it does', async () => {
  s3.fail(503);
  await expect(publish('1.1.0')).rejects.toThrow();
  s3.fail(null);
  await app.modules.refresh();
  expect(shown()).toBe('1.0.0');
  expect(await app.knex('module_releases').where({ version: '1.1.0' }).whereNotNull('published_at')).toEqual([]);
  expect(await publish('1.1.0')).toBe('1.1.0');
  expect(shown()).toBe('1.1.0');
}, 120_000);
