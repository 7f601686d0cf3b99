import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './inputs.mjs';

/** Next to each bundle: the packages that are in it. */
const listName = '.packages';

/** The package that a file lies in, by its path in the lock file: `node_modules/a/node_modules/@b/c`; null for a file of ours. */
export const packageOf = (file) => /^(.*\bnode_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//.exec(file)?.[1] ?? null;

/** Sorted, each once. */
export const packagesOf = (files) => [...new Set(files.map(packageOf).filter((path) => path !== null))].sort();

/** Writes the list of a bundle in this folder. */
export const writePackages = (folder, packages) => writeFileSync(join(folder, listName), packages.join('\n'));

const bundles = (base) => [
  ...['dist/server', 'dist/pages'].map((folder) => join(base, folder)),
  ...(existsSync(join(base, 'dist/web')) ? readdirSync(join(base, 'dist/web')) : []).map((name) =>
    join(base, 'dist/web', name),
  ),
];

/** The packages that are in what was built, for the server and for browsers; throws while a part is not built. */
export const readBundled = (base = root) =>
  new Set(
    bundles(base).flatMap((folder) => {
      const list = join(folder, listName);
      if (!existsSync(list)) throw new Error(`${list} is missing: npm run build writes it.`);
      return readFileSync(list, 'utf8')
        .split('\n')
        .filter((path) => path !== '');
    }),
  );
