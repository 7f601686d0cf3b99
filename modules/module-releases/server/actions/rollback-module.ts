import type { Knex } from 'knex';
import { hostModules, type ModuleChange } from '#core/contract/module-ports';
import type { Core } from '#core/contract/server';

/** Goes back to the version that ran before. */
export const rollbackModule = (core: Core, trx: Knex, actorId: string, module: string): Promise<ModuleChange> =>
  core.port(hostModules).rollback(trx, actorId, module);
