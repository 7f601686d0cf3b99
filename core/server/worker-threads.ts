import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { projectFile } from './root';

const fileUrl = (path: string): string => pathToFileURL(projectFile(path)).href;

/** A source file needs tsx inside the thread as well; Node 20 ignores `--import` there, so the thread registers it itself. */
const fromSource = (path: string, options: WorkerOptions): Worker => {
  const tsx = createRequire(projectFile('package.json')).resolve('tsx/esm/api');
  const loader = new URL('./index.mjs', pathToFileURL(tsx)).href;
  const entry = fileUrl(`${path}.ts`);
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(entry)}); });`;
  return new Worker(code, { ...options, eval: true, execArgv: [] });
};

/**
 * Starts a thread with the file at this path (`core/server/pdf/print-worker`, without its ending): the bundle's own entry when
 * this code runs from the bundle, else the source.
 */
export const startThread = (path: string, options: WorkerOptions & { readonly name: string }): Worker =>
  import.meta.url.startsWith(fileUrl('dist/server/'))
    ? new Worker(new URL(fileUrl(`dist/server/${path}.js`)), { ...options, execArgv: [] })
    : fromSource(path, options);
