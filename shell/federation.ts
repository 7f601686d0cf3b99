import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import type { ModuleInfo, WebModule } from '#core/web';
import * as web from '#core/web';
import { getPageData } from '#core/web';
import * as ui from '#ui';
import type { Consumed } from './pages/unavailable/judge-remote';

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
const scope = Object.fromEntries(Object.entries(shared).map(([name, lib]) => [name, { 0: { get: () => () => lib } }]));
type Scope = typeof scope;

/** The inside of a container, as the plugin hands it to its runtime. */
interface Inside {
  readonly m: Record<string, (module: { exports: object }) => void>;
  readonly S: { default?: Scope };
  readonly consumesLoadingData: { readonly moduleIdToConsumeDataMapping: Consumed };
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
      // Throws for what the shell does not share; a module that was published is judged before it runs.
      module.exports = inside.S.default?.[name]?.[0].get()() as object;
    };
  }
};

/** What the container that began last takes. */
let consumed: Consumed = {};

/** Stands in for the plugin's runtime inside remotes, by `externals` of their build. */
Object.assign(window, {
  'hedo:federation': {
    runtime: {},
    bundlerRuntime: {
      init: () => ({}),
      I: () => undefined,
      initContainerEntry: ({ webpackRequire, shareScope }: { webpackRequire: Inside; shareScope: Scope }): void => {
        webpackRequire.S.default = shareScope;
        consumed = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
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

const runScript = (src: string, integrity: string | null, timeout: number): Promise<void> =>
  new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = src;
    if (integrity) script.integrity = integrity;
    const end = (fault?: string) => {
      clearTimeout(timer);
      script.remove();
      if (fault) fail(new Error(`${src} ${fault}`));
      else done();
    };
    const timer = setTimeout(end, timeout, 'did not answer');
    script.onload = () => end();
    script.onerror = () => end('did not load');
    document.head.append(script);
  });

/** Of the product's own modules one load in twenty is reported; a browser that a program drives is no reader. */
const isMeasured = (): boolean => !navigator.webdriver && Math.random() < 0.05;

/**
 * Brings in what a module's bundle exposes, or a placeholder for one that does not fit. Rejects when the script fails, is not the
 * built one or takes `timeout` ms.
 */
export const bringRemote = async (info: ModuleInfo, timeout: number): Promise<{ readonly web?: WebModule }> => {
  const { id, version, entry, integrity } = info;
  // Only a module that was published by itself may fail to fit.
  const judge = version || !entry ? (await import('./pages/unavailable/judge-remote')).judgeRemote : null;
  if (!entry) return judge?.(info) ?? {};
  const { override } = getPageData();
  if (!entry.startsWith('/assets/') && !(override && entry.startsWith(`${override.origin}/`)))
    throw new Error(`${id} is foreign`);
  const before = asked.get(id) ?? 0;
  asked.set(id, before + 1);
  // A browser may remember the failure of an address.
  if (!containerOf(id)) await runScript(before ? `${entry}?try=${before}` : entry, integrity, timeout);
  const container = containerOf(id);
  if (!container) throw new Error(`${id} is empty`);
  const beginning = container.init(scope);
  // At once: another container may begin meanwhile.
  const placeholder = judge?.(info, consumed);
  if (placeholder) return placeholder;
  if (!judge && isMeasured())
    import('./pages/unavailable/judge-remote').then(
      (part) => part.reportLoad(info),
      () => undefined,
    );
  await beginning;
  return (await container.get('./web'))();
};
