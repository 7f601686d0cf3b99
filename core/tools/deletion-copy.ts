import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFile, projectRoot } from '../server/root';

/** What a command brought about. */
export interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

/** What the started product answered: its status by address. */
export type Answers = ReadonlyMap<string, number>;

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

/** Of a busy machine. */
const mostStartMs = 300_000;

const leaveSoon = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
};

/**
 * A copy of the project in a folder of its own, with the installed packages of this one and what was built here, and with a
 * data folder on which its product runs. Folders of modules can be taken out and put back.
 */
export class DeletionCopy {
  readonly #home = mkdtempSync(join(tmpdir(), 'hedo-deletion-'));
  readonly #root = join(this.#home, 'project');
  readonly #data = join(this.#home, 'data');
  #gone: readonly string[] = [];

  constructor() {
    mkdirSync(this.#root);
    mkdirSync(join(this.#home, 'gone'));
    for (const name of readdirSync(projectRoot).filter((one) => !leftOut.has(one)))
      cpSync(projectFile(name), join(this.#root, name), { recursive: true, preserveTimestamps: true });
    symlinkSync(projectFile('node_modules'), join(this.#root, 'node_modules'));
    this.#copyBuilt();
  }

  /** The bundles and data of the whole project, so that only what the missing folders change is built. */
  #copyBuilt(): void {
    for (const name of ['dist', '.cache']) {
      rmSync(join(this.#root, name), { recursive: true, force: true });
      cpSync(projectFile(name), join(this.#root, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => path !== projectFile('dist/storybook'),
      });
    }
  }

  /** Takes these modules out. What an earlier deletion took out comes back first. */
  remove(modules: readonly string[]): void {
    const at = (place: string, name: string): string => join(this.#home, place, name);
    for (const name of this.#gone) renameSync(at('gone', name), at('project/modules', name));
    if (this.#gone.length > 0) this.#copyBuilt();
    for (const name of modules) renameSync(at('project/modules', name), at('gone', name));
    this.#gone = modules;
  }

  /** Texts of the files below folders of the copy that `wanted` accepts, by their path. */
  readTexts(folders: readonly string[], wanted: (path: string) => boolean): ReadonlyMap<string, string> {
    const paths = folders.flatMap((folder) =>
      readdirSync(join(this.#root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    return new Map(paths.filter(wanted).map((path) => [path, readFileSync(join(this.#root, path), 'utf8')]));
  }

  #start(parameters: readonly string[], env: Readonly<Record<string, string>>) {
    const child = spawn(process.execPath, parameters, {
      cwd: this.#root,
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
    const { ended, output } = this.#start([script, ...parameters], {});
    return { passed: (await ended) === 0, output: output() };
  }

  /**
   * Starts the built product on the data folder, asks for `addresses` and stops it. It passes when it is ready, answers each
   * with a page, and logs no error; `answers` keeps the statuses.
   */
  async boot(addresses: readonly string[]): Promise<Outcome & { readonly answers: Answers }> {
    const { child, ended, output } = this.#start(['dist/server/core/server/main.js'], {
      PORT: '0',
      DATA_DIR: this.#data,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
    });
    const ready = /^Hedo is ready at (\S+)$/m;
    const last = Date.now() + mostStartMs;
    while (!ready.test(output()) && child.exitCode === null && Date.now() < last)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const url = ready.exec(output())?.[1];
    const answers = new Map<string, number>();
    for (const address of url ? ['/readyz', ...addresses] : [])
      answers.set(
        address,
        await fetch(url + address).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    await leaveSoon(child);
    await ended;
    const errors = output()
      .split('\n')
      .filter((line) => /"level":"(error|fatal)"/.test(line));
    const passed = answers.get('/readyz') === 200 && errors.length === 0;
    return { passed, output: passed ? '' : output(), answers };
  }

  /** Removes the copy, its data and its database. */
  clear(): void {
    const pointer = join(this.#data, 'postgres.at');
    const cluster = readdirSync(this.#home).includes('data')
      ? readFileSync(pointer, { encoding: 'utf8', flag: 'a+' }).trim()
      : '';
    if (systemHome.test(cluster)) rmSync(cluster, { recursive: true, force: true });
    rmSync(this.#home, { recursive: true, force: true });
  }
}
