import type { Knex } from 'knex';
import { hostModules, type ModuleChange } from '#core/contract/module-ports';
import type { Core } from '#core/contract/server';

/** Gives everybody the same version again. */
export const endCanary = (core: Core, trx: Knex, actorId: string, module: string): Promise<ModuleChange> =>
  core.port(hostModules).setCanary(trx, actorId, module, null);
