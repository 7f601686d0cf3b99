import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import type Koa from 'koa';
import { type Route, route } from '../../contract/route';
import type { Assembled, Config, OwnedRoute } from '../host';
import type { WorkerState } from '../jobs/worker';
import { healthRoutes } from './health';
import { type ListedRoute, ModuleList, type RemoteInfo } from './module-list';
import { openApi } from './openapi';

/** Routes of the host itself that need no session; `listed` and `owned` are asked late, when the table is complete. */
export const coreRoutes = (parts: {
  readonly app: Koa;
  readonly config: Config;
  readonly knex: Knex;
  readonly assembled: Assembled;
  readonly listed: () => readonly ListedRoute[];
  readonly owned: () => readonly OwnedRoute[];
  readonly remotes: () => Promise<readonly RemoteInfo[]>;
  readonly worker: (() => WorkerState | null) | undefined;
}): Route[] => [
  ...healthRoutes(parts.app, parts.knex, parts.worker),
  route({
    method: 'get',
    path: '/api/modules',
    access: { open: true, because: 'the shell needs it before anybody signs in; it is the same for all' },
    reply: ModuleList,
    handle: async () => ({
      modules: [...parts.assembled.manifests],
      remotes: [...(await parts.remotes())],
      routes: [...parts.listed()],
    }),
  }),
  route({
    method: 'get',
    path: '/api/openapi.json',
    access: { open: true, because: 'the description of the interface is public' },
    reply: Type.Unknown(),
    handle: async () => openApi(parts.owned(), parts.config.baseUrl),
  }),
];
