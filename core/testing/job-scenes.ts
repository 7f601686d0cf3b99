import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { projectFile } from '../server/root';
import type { TestApp } from './app';

/** What one queued job is to bring about. */
interface JobEffect {
  /** Its full name. */
  readonly job: string;
  /** How many times the effect is there. */
  count(): Promise<number>;
}

interface JobSceneContext {
  readonly app: TestApp;
  readonly knex: Knex;
  /** How many different mails have arrived at an address. */
  countMails(to: string): number;
}

/** Does as people do until jobs are queued, and says what each is to bring about. Each call is about new people. */
export type JobScene = (context: JobSceneContext) => Promise<readonly JobEffect[]>;

const folders = (): string[] =>
  readdirSync(projectFile('modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `modules/${name}/testing/jobs.ts`);

/** Sets core's scene and those of the modules that have one in `testing/jobs.ts`. */
export const setJobScenes = async (context: JobSceneContext): Promise<readonly JobEffect[]> => {
  const effects: JobEffect[] = [];
  for (const file of ['core/testing/core-jobs.ts', ...folders()].filter((one) => existsSync(projectFile(one)))) {
    const { jobScene } = (await import(/* @vite-ignore */ pathToFileURL(projectFile(file)).href)) as {
      jobScene?: JobScene;
    };
    if (!jobScene) throw new Error(`${file} exports no jobScene`);
    effects.push(...(await jobScene(context)));
  }
  return effects;
};
