import type { Knex } from 'knex';
import { Problem } from '#core/contract/errors';
import { hostModules, type ModuleChange } from '#core/contract/module-ports';
import type { Core } from '#core/contract/server';
import { manifest } from '../../module';

/** Takes a module's pages and addresses away at once; not those by which it could be given back. */
export const disableModule = async (core: Core, trx: Knex, actorId: string, module: string): Promise<ModuleChange> => {
  if (module === manifest.id)
    throw new Problem(409, 'module-refused', 'This page cannot switch itself off. Use: npm run module disable');
  return core.port(hostModules).disable(trx, actorId, module);
};
