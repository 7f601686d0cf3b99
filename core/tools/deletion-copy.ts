import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, ProjectCopy } from './project-copy';

/** What the started product answered: its status by address. */
export type Answers = ReadonlyMap<string, number>;

/** Of a busy machine. */
const mostStartMs = 300_000;

const leaveSoon = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
};

/** A copy of the project of which folders of modules can be taken out and put back. */
export class DeletionCopy extends ProjectCopy {
  #gone: readonly string[] = [];

  constructor() {
    super();
    mkdirSync(join(this.home, 'gone'));
  }

  /** Takes these modules out. What an earlier deletion took out comes back first. */
  remove(modules: readonly string[]): void {
    const at = (place: string, name: string): string => join(this.home, place, name);
    for (const name of this.#gone) renameSync(at('gone', name), at('project/modules', name));
    if (this.#gone.length > 0) this.copyBuilt(['dist']);
    for (const name of modules) renameSync(at('project/modules', name), at('gone', name));
    this.#gone = modules;
  }

  /** Texts of the files below folders of the copy that `wanted` accepts, by their path. */
  readTexts(folders: readonly string[], wanted: (path: string) => boolean): ReadonlyMap<string, string> {
    const paths = folders.flatMap((folder) =>
      readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    return new Map(paths.filter(wanted).map((path) => [path, readFileSync(join(this.root, path), 'utf8')]));
  }

  /**
   * Starts the built product on the data folder, asks for `addresses` and stops it. It passes when it is ready, answers each
   * with a page, and logs no error; `answers` keeps the statuses.
   */
  async boot(addresses: readonly string[]): Promise<Outcome & { readonly answers: Answers }> {
    const { child, ended, output } = this.start(['dist/server/core/server/main.js'], {
      PORT: '0',
      DATA_DIR: this.data,
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
}
