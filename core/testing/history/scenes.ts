import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { projectFile } from '../../server/root';
import type { Found, Recorder } from './history';
import type { Person } from './people';

/** Something that people do again and again. */
export interface HistoryDeed {
  readonly name: string;
  readonly by: 'client' | 'practitioner';
  /** How often, next to the others. */
  readonly weight: number;
  readonly run: (person: Person) => Promise<void>;
}

/** Those who act, all known to the product, and nothing wrong yet. */
export interface HistoryContext {
  readonly knex: Knex;
  readonly recorder: Recorder;
  readonly clients: readonly Person[];
  /** Client `i` is matched with practitioner `i % practitioners.length`, where there are matches. */
  readonly practitioners: readonly Person[];
}

/** What a module adds to the history check: what people do, and afterwards what there is of it. */
export type HistoryScene = (context: HistoryContext) => Promise<{
  readonly deeds: readonly HistoryDeed[];
  /** What stands on each object in the end, as its owners read it. */
  readonly collect: () => Promise<ReadonlyMap<string, Found>>;
}>;

/** Sets core's scene and those of the modules that have one in `testing/history.ts`. */
export const setHistoryScenes = async (context: HistoryContext): Promise<Awaited<ReturnType<HistoryScene>>[]> => {
  const files = readdirSync(projectFile('modules'))
    .map((name) => `modules/${name}/testing/history.ts`)
    .filter((file) => existsSync(projectFile(file)));
  const scenes: Awaited<ReturnType<HistoryScene>>[] = [];
  for (const file of ['core/testing/core-history.ts', ...files]) {
    const { historyScene } = (await import(/* @vite-ignore */ pathToFileURL(projectFile(file)).href)) as {
      historyScene?: HistoryScene;
    };
    if (!historyScene) throw new Error(`${file} exports no historyScene`);
    scenes.push(await historyScene(context));
  }
  return scenes;
};
