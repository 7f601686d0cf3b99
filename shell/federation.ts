import { createInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { ModuleInfo, WebModule } from '#core/web';

/*
 * The only file, beside webpack.config.ts, that knows of federation. The runtime brings a module's container into the page
 * and gives it the shell's share scope, so all modules draw with one React, one #ui, one #core/web.
 *
 * Remotes run on the shell's copy of that runtime, as a copy in each would cost 4 KB. Each needs an instance of its own,
 * where `init` would hand out the shell's; and what opens a container is left out of a build that exposes nothing.
 */
Object.assign(window, {
  'hedo:federation': {
    ...federation,
    runtime: { init: createInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});

interface Request {
  readonly info: ModuleInfo;
  readonly timeout: number;
  /** How often it was asked for before. */
  readonly failed: number;
}
const requests = new Map<string, Request>();

registerPlugins([
  {
    name: 'hedo',
    createScript: ({ url, remoteInfo }) => {
      const request = remoteInfo && requests.get(remoteInfo.name);
      if (!request) return;
      const address = new URL(url);
      // A browser may remember the failure of an address.
      if (request.failed > 0) address.searchParams.set('try', String(request.failed));
      const script = document.createElement('script');
      script.src = address.href;
      if (request.info.integrity) script.integrity = request.info.integrity;
      return { script, timeout: request.timeout };
    },
  },
]);

/** Brings in what a module's bundle exposes. Rejects when the script fails, is not the built one or takes `timeout` ms. */
export const bringRemote = async (info: ModuleInfo, timeout: number): Promise<{ readonly web?: WebModule }> => {
  if (!info.entry) throw new Error(`${info.id}: the bundle was not built`);
  const entry = new URL(info.entry, location.origin);
  if (entry.origin !== location.origin) throw new Error(`${info.id}: foreign origin`);
  const before = requests.get(info.id);
  requests.set(info.id, { info, timeout, failed: before ? before.failed + 1 : 0 });
  registerRemotes([{ name: info.id, entry: entry.href, entryGlobalName: `hedo:${info.id}` }]);
  const exposed = await loadRemote<{ readonly web?: WebModule }>(`${info.id}/web`);
  if (!exposed) throw new Error(`${info.id}: the bundle exposes nothing`);
  return exposed;
};
