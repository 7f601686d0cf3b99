import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFile, projectRoot } from '../server/root';

/** What a command brought about. */
export interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

/** Neither sources nor what a build leaves for the next one. */
const leftOut = new Set([
  'node_modules',
  'dist',
  '.git',
  '.hedo',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Where root's clusters lie; see core/server/db/embedded/home.ts. */
const systemHome = /^\/var\/lib\/hedo\/[0-9a-f]{12}$/;

/** A process that was started in a copy. */
interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number>;
  output(): string;
}

/**
 * A copy of the project in a folder of its own, with the installed packages of this one and what was built here, and with a
 * data folder on which its product runs.
 */
export class ProjectCopy {
  readonly home = mkdtempSync(join(tmpdir(), 'hedo-copy-'));
  readonly root = join(this.home, 'project');
  readonly data = join(this.home, 'data');

  constructor({ withBuilt = true } = {}) {
    mkdirSync(this.root);
    for (const name of readdirSync(projectRoot).filter((one) => !leftOut.has(one)))
      cpSync(projectFile(name), join(this.root, name), { recursive: true, preserveTimestamps: true });
    symlinkSync(projectFile('node_modules'), join(this.root, 'node_modules'));
    if (withBuilt) this.copyBuilt();
  }

  /** The bundles and data of the whole project, or one of them, so that only what changed in the copy is built. */
  copyBuilt(names: readonly ('dist' | '.cache')[] = ['dist', '.cache']): void {
    for (const name of names) {
      rmSync(join(this.root, name), { recursive: true, force: true });
      cpSync(projectFile(name), join(this.root, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => path !== projectFile('dist/storybook'),
      });
    }
  }

  /** Starts Node in the copy. */
  start(parameters: readonly string[], env: Readonly<Record<string, string>> = {}): Started {
    const child = spawn(process.execPath, parameters, {
      cwd: this.root,
      // Another database or address than those of the copy is none of its business.
      env: { ...process.env, DATABASE_URL: undefined, BASE_URL: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
    return { child, ended, output: () => output };
  }

  /** Runs a script of the copy with Node. */
  async run(script: string, parameters: readonly string[] = []): Promise<Outcome> {
    const { ended, output } = this.start([script, ...parameters]);
    return { passed: (await ended) === 0, output: output() };
  }

  /** Removes the copy, its data and its database. */
  clear(): void {
    const pointer = join(this.data, 'postgres.at');
    const cluster = readdirSync(this.home).includes('data')
      ? readFileSync(pointer, { encoding: 'utf8', flag: 'a+' }).trim()
      : '';
    if (systemHome.test(cluster)) rmSync(cluster, { recursive: true, force: true });
    rmSync(this.home, { recursive: true, force: true });
  }
}
