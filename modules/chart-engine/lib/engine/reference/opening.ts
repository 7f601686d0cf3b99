import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * What a process pays before its first chart: milliseconds of the processor to load the code and then for that chart, and megabytes (10^6)
 * for both.
 */
export interface Opening {
  loadMs: number;
  firstMs: number;
  megabytes: number;
}

/** Runs in the fresh process: its processor's time, and resident memory before and after, as the system counts them. */
const PROBE = `
const before = process.memoryUsage().rss;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const start = spent();
const { computeChart, useEphemerisFile } = await import('./engine.mjs');
const loaded = spent();
useEphemerisFile(process.argv[2]);
const birth = { fullName: 'Mary Lynn', birthDate: '1990-05-17', birthTime: '08:30', lat: 48.2, lon: 16.37, tz: 'Etc/UTC' };
computeChart(birth, () => ({ utc: '1990-05-17T08:30:00.000Z', offsetSeconds: 0, status: 'normal' }));
const charted = spent();
const megabytes = (process.memoryUsage().rss - before) / 1e6;
console.log(JSON.stringify({ loadMs: loaded - start, firstMs: charted - loaded, megabytes }));
`;

/** The least of several fresh processes, each with the engine bundled as a server has it. */
export function measureOpening(times = 5): Opening {
  const folder = mkdtempSync(join(tmpdir(), 'chart-engine-'));
  try {
    const entry = fileURLToPath(new URL('../index.ts', import.meta.url));
    const tables = fileURLToPath(new URL('../data/ephemeris.bin', import.meta.url));
    const outfile = join(folder, 'engine.mjs');
    buildSync({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
    const probe = join(folder, 'probe.mjs');
    writeFileSync(probe, PROBE);
    const all = Array.from({ length: times }, () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [probe, tables], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`the engine does not load on its own: ${stderr}`);
      return JSON.parse(stdout) as Opening;
    });
    const least = (key: keyof Opening) => Math.min(...all.map((one) => one[key]));
    return { loadMs: least('loadMs'), firstMs: least('firstMs'), megabytes: least('megabytes') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
