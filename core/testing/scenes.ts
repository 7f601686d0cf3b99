import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { projectFile } from '../server/root';
import type { HappyCall, Scene, SceneContext } from './matrix';

const folders = (): string[] =>
  readdirSync(projectFile('modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `modules/${name}/testing/matrix.ts`);

/** Every scene on disk: core's own and one per module that has `testing/matrix.ts`. */
export const setScenes = async (context: SceneContext): Promise<Map<string, HappyCall>> => {
  const calls = new Map<string, HappyCall>();
  const files = ['core/testing/core-scene.ts', ...folders()].filter((file) => existsSync(projectFile(file)));
  for (const file of files) {
    const { scene } = (await import(/* @vite-ignore */ pathToFileURL(projectFile(file)).href)) as { scene?: Scene };
    if (!scene) throw new Error(`${file} exports no scene`);
    for (const [id, call] of Object.entries(await scene(context))) {
      if (calls.has(id)) throw new Error(`${file} repeats the scene of ${id}`);
      calls.set(id, call);
    }
  }
  return calls;
};
