import { join } from 'node:path';
import { publishRelease } from '../server/modules/releases/publish';
import { readReleaseFolder } from '../server/modules/releases/release-files';
import { makeRelease, type ReleaseWish } from '../server/modules/releases/testing/test-publisher';
import { createLocalStorage } from '../server/storage/local-storage';
import type { TestApp } from './app';
import { filesOf, zipFiles } from './zip-files';

/** A version made by hand, as the archive that admins publish. */
export const packRelease = async (wish: ReleaseWish): Promise<Buffer> =>
  zipFiles(filesOf(await makeRelease({ entry: `// ${wish.id} ${wish.version}`, ...wish })));

/** Publishes a version made by hand into a product of tests, as the command line does. */
export const publishModule = async (
  { knex, config, modules }: Pick<TestApp, 'knex' | 'config' | 'modules'>,
  wish: ReleaseWish,
): Promise<void> => {
  const storage = createLocalStorage(join(config.dataDir, 'storage'));
  const actor = { id: null, name: 'a test' };
  const folder = await makeRelease({ entry: `// ${wish.id} ${wish.version}`, ...wish });
  await publishRelease({ knex, storage, setting: modules.setting, actor }, await readReleaseFolder(folder));
  await modules.refresh();
};
