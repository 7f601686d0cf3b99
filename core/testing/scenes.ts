import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { orderModules } from '../server/modules/check';
import { findModules } from '../server/modules/find';
import { projectFile } from '../server/root';
import type { HappyCall, Scene, SceneContext } from './matrix';

/** Each module after those that it needs: it builds on what their scenes have set. */
const listFiles = async (): Promise<string[]> =>
  orderModules(await findModules()).map(({ folder }) => `modules/${folder}/testing/matrix.ts`);

/** Every scene on disk: core's own and one per module that has `testing/matrix.ts`. */
export const setScenes = async (context: SceneContext): Promise<Map<string, HappyCall>> => {
  const calls = new Map<string, HappyCall>();
  const files = ['core/testing/core-scene.ts', ...(await listFiles())].filter((file) => existsSync(projectFile(file)));
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
