import type { Role } from '#core/contract/manifest';
import { hostModules, type ModulePublication } from '#core/contract/module-ports';
import type { Core } from '#core/contract/server';

interface Wish {
  readonly share?: number;
  readonly roles?: readonly Role[];
}

/** Publishes the version in an archive; to everybody unless the wish names people. */
export const publishModule = (
  core: Core,
  actorId: string,
  archive: Uint8Array,
  { share = 0, roles = [] }: Wish,
): Promise<ModulePublication> => {
  const isForAll = share === 0 && roles.length === 0;
  const canary = isForAll ? null : { share, roles };
  return core.port(hostModules).publish(actorId, archive, canary);
};
