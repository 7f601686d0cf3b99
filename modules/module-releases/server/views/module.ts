import type { ModulePublication, ModuleStatus } from '#core/contract/module-ports';
import type { ModuleView, PublicationView } from '../../schemas/modules';

/** A module as the page gets it: lists of its own, so that nobody changes those of the host. */
export const toModuleView = (status: ModuleStatus): ModuleView => ({
  ...status,
  canary: status.canary && { ...status.canary, roles: [...status.canary.roles] },
  neededBy: [...status.neededBy],
  versions: [...status.versions],
});

export const toPublicationView = (publication: ModulePublication): PublicationView => ({
  ...publication,
  warnings: [...publication.warnings],
});
