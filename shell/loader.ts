import { getPageData, type ModuleInfo, textsReady, type WebModule } from '#core/web';
import { usable } from './usable';

/** Milliseconds after which a bundle counts as hanging. */
export const loadTimeoutMs = 10_000;

/** Rejects when `work` takes longer than a bundle may. */
export const inTime = <T>(work: Promise<T>, what: string): Promise<T> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`${what}: no answer in ${loadTimeoutMs / 1000} s`)), loadTimeoutMs);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });

type Bring = (info: ModuleInfo, timeout: number) => Promise<{ readonly web?: WebModule }>;
let bring: Bring = async ({ id }) => {
  throw new Error(`${id}: nothing brings modules in here`);
};

/** Says how a module's bundle comes into this page; the server has them all and brings none. */
export const bringModulesBy = (how: Bring): void => {
  bring = how;
};

const open = async (info: ModuleInfo): Promise<WebModule> => {
  // The script is given up a little sooner than the rest, so that another try finds nothing under way.
  const { web } = await bring(info, loadTimeoutMs - 1000);
  if (web?.manifest.id !== info.id) throw new Error(`${info.id}: the bundle is another module's`);
  await textsReady();
  return web;
};

const loaded = new Map<string, Promise<WebModule>>();

/** Brings a module in, once; a failure is kept until `forgetModule`, so that a page does not try in a loop. */
export const loadModule = (id: string): Promise<WebModule> => {
  const had = loaded.get(id);
  if (had) return had;
  const info = getPageData().modules.find((module) => module.id === id);
  const coming = usable(info ? inTime(open(info), id) : Promise.reject(new Error(`there is no module ${id}`)));
  loaded.set(id, coming);
  return coming;
};

/** For the server, whose bundle holds all modules. */
export const provideModule = async (web: WebModule): Promise<void> => {
  const there = usable(Promise.resolve(web));
  loaded.set(web.manifest.id, there);
  await there;
};

/** Lets the next `loadModule` try again, if the last one failed. */
export const forgetModule = (id: string): Promise<void> =>
  (loaded.get(id) ?? Promise.resolve()).then(
    () => undefined,
    () => void loaded.delete(id),
  );
