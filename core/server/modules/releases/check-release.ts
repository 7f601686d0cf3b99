import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boot } from '../../boot';
import { openDatabase } from '../../db/open-database';
import { prepareDatabase } from '../../db/prepare-database';
import type { Config } from '../../host';
import { createLog } from '../../log';
import { createLocalStorage } from '../../storage/local-storage';
import { findManifests } from '../find';
import { type IndexParts, publishRelease } from './publish';
import { type ReleaseFolder, readReleaseFolder } from './release-files';
import { ReleaseProblem } from './release-problem';
import { findTrustFault } from './release-rules';
import { createReleaseSetting } from './release-setting';

/** A house of its own, with nothing in it. */
const emptyHouse = (config: Config, dataDir: string): Config => ({
  ...config,
  production: false,
  role: 'all',
  workers: 1,
  host: '127.0.0.1',
  port: 0,
  baseUrl: 'http://localhost:0',
  dataDir,
  databaseUrl: null,
  smtpUrl: null,
  oidc: null,
  metrics: null,
  demo: false,
  drainMs: 0,
  modules: { publishers: null, off: [] },
});

const checkPages = async (url: string, { release }: ReleaseFolder): Promise<void> => {
  for (const { route } of release.manifest.web?.roots ?? []) {
    if (route.includes(':')) continue;
    const { status } = await fetch(new URL(route, url));
    if (status >= 500)
      throw new ReleaseProblem(`${release.id} ${release.version}: its page ${route} answers ${status}.`);
  }
};

/**
 * Starts this product with a version on an empty database, as it would be started after its publication: files, manifest, migrations,
 * server side, routes and page roots. `folders` are the version, then versions of modules that it needs. Answers what was found.
 */
export const checkRelease = async (config: Config, folders: readonly string[]): Promise<string[]> => {
  const releases = await Promise.all(folders.map(readReleaseFolder));
  const [checked, ...needed] = releases;
  if (!checked) throw new ReleaseProblem('Name the folder of a version.');
  const { release } = checked;
  const name = `${release.id} ${release.version}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'hedo-check-'));
  const house = emptyHouse(config, dataDir);
  const log = createLog({ logLevel: 'fatal' });
  const builtIn = await findManifests();
  const db = await openDatabase(house, log);
  try {
    await prepareDatabase(db, log);
    const parts: IndexParts = {
      knex: db.knex,
      storage: createLocalStorage(join(dataDir, 'storage')),
      setting: createReleaseSetting(house, builtIn),
      actor: { id: null, name: 'check' },
    };
    for (const folder of needed) await publishRelease(parts, folder);
    const { warnings } = await publishRelease(parts, checked);
    const running = await boot({ config: house, log, db: { ...db, stop: async () => undefined }, worker: false });
    try {
      const refusal = running.modules.refusals().get(release.id);
      if (refusal) throw new ReleaseProblem(`${name} does not run: ${refusal.reason}.`);
      await checkPages(running.url, checked);
    } finally {
      await running.stop();
    }
    const own = createReleaseSetting(config, builtIn);
    const trust = findTrustFault(release, checked.descriptor, checked.signature, own);
    return [
      `${name} runs: ${Object.keys(release.files).length} files, ${release.migrations.length} migrations, ${release.server === null ? 'no server side' : 'its server side started'}.`,
      ...warnings.map((line) => `Note: ${line}.`),
      ...(trust === null ? [] : [`To be published here it lacks something: ${trust}.`]),
    ];
  } finally {
    await db.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
