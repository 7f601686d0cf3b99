import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import type { ModuleInfo, WebModule } from '#core/web';
import * as web from '#core/web';
import * as ui from '#ui';

/*
 * The only file, besides webpack.config.ts, that knows of federation. Remotes are containers made by the plugin; here is the
 * host: it puts a container's script into the page and gives it what the shell shares, so that all modules draw with one
 * React, one #ui, one #core/web.
 *
 * The runtime that comes with the plugin finds versions, manifests and fallbacks at 17 KB in every first visit. Everything
 * here is built together and shared once, so its part that containers ask for is a few lines.
 */
const shared: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  zustand,
  '#core/web': web,
  '#ui': ui,
};

/** The share scope as any container takes it: name, version, and how to get at it. */
const scope = Object.fromEntries(
  Object.entries(shared).map(([name, lib]) => [
    name,
    { '0': { get: () => () => lib, loaded: 1, eager: true, from: 'shell' } },
  ]),
);
type Scope = typeof scope;

/** The inside of a container, as the plugin hands it to its runtime. */
interface Inside {
  readonly m: Record<string, (module: { exports: object }) => void>;
  readonly S: { default?: Scope };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  };
}
interface Consuming {
  readonly webpackRequire: Inside;
  readonly initialConsumes?: readonly string[];
  readonly chunkId?: string;
  readonly chunkMapping?: Readonly<Record<string, readonly string[]>>;
}

const provide = ({ webpackRequire: inside }: Consuming, ids: readonly string[] = []): void => {
  for (const id of ids) {
    const name = inside.consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey ?? '';
    inside.m[id] = (module) => {
      const found = inside.S.default?.[name]?.['0'];
      if (!found) throw new Error(`the shell shares no ${name}`);
      module.exports = found.get()();
    };
  }
};

/** Stands in for the plugin's runtime inside remotes, by `externals` of their build. */
Object.assign(window, {
  'hedo:federation': {
    runtime: {},
    bundlerRuntime: {
      init: () => ({}),
      I: () => undefined,
      initContainerEntry: ({ webpackRequire, shareScope }: { webpackRequire: Inside; shareScope: Scope }): void => {
        webpackRequire.S.default = shareScope;
      },
      installInitialConsumes: (consuming: Consuming) => provide(consuming, consuming.initialConsumes),
      consumes: (consuming: Consuming) => provide(consuming, consuming.chunkMapping?.[consuming.chunkId ?? '']),
    },
  },
});

interface Container {
  init(scope: Scope): unknown;
  get(name: string): Promise<() => { readonly web?: WebModule }>;
}
const containerOf = (id: string): Container | undefined => Reflect.get(window, `hedo:${id}`) as Container | undefined;

/** How often a module's script was asked for. */
const asked = new Map<string, number>();
const begun = new Set<string>();

const runScript = (src: string, integrity: string | null, timeout: number): Promise<void> =>
  new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = src;
    if (integrity) script.integrity = integrity;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const timer = setTimeout(() => end(() => fail(new Error(`${src}: no answer`))), timeout);
    script.onload = () => end(done);
    script.onerror = () => end(() => fail(new Error(`${src}: did not load`)));
    document.head.append(script);
  });

/** Brings in what a module's bundle exposes. Rejects when the script fails, is not the built one or takes `timeout` ms. */
export const bringRemote = async (info: ModuleInfo, timeout: number): Promise<{ readonly web?: WebModule }> => {
  if (!info.entry) throw new Error(`${info.id}: the bundle was not built`);
  const entry = new URL(info.entry, location.origin);
  if (entry.origin !== location.origin) throw new Error(`${info.id}: foreign origin`);
  const before = asked.get(info.id) ?? 0;
  asked.set(info.id, before + 1);
  // A browser may remember the failure of an address.
  if (before > 0) entry.searchParams.set('try', String(before));
  if (!containerOf(info.id)) await runScript(entry.href, info.integrity, timeout);
  const container = containerOf(info.id);
  if (!container) throw new Error(`${info.id}: the bundle exposes nothing`);
  if (!begun.has(info.id)) await container.init(scope);
  begun.add(info.id);
  return (await container.get('./web'))();
};
