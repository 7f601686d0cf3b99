import type { Knex } from 'knex';
import { hostModules, type ModuleChange } from '#core/contract/module-ports';
import type { Core } from '#core/contract/server';

/** Allows the code of a version to run on the server. */
export const approveVersion = (
  core: Core,
  trx: Knex,
  actorId: string,
  module: string,
  version: string,
): Promise<ModuleChange> => core.port(hostModules).approve(trx, actorId, module, version);
