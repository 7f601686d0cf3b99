import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { projectFile } from '../root';

const fileUrl = (path: string): string => pathToFileURL(projectFile(path)).href;

/** A source file needs tsx inside the thread as well; Node 20 ignores `--import` there, so the thread registers it itself. */
const fromSource = (): Worker => {
  const tsx = createRequire(projectFile('package.json')).resolve('tsx/esm/api');
  const loader = new URL('./index.mjs', pathToFileURL(tsx)).href;
  const entry = fileUrl('core/server/ai/embedder-worker.ts');
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}); });`;
  return new Worker(code, { eval: true, execArgv: [], name: 'ai' });
};

/** The thread: the bundle's own entry when this code runs from the bundle, else the source file. */
export const startWorker = (): Worker =>
  import.meta.url.startsWith(fileUrl('dist/server/'))
    ? new Worker(new URL(fileUrl('dist/server/core/server/ai/embedder-worker.js')), { execArgv: [], name: 'ai' })
    : fromSource();
