import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBuild } from './build.mjs';
import { root } from './inputs.mjs';
import { leaveWithNpm } from './parent-watch.mjs';

/*
 * npm start: builds what changed, then becomes the server, whose database starts while the bundles are built. One process, so
 * that signals, exit code and `kill -9` reach the server itself and nothing stands in between.
 */
const { server, all } = startBuild();
// Reported where it is awaited.
all.catch(() => undefined);
await server.catch((error) => {
  console.error(error.message);
  process.exit(1);
});
leaveWithNpm();
// From Node 22 on what was compiled once is read at the next start, which then takes about half of the time.
module.enableCompileCache?.(join(root, '.cache/compiled'));
const { start } = await import(pathToFileURL(join(root, 'dist/server/core/server/start.js')).href);
await start(all);
