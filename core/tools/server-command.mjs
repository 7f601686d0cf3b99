import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer } from './build-server.mjs';
import { root } from './inputs.mjs';

/** Runs a command of the built server, which needs no tools of development; compiles it first where it is not up to date. */
export const runServerCommand = async (file, name) => {
  await buildServer();
  process.setSourceMapsEnabled(true);
  const commands = await import(pathToFileURL(join(root, 'dist/server', file)).href);
  await commands[name](process.argv.slice(2));
};
