import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { root } from './inputs.mjs';
import { leaveWithNpm } from './parent-watch.mjs';

/*
 * npm start: builds what changed, then becomes the server. One process, so that signals, exit code and `kill -9` reach
 * the server itself and nothing stands in between.
 */
await build().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
leaveWithNpm();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'dist/server/core/server/main.js')).href);
