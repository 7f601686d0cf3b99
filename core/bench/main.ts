import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { projectRoot } from '../server/root';
import { clearRows, resultsFile, storeResults, tableOf } from './results';

/**
 * A bench is a script that prints its own figures and fails over its budget: `core/bench/<name>-bench.ts`, or a `bench.ts` in any
 * folder of a module, named by that folder, in `server` by the module. `npm run bench <name or module> ...` runs some. What all of
 * them measured comes as one table at the end, and as JSON.
 */
interface Bench {
  readonly name: string;
  readonly file: string;
  readonly owner: string;
}

const nameOf = (file: string, owner: string): string => {
  const folder = basename(dirname(file));
  if (folder === 'engine') return 'chart';
  return folder === 'server' ? owner : folder;
};

const findBenches = (): Bench[] => {
  const own = readdirSync(join(projectRoot, 'core/bench'))
    .filter((file) => file.endsWith('-bench.ts'))
    .map((file) => ({ name: file.replace('-bench.ts', ''), file: join('core/bench', file), owner: 'core' }));
  const theirs = readdirSync(join(projectRoot, 'modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'bench.ts')
    .sort()
    .map((file) => {
      const owner = file.split(sep)[0] ?? '';
      return { name: nameOf(file, owner), file: join('modules', file), owner };
    });
  return [...own, ...theirs];
};

const run = ({ name, file }: Bench): Promise<boolean> =>
  new Promise((resolve) => {
    process.stdout.write(`\n== ${name} (${file})\n`);
    const child = spawn(process.execPath, ['--import', 'tsx', file], {
      cwd: projectRoot,
      env: { ...process.env, BENCH: name },
      stdio: 'inherit',
    });
    child.on('exit', (code) => resolve(code === 0));
  });

const wanted = process.argv.slice(2);
const benches = findBenches().filter(
  ({ name, owner }) => wanted.length === 0 || wanted.includes(name) || wanted.includes(owner),
);
if (benches.length === 0) {
  process.stderr.write(
    `No such bench. There are: ${findBenches()
      .map(({ name }) => name)
      .join(', ')}\n`,
  );
  process.exit(1);
}
clearRows();
let failed = 0;
for (const bench of benches) if (!(await run(bench))) failed += 1;
const rows = storeResults();
// One bench has said it all, and may end with a line that others read.
if (benches.length > 1 && rows.length > 0)
  process.stdout.write(`\n${tableOf(rows)}\n\nAlso in ${relative(projectRoot, resultsFile)}\n`);
process.exit(failed === 0 ? 0 : 1);
