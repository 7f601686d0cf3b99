import { compareVersions, isInRange } from '../../../schemas/version-range';
import type { ContractInfo, Publishers, Release } from './release-format';

/** What a release is judged against. */
export interface ReleaseHost {
  /** Of package.json. */
  readonly version: string;
  readonly contract: ContractInfo;
  /** Null: anybody may publish, which only development allows. */
  readonly publishers: Publishers | null;
}

/** Another module of the same host, built with it or published. */
export interface OtherModule {
  readonly id: string;
  /** That of the host for a module which was built with it and names none. */
  readonly version: string;
  readonly isEnabled: boolean;
  readonly isPublished: boolean;
  /** Versions that were ever published. */
  readonly published?: readonly string[];
  readonly publisher?: string;
}

const judgePublisher = ({ id, publisher }: Release, publishers: Publishers | null): string[] => {
  if (!publishers) return [];
  if (!Object.hasOwn(publishers, publisher)) return [`publisher "${publisher}" is not on the list`];
  const isTheirs = publishers[publisher]?.prefixes.some((prefix) => id === prefix || id.startsWith(`${prefix}-`));
  return isTheirs ? [] : [`publisher "${publisher}" may not publish ${id}`];
};

/** One id belongs to one publisher, and its versions go up. */
const judgeId = (release: Release, others: readonly OtherModule[]): string[] => {
  const same = others.find(({ id }) => id === release.id);
  if (!same) return [];
  if (!same.isPublished) return [`module ${release.id} is built with the host`];
  if (same.publisher !== undefined && same.publisher !== release.publisher)
    return [`module ${release.id} is published by "${same.publisher}"`];
  const newest = [...(same.published ?? [])].sort(compareVersions).at(-1);
  if (newest === undefined || compareVersions(release.version, newest) > 0) return [];
  return [`version ${newest} was published before, and versions only go up`];
};

const judgeShared = ({ shared }: Release, contract: ContractInfo): string[] =>
  Object.entries(shared).flatMap(([name, range]) => {
    const version = contract.shared[name];
    if (version === undefined) return [`it shares ${name}, which this host does not have`];
    return isInRange(range, version) ? [] : [`it was built for ${name} ${range}, and this host has ${version}`];
  });

/** Names that a module uses and a host does not have. */
export const judgeUses = ({ uses }: Pick<Release, 'uses'>, contract: ContractInfo): string[] =>
  Object.entries(uses).flatMap(([from, names]) => {
    const offered = contract.names[from];
    if (!offered) return [`it uses ${from}, which this host does not have`];
    const gone = names.filter((name) => !offered.includes(name));
    return gone.length > 0 ? [`it uses ${gone.join(', ')} of ${from}, which this host does not have`] : [];
  });

const judgeNeeds = (release: Release, others: readonly OtherModule[]): string[] => {
  const unnamed = release.manifest.needs.filter((id) => !Object.hasOwn(release.needs, id));
  return [
    ...unnamed.map((id) => `its manifest needs module ${id}, without a range in module.json`),
    ...Object.entries(release.needs).flatMap(([id, range]) => {
      const other = others.find((one) => one.id === id);
      if (!other) return [`it needs module ${id} ${range}, which is not here`];
      if (!other.isEnabled) return [`it needs module ${id}, which is disabled`];
      return isInRange(range, other.version) ? [] : [`it needs module ${id} ${range}, and here is ${other.version}`];
    }),
  ];
};

/**
 * Why this host cannot run a release, one line each, each of which continues "journal 2.0.1 is refused: …"; empty when it can.
 * Looks at what the release says; whether its files are what it says, and whether it is signed, the registry checks.
 */
export const judgeRelease = (release: Release, host: ReleaseHost, others: readonly OtherModule[]): string[] => {
  const { contract } = host;
  return [
    ...judgePublisher(release, host.publishers),
    ...(isInRange(release.contract, contract.version)
      ? []
      : [`it needs contract ${release.contract}, and this host has ${contract.version}`]),
    ...(isInRange(release.host, host.version) ? [] : [`it needs host ${release.host}, and this is ${host.version}`]),
    ...judgeShared(release, contract),
    ...judgeUses(release, contract),
    ...judgeNeeds(release, others),
  ];
};

/** Besides, before it is published: whether its id and its version may be taken. */
export const judgePublication = (release: Release, host: ReleaseHost, others: readonly OtherModule[]): string[] => [
  ...judgeId(release, others),
  ...judgeRelease(
    release,
    host,
    others.filter(({ id }) => id !== release.id),
  ),
];

/** Names in use that will go, one line each: said when it is published, and no reason to refuse it. */
export const listDeprecations = ({ id, uses }: Release, { deprecated }: ContractInfo): string[] =>
  Object.entries(uses).flatMap(([from, names]) =>
    names.flatMap((name) => {
      const entry = deprecated[from]?.[name];
      return entry ? [`module ${id} uses ${name} of ${from}, deprecated since ${entry.since}: ${entry.instead}`] : [];
    }),
  );
