import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../server/config';
import { openDatabase } from '../server/db/open-database';
import { createLog } from '../server/log';
import { findFreePort } from '../testing/free-port';
import { writeModule } from '../tools/new';
import { ProjectCopy } from '../tools/project-copy';
import { addRow } from './results';
import { type ServerProcess, startServer } from './server-process';

/*
 * What twenty more modules add to a start, each with a table, routes, a page and words in three languages: starts of the built server
 * with and without them, in turns, on a warm database. Only the time of the processor has a limit; the clock of a busy machine is shown.
 */
const moduleCount = 20;
const rounds = 7;
const mostMs = 10;

const letters = (index: number): string => 'abcdefghijklmnopqrst'.charAt(index);
const plain = new ProjectCopy();
const larger = new ProjectCopy();
const dataDir = await mkdtemp(join(tmpdir(), 'hedo-boot-bench-'));
const config = loadConfig({ ...process.env, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '', METRICS_PORT: '' });
const db = await openDatabase(config, createLog({ logLevel: 'error' }));

const start = async (copy: ProjectCopy, role: 'all' | 'web'): Promise<ServerProcess> => {
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...{ NODE_ENV: 'development', ROLE: role, HOST: '127.0.0.1', PORT: port, BASE_URL: url, DATA_DIR: dataDir },
    ...{ DATABASE_URL: db.connectionString, LOG_LEVEL: 'error', DRAIN_MS: '0', DEMO: 'false', METRICS_PORT: '' },
  };
  return startServer(['dist/server/core/server/main.js'], env, { url }, copy.root);
};
/** The server alone: bundles of pages are read when somebody asks for a page. */
const build = async (copy: ProjectCopy): Promise<void> => {
  const script = `import { buildServer } from './core/tools/build-server.mjs'; await buildServer();`;
  const { passed, output } = await copy.run('--input-type=module', ['--eval', script]);
  if (!passed) throw new Error(`The copy could not be built.\n${output}`);
};

try {
  for (let index = 0; index < moduleCount; index += 1)
    await writeModule(`bench-${letters(index)}`, 'full', larger.root);
  await build(plain);
  await build(larger);
  await (await start(larger, 'all')).stop();
  const best = { plain: { ms: Infinity, cpu: Infinity }, larger: { ms: Infinity, cpu: Infinity } };
  for (let round = 0; round < rounds; round += 1)
    for (const [name, copy] of Object.entries({ plain, larger }) as ['plain' | 'larger', ProjectCopy][]) {
      const one = await start(copy, 'web');
      best[name] = { ms: Math.min(best[name].ms, one.startMs), cpu: Math.min(best[name].cpu, one.cpuMs()) };
      await one.stop();
    }
  const each = (key: 'ms' | 'cpu'): number => (best.larger[key] - best.plain[key]) / moduleCount;
  process.stdout.write(
    `start: ${best.plain.ms.toFixed(0)} ms (${best.plain.cpu} ms of CPU), with ${moduleCount} more modules ${best.larger.ms.toFixed(0)} ms (${best.larger.cpu} ms)\n`,
  );
  process.stdout.write(
    `a module: ${each('ms').toFixed(1)} ms, ${each('cpu').toFixed(1)} ms of CPU (at most ${mostMs})\n`,
  );
  addRow('start, one more module', each('ms'), 'ms');
  addRow('start, one more module, CPU', each('cpu'), 'ms', mostMs);
  if (!(each('cpu') <= mostMs)) process.exitCode = 1;
} finally {
  await db.stop();
  plain.clear();
  larger.clear();
  await rm(dataDir, { recursive: true, force: true });
}
