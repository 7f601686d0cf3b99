import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { projectFile, projectRoot } from '../server/root';

/*
 * npm run dev: the server, started anew when its sources change, next to webpack, which rebuilds what changes. The server
 * notices new bundles by itself; reload the page. `--only labors` builds one module's pages, `--explain` prints the five
 * steps of the boot and leaves.
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, explain: { type: 'boolean', default: false } },
});
const { resolve } = createRequire(import.meta.url);
const children: ChildProcess[] = [];
let leaving = false;

const leave = (code: number): void => {
  if (leaving) return;
  leaving = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
  // The watcher of a server that had crashed does not hear; the server itself needs some seconds to drain.
  setTimeout(() => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  }, 12_000);
};

const run = (script: string, parameters: readonly string[]): ChildProcess => {
  const child = spawn(process.execPath, [script, ...parameters], { cwd: projectRoot, stdio: 'inherit' });
  children.push(child);
  // One half alone is no development server.
  child.on('exit', (code) => {
    leave(code ?? 0);
    if (children.every((one) => one.exitCode !== null || one.signalCode !== null)) process.exit();
  });
  return child;
};

const tsx = resolve('tsx/cli');
if (values.explain) run(tsx, ['core/server/main.ts', '--explain']);
else {
  if (values.only && !existsSync(projectFile(`modules/${values.only}/web/index.tsx`)) && values.only !== 'shell') {
    process.stderr.write(`There is no modules/${values.only}/web/index.tsx\n`);
    process.exit(1);
  }
  const shellBuilt = existsSync(projectFile('dist/web/shell/manifest.json'));
  if (values.only && !shellBuilt) process.stdout.write('The shell was never built, so everything is built once.\n');
  const only = values.only && shellBuilt ? ['--env', `only=${values.only}`] : [];
  run(projectFile('node_modules/webpack-cli/bin/cli.js'), ['--watch', '--mode', 'development', ...only]);
  run(tsx, ['watch', '--clear-screen=false', 'core/server/main.ts']);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => leave(0));
