import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../server/root';

/** A bench is a script that prints its own figures: `core/bench/<name>-bench.ts`, or a `bench.ts` in any folder of a module, named by it. */
interface Bench {
  readonly name: string;
  readonly file: string;
}

const findBenches = (): Bench[] => {
  const own = readdirSync(join(projectRoot, 'core/bench'))
    .filter((file) => file.endsWith('-bench.ts'))
    .map((file) => ({ name: file.replace('-bench.ts', ''), file: join('core/bench', file) }));
  const theirs = readdirSync(join(projectRoot, 'modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'bench.ts')
    .sort()
    .map((file) => {
      const folder = basename(dirname(file));
      return { name: folder === 'engine' ? 'chart' : folder, file: join('modules', file) };
    });
  return [...own, ...theirs];
};

const run = ({ name, file }: Bench): Promise<boolean> =>
  new Promise((resolve) => {
    process.stdout.write(`\n== ${name} (${file})\n`);
    const child = spawn(process.execPath, ['--import', 'tsx', file], { cwd: projectRoot, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code === 0));
  });

const wanted = process.argv.slice(2);
const benches = findBenches().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (benches.length === 0) {
  process.stderr.write(
    `No such bench. There are: ${findBenches()
      .map(({ name }) => name)
      .join(', ')}\n`,
  );
  process.exit(1);
}
let failed = 0;
for (const bench of benches) if (!(await run(bench))) failed += 1;
process.exit(failed === 0 ? 0 : 1);
