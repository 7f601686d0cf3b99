import { afterAll, vi } from 'vitest';

/*
 * Runs before each test file. Files share a worker (vitest.config.ts), which keeps the libraries that are loaded, and on the server
 * our own modules too: to evaluate them takes a third of the time of a file, and what they keep is no more than one process keeps.
 * Pages start anew, as a browser does: modules keep what was fetched. Afterwards what a file changed is put back.
 */

/** The properties of an object when the worker began. */
type Properties = Readonly<Record<PropertyKey, PropertyDescriptor>>;

const hasPage = typeof document !== 'undefined';
/** Symbols and names that begin with an underscore are the libraries' own; vitest numbers its workers in the environment. */
const isOurs = (key: PropertyKey): key is string => typeof key === 'string' && !/^_|^VITEST_/.test(key);

/** Objects that any file reaches: the globals, the classes among them with their prototypes, the page. */
const shared = (): readonly object[] => {
  const classes = Object.entries(Object.getOwnPropertyDescriptors(globalThis))
    .filter(([name, { value }]) => typeof value === 'function' && /^[A-Z]/.test(name))
    .flatMap(([, { value }]) => [value, value.prototype]);
  const page = hasPage ? [document, navigator, location, history] : [];
  // Not by instanceof: what belongs to the page has an Object of its own.
  return [globalThis, console, ...classes, ...page].filter(
    (one) => /^(object|function)$/.test(typeof one) && one !== null,
  );
};

const putBack = (object: object, properties: Properties): void => {
  const now: Properties = Object.getOwnPropertyDescriptors(object);
  for (const key of Object.keys({ ...properties, ...now }).filter(isOurs)) {
    const [before, after] = [properties[key], now[key]];
    // Beyond the page an addition is a library's, such as what pdfjs-dist makes up for an older Node, and that stays loaded.
    if (!before) {
      if (hasPage) Reflect.deleteProperty(object, key);
    } else if (after?.value !== before.value || after?.get !== before.get || after?.set !== before.set)
      Reflect.defineProperty(object, key, before);
  }
};

const clearPage = (): void => {
  // What is connected, or tries to be, stops (core/web/realtime.ts).
  window.dispatchEvent(new Event('offline'));
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: the page of a test has no cookie store.
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};

/** Kept with the worker, as this file is evaluated anew as well. */
const worker: {
  [start: symbol]: { readonly env: NodeJS.ProcessEnv; readonly properties: ReadonlyMap<object, Properties> };
} = globalThis as never;
const start = Symbol.for('hedo.test.start');
worker[start] ??= {
  env: { ...process.env },
  properties: new Map(shared().map((one) => [one, Object.getOwnPropertyDescriptors(one)])),
};
const { env, properties } = worker[start];

if (hasPage) vi.resetModules();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const key of Object.keys({ ...env, ...process.env }).filter(isOurs)) {
    const before = env[key];
    if (before === undefined) delete process.env[key];
    else if (process.env[key] !== before) process.env[key] = before;
  }
  if (hasPage) {
    const { cleanup } = await import('@testing-library/react');
    const { mutate } = await import('swr');
    cleanup();
    await mutate(() => true, undefined, { revalidate: true });
  }
  if (!hasPage) {
    // The server keeps the language of the page that it drew last.
    const { getPageData, setPageData } =
      await vi.importActual<typeof import('#core/web/page-data')>('#core/web/page-data');
    setPageData({ ...getPageData(), language: 'en' });
  }
  for (const [object, before] of properties) putBack(object, before);
  if (hasPage) clearPage();
});
