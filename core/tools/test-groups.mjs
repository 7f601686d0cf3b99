import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './inputs.mjs';

/** What cannot be put back for the next file: replaced modules, and what belongs to the process. */
const staysChanged = /\bvi\.(mock|doMock|hoisted|resetModules)\(|\bprocess\.(env|chdir|on|once)\b/;
const wantsPage = /^\/\/ @vitest-environment jsdom$/m;

const groupOf = (text) => {
  if (staysChanged.test(text)) return 'alone';
  return wantsPage.test(text) ? 'page' : 'node';
};

/**
 * All test files below folders of the project, as paths from its root, by how they run: beside others of their kind in one
 * worker, in Node or with a page, or in a process of their own.
 */
export const testGroups = (folders) => {
  const groups = { alone: [], node: [], page: [] };
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      if (/\.test\.tsx?$/.test(path)) groups[groupOf(readFileSync(join(root, path), 'utf8'))].push(path);
    }
  return groups;
};
