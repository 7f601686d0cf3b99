import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../server/root';

/** A server under measurement. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from its start to the first answer with 200. */
  readonly startMs: number;
  /** Milliseconds of processor that it has used so far, in user and system mode, with all of its threads. */
  cpuMs(): number;
  /** Megabytes of memory that it has now. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** Ticks of `/proc/<pid>/stat` a second; the same on every Linux that Node supports. */
const ticks = 100;

/** Starts a program and waits until `ready` (an address, or a sign in what it prints) shows that it serves. */
export const startServer = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ready: { readonly url: string } | { readonly printed: RegExp },
  cwd = projectRoot,
): Promise<ServerProcess> => {
  const output = join(mkdtempSync(join(tmpdir(), 'hedo-bench-log-')), 'output');
  const began = performance.now();
  const child = spawn(process.execPath, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', openSync(output, 'a'), openSync(output, 'a')],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const gone = new Promise<void>((resolve) =>
    child.once('exit', () => {
      process.off('exit', kill);
      resolve();
    }),
  );
  const printed = (): string => readFileSync(output, 'utf8');
  const findUrl = async (): Promise<string | null> => {
    if ('printed' in ready) return ready.printed.exec(printed())?.[1] ?? null;
    const answer = await fetch(`${ready.url}/readyz`).catch(() => null);
    return answer?.status === 200 ? ready.url : null;
  };
  let url: string | null = null;
  while (url === null) {
    if (child.exitCode !== null) throw new Error(`the server ended before it served:\n${printed().slice(-3000)}`);
    await wait(10);
    url = await findUrl();
  }
  const pid = child.pid ?? 0;
  return {
    url,
    pid,
    startMs: performance.now() - began,
    cpuMs: () => {
      const [, user = '0', system = '0'] =
        /\) \S(?: -?\d+){10} (\d+) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return ((Number(user) + Number(system)) * 1000) / ticks;
    },
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
};
