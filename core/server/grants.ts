import type { Manifest, Role } from '../contract/manifest';
import type { Grants } from './host';

/** Rights that core's own routes name. */
export const coreManifest = {
  permissions: {
    'core.break-glass': ['admin'],
    'core.review-break-glass': ['admin'],
    'core.override-modules': ['admin'],
  } as Readonly<Record<string, readonly Role[]>>,
};

/** Folds all manifests into the permissions of each role. */
export const grantsOf = (manifests: readonly Manifest[]): Grants => {
  const grants: Record<Role, Set<string>> = { client: new Set(), practitioner: new Set(), admin: new Set() };
  for (const { permissions } of [coreManifest, ...manifests])
    for (const [permission, roles] of Object.entries(permissions))
      for (const role of roles) grants[role].add(permission);
  return grants;
};
