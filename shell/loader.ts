import { type ModuleInfo, pageData, type WebModule } from '#core/web';

/*
 * The only file, beside webpack.config.ts, that knows of federation: it brings a module's container into the page and
 * takes `web` out of it. Containers get the shell's share scope, so all modules draw with one React, one #ui, one #core/web.
 */
interface Container {
  init(scope: unknown): Promise<void> | void;
  get(path: './web'): Promise<() => { readonly web?: WebModule }>;
}
declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/** Milliseconds after which a bundle counts as hanging. */
export const patience = 10_000;

/** Rejects when `work` takes longer than a bundle may. */
export const inTime = <T>(work: Promise<T>, what: string): Promise<T> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`${what}: no answer in ${patience / 1000} s`)), patience);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });

const tries = new Map<string, number>();

const addScript = (info: ModuleInfo): Promise<void> =>
  new Promise((done, fail) => {
    if (!info.entry) return fail(new Error(`${info.id}: the bundle was not built`));
    const address = new URL(info.entry, location.origin);
    if (address.origin !== location.origin) return fail(new Error(`${info.id}: foreign origin`));
    const round = tries.get(info.id) ?? 0;
    tries.set(info.id, round + 1);
    // A browser may remember the failure of an address.
    if (round > 0) address.searchParams.set('try', String(round));
    const script = document.createElement('script');
    script.src = address.href;
    if (info.integrity) script.integrity = info.integrity;
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      fail(new Error(`${info.id}: the bundle did not load`));
    };
    document.head.append(script);
  });

const open = async (info: ModuleInfo): Promise<WebModule> => {
  await addScript(info);
  const container = (window as unknown as Record<string, Container | undefined>)[`hedo:${info.id}`];
  if (!container) throw new Error(`${info.id}: the bundle holds no container`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const { web } = (await container.get('./web'))();
  if (web?.manifest.id !== info.id) throw new Error(`${info.id}: the bundle is another module's`);
  return web;
};

const loaded = new Map<string, Promise<WebModule>>();

/** Brings a module in, once; a failure is kept until `forgetModule`, so that a page does not try in a loop. */
export const loadModule = (id: string): Promise<WebModule> => {
  const had = loaded.get(id);
  if (had) return had;
  const info = pageData().modules.find((module) => module.id === id);
  const coming = info ? inTime(open(info), id) : Promise.reject(new Error(`there is no module ${id}`));
  coming.catch(() => undefined);
  loaded.set(id, coming);
  return coming;
};

/** Lets the next `loadModule` try again, if the last one failed. */
export const forgetModule = (id: string): Promise<void> =>
  (loaded.get(id) ?? Promise.resolve()).then(
    () => undefined,
    () => void loaded.delete(id),
  );
