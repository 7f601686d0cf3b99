import type { Knex } from 'knex';
import { hostModules, type ModuleCanary, type ModuleChange } from '#core/contract/module-ports';
import type { Core } from '#core/contract/server';

/** Shows some people another version of the pages. */
export const startCanary = (
  core: Core,
  trx: Knex,
  actorId: string,
  module: string,
  canary: ModuleCanary,
): Promise<ModuleChange> => core.port(hostModules).setCanary(trx, actorId, module, canary);
