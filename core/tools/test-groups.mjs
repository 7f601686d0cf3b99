import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './inputs.mjs';

/** What cannot be put back for the next file: what belongs to the process (core/testing/reset-worker.ts puts the environment back). */
const changesProcess = /\bprocess\.(chdir|on|once)\b/;
const changesModules = /\bvi\.(mock|doMock|hoisted|resetModules)\(/;
const mocks = /\bvi\.(?:mock|doMock)\((?:\s*'(.+?)')?/g;
const wantsPage = /^\/\/ @vitest-environment (happy-dom|jsdom)$/m;
const groupOfPage = { 'happy-dom': 'page', jsdom: 'page-jsdom' };

/** Each file of pages loads its modules anew, and so gets those that another one has mocked and given up again. */
const givesUpMocks = (text) => [...text.matchAll(mocks)].every(([, path]) => text.includes(`vi.doUnmock('${path}')`));

const groupOf = (text) => {
  const page = groupOfPage[wantsPage.exec(text)?.[1]];
  if (changesProcess.test(text) || (changesModules.test(text) && !(page && givesUpMocks(text)))) return 'alone';
  return page ?? 'node';
};

/** `*.long.test.ts` kills, fuzzes, soaks or needs a Debian program; only `npm test -- --all` runs these. */
const isLong = (path) => /\.long\.test\.tsx?$/.test(path);

/**
 * All test files below folders of the project, as paths from its root, by how they run: in one worker with others of their
 * kind, in Node or with a page of either library (a worker cannot change it), or in a process of their own. Long ones only when HEDO_TEST_ALL is set.
 */
export const testGroups = (folders) => {
  const groups = { alone: [], node: [], page: [], 'page-jsdom': [] };
  for (const folder of folders)
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      // Tests of what does not exist until somebody makes a module of it.
      if (path.startsWith('core/tools/templates/')) continue;
      if (!/\.test\.tsx?$/.test(path) || (isLong(path) && !process.env.HEDO_TEST_ALL)) continue;
      groups[isLong(path) ? 'alone' : groupOf(readFileSync(join(root, path), 'utf8'))].push(path);
    }
  return groups;
};
