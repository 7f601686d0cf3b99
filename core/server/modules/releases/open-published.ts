import { join } from 'node:path';
import type { Logger, Storage } from '../../../contract/server';
import type { Config, Database } from '../../host';
import { findManifests, findModules } from '../find';
import { type LiveModules, openModules } from './live-modules';
import { createReleaseSetting } from './release-setting';

/** Opens the published modules for one process. `only` narrows the host's own modules, for tests. */
export const openPublished = async ({
  config,
  db,
  log,
  storage,
  only,
}: {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly storage: Storage;
  readonly only?: readonly string[] | undefined;
}): Promise<LiveModules> => {
  const builtIn = only ? (await findModules(only)).map(({ manifest }) => manifest) : await findManifests();
  return openModules({
    db,
    storage,
    log,
    cacheFolder: join(config.dataDir, 'module-cache'),
    role: config.role,
    setting: createReleaseSetting(config, builtIn),
  });
};
