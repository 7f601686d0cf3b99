import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const isSource = (name) => /\.(tsx?|mjs|css|json|html|svg)$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name);

/** All source files below a path of the project (or that file itself), without tests and stories, sorted. */
export const sourcesBelow = (path) => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.split('/').some((folder) => folder === 'testing' || folder === 'e2e'))
    .sort();
};

/** Folders under modules/ which have a module.ts. */
export const moduleFolders = () =>
  existsSync(join(root, 'modules'))
    ? readdirSync(join(root, 'modules'))
        .filter((name) => existsSync(join(root, 'modules', name, 'module.ts')))
        .sort()
    : [];

/** The folder of a module named by a bare word; any other path as it is. */
export const folderOfModule = (word) => (moduleFolders().includes(word) ? `modules/${word}/` : word);

/** Hash over names and contents of files. */
export const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
};

/** True when `folder` was built from inputs of that hash. */
export const isFresh = (folder, hash) => {
  const stamp = join(root, folder, '.stamp');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
};
