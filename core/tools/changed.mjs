import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './inputs.mjs';
import { runProgram } from './run.mjs';

const git = async (...parameters) => {
  const { code, output } = await runProgram('git', parameters, { quiet: true });
  if (code !== 0) throw new Error(`git ${parameters.join(' ')} failed.\n${output.trim()}`);
  return output.split('\n').filter(Boolean);
};

/** Files that differ from where this branch left `ref`, with what is not committed and not yet added; those that are gone are left out. */
export const changedSince = async (ref) => {
  const [base = ref] = await git('merge-base', ref, 'HEAD');
  const files = [
    ...(await git('diff', '--name-only', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort();
};

/** What to run for a changed file: a module as a whole, the folder of any other file. */
const areaOf = (file) => /^modules\/[^/]+\//.exec(file)?.[0] ?? `${file.split('/').slice(0, -1).join('/')}/`;

/** Folders whose tests belong to the files, without those that lie in another one. */
export const areasOf = (files) => {
  const areas = [...new Set(files.filter((file) => /^(core|db|modules|shell|ui-kit)\//.test(file)).map(areaOf))];
  return areas.filter((area) => !areas.some((other) => other !== area && area.startsWith(other)));
};
