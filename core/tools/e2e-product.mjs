import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { chmod, chown, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './inputs.mjs';

/*
 * The product of a run of tests (playwright.config.ts). A first start makes a cluster, all tables and the sample rows with their
 * pictures, which takes six times as long as a later one: it is done once, in E2E_PREPARED, and each product of the run begins with
 * a copy (e2e/fixtures/own-server.ts). Then this process is the product itself.
 */
const main = 'dist/server/core/server/main.js';
const { DATA_DIR: data, E2E_PREPARED: prepared } = process.env;

/** Starts the product on a data folder and stops it when it is ready; answers whether it had done all that it had begun. */
const startOnce = (folder) =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: folder, PORT: '0', BASE_URL: '' };
    const child = spawn(process.execPath, [main], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const leave = () => child.kill('SIGTERM');
    process.once('SIGTERM', leave);
    child.stdout.on('data', (chunk) => String(chunk).includes('Hedo is ready at') && leave());
    child.on('exit', (code) => {
      process.off('SIGTERM', leave);
      resolve(code === 0);
    });
  });

/** Moves the cluster into its data folder: what root starts is elsewhere, and a copy of the folder would begin with another. */
const moveIn = async (folder) => {
  const pointer = join(folder, 'postgres.at');
  if (!existsSync(pointer)) return;
  const home = join(folder, 'postgres');
  execFileSync('mv', [readFileSync(pointer, 'utf8').trim(), home]);
  await rm(pointer);
  // Its owner says as whom the server runs (core/server/db/embedded/home.ts).
  const { uid, gid } = await stat(join(home, 'data'));
  await chown(home, uid, gid);
  // PostgreSQL runs as another account, which has to pass through.
  await chmod(folder, 0o711);
};

if (prepared) {
  process.once('exit', () => {
    for (const folder of [data, prepared]) rmSync(folder, { recursive: true, force: true });
  });
  const draft = `${prepared}.draft`;
  // On a busy machine a stop may be cut short; what is left then is put right by another start.
  if (!(await startOnce(draft)) && !(await startOnce(draft)))
    throw new Error('The product could not be started and stopped.');
  await moveIn(draft);
  await rename(draft, prepared);
  execFileSync('cp', ['-a', prepared, data]);
}
await import(`../../${main}`);
