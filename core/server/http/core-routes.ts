import type { Knex } from 'knex';
import type Koa from 'koa';
import { endpoint } from '../../contract/endpoint';
import type { Manifest } from '../../contract/manifest';
import type { Route } from '../../contract/route';
import { implement } from '../../contract/route';
import * as contracts from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { Config, OwnedRoute } from '../host';
import type { WorkerState } from '../jobs/worker';
import { healthRoutes } from './health';
import { type ListedRoute, ModuleList, type RemoteInfo } from './module-list';
import { openApi } from './openapi';

const contract = { modules: { reply: ModuleList } } as const;
const listModules = endpoint<typeof contract.modules>()('get', '/api/modules');

/** Routes of the host itself that need no session; `listed` and `owned` are asked late, when the table is complete. */
export const coreRoutes = (parts: {
  readonly app: Koa;
  readonly config: Config;
  readonly knex: Knex;
  readonly manifests: () => readonly Manifest[];
  readonly listed: () => readonly ListedRoute[];
  readonly owned: () => readonly OwnedRoute[];
  readonly remotes: () => Promise<readonly RemoteInfo[]>;
  readonly worker: (() => WorkerState | null) | undefined;
}): Route[] => [
  ...healthRoutes(parts.app, parts.knex, parts.worker),
  implement(listModules, contract.modules, {
    access: { open: true, because: 'the shell needs it before anybody signs in; it is the same for all' },
    handle: async () => ({
      modules: [...parts.manifests()],
      remotes: [...(await parts.remotes())],
      routes: [...parts.listed()],
    }),
  }),
  implement(api.getOpenApi, contracts.getOpenApi, {
    access: { open: true, because: 'the description of the interface is public' },
    handle: async () => openApi(parts.owned(), parts.config.baseUrl),
  }),
];
