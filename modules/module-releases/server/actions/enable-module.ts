import type { Knex } from 'knex';
import { hostModules, type ModuleChange } from '#core/contract/module-ports';
import type { Core } from '#core/contract/server';

/** Gives a module back, and lets a server side that failed be started again. */
export const enableModule = (core: Core, trx: Knex, actorId: string, module: string): Promise<ModuleChange> =>
  core.port(hostModules).enable(trx, actorId, module);
