import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const findRoot = (from: string): string => {
  if (existsSync(join(from, 'package.json'))) return from;
  const up = dirname(from);
  if (up === from) throw new Error('package.json not found above the running file');
  return findRoot(up);
};

/** Folder of package.json: the same for sources run by tsx and for the bundle in dist/server. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** Absolute path of a file that ships with the project, given from its root. */
export const projectFile = (path: string): string => join(projectRoot, path);
