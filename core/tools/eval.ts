import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../server/root';

/**
 * `npm run eval [module …]`: how well a module reads what people write, measured on its own labelled data. An evaluation is a script
 * `modules/<m>/testing/eval.ts` that prints its figures; it passes and fails nothing, that is for tests.
 */
const fileOf = (name: string): string => join('modules', name, 'testing/eval.ts');
const names = readdirSync(join(projectRoot, 'modules')).filter((name) => existsSync(join(projectRoot, fileOf(name))));
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? names : names.filter((name) => wanted.includes(name));

if (chosen.length === 0) {
  process.stderr.write(`No such evaluation. There are: ${names.join(', ')}\n`);
  process.exitCode = 1;
}
for (const name of chosen) {
  process.stdout.write(`\n== ${name} (${fileOf(name)})\n`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', fileOf(name)], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
