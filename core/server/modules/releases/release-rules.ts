import type { Manifest } from '../../../contract/manifest';
import { findManifestFaults } from '../check';
import type { OtherModule, ReleaseHost } from './judge-release';
import { judgeRelease } from './judge-release';
import type { Release } from './release-format';
import { hasServerSide, type ReleaseState, type StoredRelease } from './release-index';
import { findSignatureFault } from './signature';

/** What this host is, as far as a release depends on it. */
export interface ReleaseSetting {
  readonly host: ReleaseHost;
  readonly production: boolean;
  /** Modules that are built with the host. */
  readonly builtIn: readonly Manifest[];
  /** Modules that the operator switched off by `MODULES_OFF`. */
  readonly off: ReadonlySet<string>;
}

/** Whether a module is on, as the index and the environment say. */
export const isOn = (state: ReleaseState, { off }: Pick<ReleaseSetting, 'off'>, module: string): boolean =>
  !off.has(module) && (state.switches.get(module)?.isEnabled ?? true);

/** The version that is switched on for everybody; null for a module that is built in, or of which nothing runs yet. */
export const findCurrent = (state: ReleaseState, module: string): StoredRelease | null => {
  const version = state.switches.get(module)?.current ?? null;
  return state.releases.find((one) => one.module === module && one.version === version) ?? null;
};

/** Ids of modules that were published and of which a version is switched on. */
export const listPublished = (state: ReleaseState): readonly string[] =>
  [...state.switches.values()].filter(({ current }) => current !== null).map(({ module }) => module);

/** Every module of this host as a release sees it. */
export const listModules = (
  state: ReleaseState,
  setting: ReleaseSetting,
  published: ReadonlyMap<string, readonly string[]>,
): readonly OtherModule[] => [
  ...setting.builtIn.map(({ id, version = setting.host.version }) => ({
    id,
    version,
    isEnabled: isOn(state, setting, id),
    isPublished: false,
  })),
  ...[...published].map(([id, versions]) => {
    const current = findCurrent(state, id);
    const latest = current ?? state.releases.find((one) => one.module === id);
    return {
      id,
      version: current?.version ?? '0.0.0',
      isEnabled: current !== null && isOn(state, setting, id),
      isPublished: true,
      published: versions,
      ...(latest ? { publisher: latest.publisher } : {}),
    };
  }),
];

/** Code of others runs on the server of a real house only when somebody answers for it. */
export const findTrustFault = (
  release: Release,
  descriptor: string,
  signature: string | null,
  { host, production }: Pick<ReleaseSetting, 'host' | 'production'>,
): string | null => {
  if (production && host.publishers === null && hasServerSide(release))
    return 'it brings code for the server, which needs MODULE_PUBLISHERS with the key of its publisher';
  return findSignatureFault(release, descriptor, signature, host.publishers);
};

/** Manifests of all modules that are on, with one of them as it would be. */
const manifestsWith = (state: ReleaseState, setting: ReleaseSetting, release: Release): readonly Manifest[] => [
  ...setting.builtIn.filter(({ id }) => isOn(state, setting, id)),
  ...listPublished(state)
    .filter((id) => id !== release.id && isOn(state, setting, id))
    .flatMap((id) => findCurrent(state, id)?.release.manifest ?? []),
  release.manifest,
];

/** The checks of all manifests, with this release among them. */
export const findSetFaults = (state: ReleaseState, setting: ReleaseSetting, release: Release): readonly string[] =>
  findManifestFaults(manifestsWith(state, setting, release).map((manifest) => ({ folder: manifest.id, manifest })));

/** Why this host does not run a stored version, in one line; null when it does. */
export const findMisfit = (
  stored: StoredRelease,
  state: ReleaseState,
  setting: ReleaseSetting,
  published: ReadonlyMap<string, readonly string[]>,
): string | null => {
  const { release } = stored;
  const trust = findTrustFault(release, stored.descriptor, stored.signature, setting);
  if (trust) return trust;
  if (setting.production && hasServerSide(release) && stored.approvedAt === null)
    return 'no admin has allowed its code on the server';
  const others = listModules(state, setting, published).filter(({ id }) => id !== release.id);
  const reasons = [...judgeRelease(release, setting.host, others), ...findSetFaults(state, setting, release)];
  return reasons.length > 0 ? reasons.join('; ') : null;
};
