import { createHash } from 'node:crypto';
import type { Manifest } from '../../../contract/manifest';
import type { User } from '../../../contract/route';
import type { BundleManifest } from '../../pages/bundles';
import type { Canary, ModuleSwitch, StoredRelease } from './release-index';

/** A version in use, with the folder of this machine that holds its files. */
export interface LiveRelease {
  readonly stored: StoredRelease;
  readonly folder: string;
}

/** The modules as one reader gets them. */
export interface ModuleView {
  readonly manifests: readonly Manifest[];
  /** Pages of published modules; undefined for a module that is built with the host. */
  readonly bundles: ReadonlyMap<string, BundleManifest | null>;
  /** Versions of published modules. */
  readonly versions: ReadonlyMap<string, string>;
  /** Modules that are on and cannot be shown: their addresses answer 503. */
  readonly unavailable: ReadonlySet<string>;
}

/** The same number from 0 to 99 for a person at each visit, and another one for each version. */
export const canaryNumber = (module: string, version: string, userId: string): number =>
  createHash('sha256').update(`${module} ${version} ${userId}`).digest().readUInt32BE(0) % 100;

/** Whether a person gets the other version. Visitors never do: nothing tells one from another. */
export const isInCanary = (
  module: string,
  { version, roles, share }: Canary,
  user: Pick<User, 'id' | 'role'> | null,
): boolean => user !== null && (roles.includes(user.role) || canaryNumber(module, version, user.id) < share);

/** The addresses of a module that cannot be shown, without any link to them. */
const asPlaceholder = (manifest: Manifest): Manifest => {
  const roots = (manifest.web?.roots ?? []).map(({ route, access }) => ({ route, access }));
  return { id: manifest.id, title: manifest.title, needs: [], permissions: {}, web: { roots } };
};

/** What a view is made of. */
export interface ViewParts {
  readonly builtIn: readonly Manifest[];
  readonly live: ReadonlyMap<string, LiveRelease>;
  readonly canaries: ReadonlyMap<string, LiveRelease>;
  readonly switches: ReadonlyMap<string, ModuleSwitch>;
  /** Manifests of what is on and cannot run, by module. */
  readonly refused: ReadonlyMap<string, Manifest>;
}

/** Makes the view of each reader once: most have the same. */
export const createViews = ({ builtIn, live, canaries, switches, refused }: ViewParts) => {
  const made = new Map<string, ModuleView>();
  const make = (chosen: readonly string[]): ModuleView => {
    const shown = new Map(live);
    for (const id of chosen) {
      const canary = canaries.get(id);
      if (canary) shown.set(id, canary);
    }
    const withheld = [...refused].filter(([id]) => !shown.has(id));
    return {
      manifests: [
        ...builtIn,
        ...[...shown.values()].map(({ stored }) => stored.release.manifest),
        ...withheld.map(([, manifest]) => asPlaceholder(manifest)),
      ],
      bundles: new Map<string, BundleManifest | null>([
        ...[...shown].map(([id, { stored }]) => [id, stored.release.web] as const),
        ...withheld.map(([id]) => [id, null] as const),
      ]),
      versions: new Map([...shown].map(([id, { stored }]) => [id, stored.version])),
      unavailable: new Set(withheld.map(([id]) => id)),
    };
  };
  return (user: Pick<User, 'id' | 'role'> | null): ModuleView => {
    const chosen = [...canaries.keys()].filter((id) => {
      const canary = switches.get(id)?.canary;
      return canary && isInCanary(id, canary, user);
    });
    const key = chosen.join();
    const view = made.get(key) ?? make(chosen);
    made.set(key, view);
    return view;
  };
};
