import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { moduleMails } from '../../../contract/mail-templates';
import type { Manifest } from '../../../contract/manifest';
import { isBelow } from '../../../contract/manifest';
import type { Route } from '../../../contract/route';
import { provide, type ServerModule, type ServerParts } from '../../../contract/server';
import type { Reaction } from '../../events/outbox';
import { grantsOf } from '../../grants';
import { prepareRoute } from '../../http/prepare-route';
import { checkRoutes } from '../check';
import { coreFor, type Services } from '../core-for';
import type { PortRegistry } from '../ports';
import { readSettings } from '../read-settings';
import type { LiveModules } from './live-modules';
import type { LiveRelease } from './module-view';

/** The server side of a module, made. */
export interface CreatedModule {
  readonly owner: string;
  readonly parts: ServerParts;
}

const load = async ({ stored, folder }: LiveRelease): Promise<ServerModule> => {
  const { manifest, server: file } = stored.release;
  if (file === null) return { manifest, settings: {}, check: () => [], create: () => ({}) };
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as {
    readonly server?: Partial<ServerModule>;
  };
  const { server } = loaded;
  if (typeof server?.create !== 'function') throw new Error(`${file} exports no server`);
  const { settings = {}, check = () => [], create } = server;
  return { manifest, settings, check, create };
};

/** First parts of the host's own addresses below `/api`: no module of others is called so. */
export const hostAddresses: ReadonlySet<string> = new Set([
  ...['account', 'admin', 'auth', 'break-glass', 'csp-reports', 'login', 'logout', 'module-reports', 'modules'],
  ...['openapi.json', 'preferences', 'register'],
]);

/** A module of others stays below addresses of its own, so that none of them can stand in for another. */
const checkAddresses = (manifest: Manifest, parts: ServerParts): void => {
  const routes: readonly Route[] = Object.values(parts.routes ?? {});
  const own = `/api/${manifest.id}`;
  if (routes.length > 0 && hostAddresses.has(manifest.id)) throw new Error(`the addresses below ${own} are the host's`);
  const strange = routes.find(({ path }) => path !== own && !path.startsWith(`${own}/`));
  if (strange) throw new Error(`its route ${strange.path} is not below ${own}`);
  const roots = manifest.web?.roots ?? [];
  const pages = [...(parts.serverPages ?? []), ...(parts.publicPages ?? []), ...(parts.publicDocuments ?? [])];
  const outside = pages.find(({ path }) => !roots.some(({ route }) => route === path || isBelow(route, path)));
  if (outside) throw new Error(`its page ${outside.path} is not below one of its page roots`);
  const owned = routes.map((route) => ({ owner: manifest.id, route }));
  checkRoutes(owned);
  const grants = grantsOf([manifest]);
  for (const one of owned) prepareRoute(one, grants, { checkReplies: false, lazy: false });
};

/** Creates published modules after those of the host. One that fails is noted and left out; nothing stops a start. */
export const createPublished = async (
  modules: LiveModules,
  { services, ports, reactions }: { services: Services; ports: PortRegistry; reactions: Reaction[] },
): Promise<readonly CreatedModule[]> => {
  const created: CreatedModule[] = [];
  for (const one of modules.starting) {
    const { manifest } = one.stored.release;
    const owner = manifest.id;
    try {
      const lost = manifest.needs.find((id) => modules.statusOf(id) === 'failed');
      if (lost !== undefined) throw new Error(`it needs ${lost}, which does not run`);
      const server = await load(one);
      const settings = readSettings([{ folder: owner, manifest, server }], process.env);
      ports.allow(owner, manifest.capabilities ?? []);
      const parts = server.create(coreFor(owner, services, ports, reactions), settings.values.get(owner) ?? {});
      checkAddresses(manifest, parts);
      if (parts.mails) ports.add(owner, provide(moduleMails, { module: owner, mails: parts.mails }));
      for (const provision of parts.provides ?? []) ports.add(owner, provision);
      for (const subscription of parts.reacts ?? []) reactions.push({ owner, subscription });
      created.push({ owner, parts });
    } catch (error) {
      ports.withdraw(owner);
      await modules.fail(owner, (error as Error).message);
    }
  }
  return created;
};
