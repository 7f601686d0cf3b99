import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../server/root';

/** A bench is a script that prints its own figures: `core/bench/<name>-bench.ts`, `modules/<m>/bench.ts`, `modules/<m>/<part>/bench.ts`. */
interface Bench {
  readonly name: string;
  readonly file: string;
}

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const findBenches = (): Bench[] => {
  const own = readdirSync(join(projectRoot, 'core/bench'))
    .filter((file) => file.endsWith('-bench.ts'))
    .map((file) => ({ name: file.replace('-bench.ts', ''), file: join('core/bench', file) }));
  const theirs = foldersIn(join(projectRoot, 'modules')).flatMap((module) => {
    const folder = join('modules', module);
    const parts = foldersIn(join(projectRoot, folder)).map((part) => ({
      name: part === 'engine' ? 'chart' : part,
      file: join(folder, part, 'bench.ts'),
    }));
    return [{ name: module, file: join(folder, 'bench.ts') }, ...parts];
  });
  return [...own, ...theirs].filter(({ file }) => existsSync(join(projectRoot, file)));
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
