import type { Knex } from 'knex';
import { hostModules, type ModuleChange } from '#core/contract/module-ports';
import type { Core } from '#core/contract/server';

/** Switches to a version that is kept. */
export const chooseVersion = (
  core: Core,
  trx: Knex,
  actorId: string,
  module: string,
  version: string,
): Promise<ModuleChange> => core.port(hostModules).choose(trx, actorId, module, version);
