import type { Knex } from 'knex';
import type { Release } from './release-format';
import { ReleaseProblem } from './release-problem';

/** Channel on which every process hears that the index changed. */
export const indexChannel = 'hedo_modules';

/** A version of a module, as it was published. */
export interface StoredRelease {
  readonly id: string;
  readonly module: string;
  readonly version: string;
  readonly publisher: string;
  /** The bytes of `module.json`. */
  readonly descriptor: string;
  readonly signature: string | null;
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** The admin's account; null where the command line was used, or the account is gone. */
  readonly publishedByAccount: string | null;
  readonly approvedAt: string | null;
  readonly droppedAt: string | null;
  readonly fault: string | null;
  /** What `descriptor` says; it was checked when it was published. */
  readonly release: Release;
}

/** Another version for some people: those of the roles, and a share of all others. */
export interface Canary {
  readonly version: string;
  readonly roles: readonly string[];
  /** Percent of accounts. */
  readonly share: number;
}

/** Whether a module is on, and which version of it runs. */
export interface ModuleSwitch {
  readonly module: string;
  readonly isEnabled: boolean;
  /** Null for a module that is built with the host, and for one whose first version waits for an admin. */
  readonly current: string | null;
  readonly before: readonly string[];
  readonly canary: Canary | null;
}

/** All that is published and switched. */
export interface ReleaseState {
  /** Newest first within a module; only those whose files are stored. */
  readonly releases: readonly StoredRelease[];
  readonly switches: ReadonlyMap<string, ModuleSwitch>;
}

interface ReleaseRow
  extends Pick<StoredRelease, 'id' | 'module' | 'version' | 'publisher' | 'descriptor' | 'signature' | 'fault'> {
  readonly published_at: string;
  readonly published_by: string;
  readonly published_by_account: string | null;
  readonly approved_at: string | null;
  readonly dropped_at: string | null;
}
interface SwitchRow {
  readonly module: string;
  readonly is_enabled: boolean;
  readonly current_version: string | null;
  readonly before_versions: readonly string[];
  readonly canary: Canary | null;
}

const toRelease = (row: ReleaseRow): StoredRelease => ({
  id: row.id,
  module: row.module,
  version: row.version,
  publisher: row.publisher,
  descriptor: row.descriptor,
  signature: row.signature,
  publishedAt: row.published_at,
  publishedBy: row.published_by,
  publishedByAccount: row.published_by_account,
  approvedAt: row.approved_at,
  droppedAt: row.dropped_at,
  fault: row.fault,
  release: JSON.parse(row.descriptor) as Release,
});

const toSwitch = (row: SwitchRow): ModuleSwitch => ({
  module: row.module,
  isEnabled: row.is_enabled,
  current: row.current_version,
  before: row.before_versions,
  canary: row.canary,
});

/** Reads the whole index: some dozens of rows. */
export const readState = async (db: Knex): Promise<ReleaseState> => {
  const rows = await db<ReleaseRow>('module_releases')
    .whereNotNull('published_at')
    .whereNull('files_removed_at')
    .orderBy('published_at', 'desc')
    .select<ReleaseRow[]>();
  const switches = await db<SwitchRow>('module_switches').select<SwitchRow[]>();
  return { releases: rows.map(toRelease), switches: new Map(switches.map((row) => [row.module, toSwitch(row)])) };
};

/** Versions of each module that were ever published. */
export const listPublishedVersions = async (db: Knex): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db('module_releases').whereNotNull('published_at').select<{ module: string; version: string }[]>();
  const byModule = new Map<string, string[]>();
  for (const { module, version } of rows) byModule.set(module, [...(byModule.get(module) ?? []), version]);
  return byModule;
};

/** Recorded names of the migrations of every version that was ever published, so that a rollback knows them. */
export const listKnownMigrations = async (db: Knex, module: string): Promise<readonly string[]> => {
  const descriptors = await db('module_releases')
    .where({ module })
    .whereNotNull('published_at')
    .pluck<string[]>('descriptor');
  const names = descriptors.flatMap((text) => (JSON.parse(text) as Release).migrations);
  return [...new Set(names)].map((name) => `${module}/${name}`);
};

/** One change of the index at a time, in the whole product: the checks look at all modules together. */
export const lockIndex = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw("select pg_advisory_xact_lock(hashtext('hedo.modules'))");
};

/** Every process hears of it once the transaction is committed. */
export const notifyIndex = async (trx: Knex): Promise<void> => {
  await trx.raw('select pg_notify(?, ?)', [indexChannel, '']);
};

/** Stores what a switch is from now on. */
export const saveSwitch = async (trx: Knex.Transaction, one: ModuleSwitch): Promise<void> => {
  const row = {
    module: one.module,
    is_enabled: one.isEnabled,
    current_version: one.current,
    before_versions: [...one.before],
    canary: one.canary === null ? null : JSON.stringify(one.canary),
    changed_at: trx.fn.now(),
  };
  await trx('module_switches').insert(row).onConflict('module').merge();
};

/** Most versions that a module goes back through. */
const mostBefore = 10;

/** The switch after another version has taken over; what ran before comes first of those that a rollback leads to. */
export const switchTo = (one: ModuleSwitch, version: string): ModuleSwitch => ({
  ...one,
  current: version,
  before:
    one.current === null || one.current === version
      ? one.before
      : [one.current, ...one.before.filter((other) => other !== version && other !== one.current)].slice(0, mostBefore),
  canary: one.canary?.version === version ? null : one.canary,
});

/** The switch of a module as it is before anybody has touched it. */
export const newSwitch = (module: string): ModuleSwitch => ({
  module,
  isEnabled: true,
  current: null,
  before: [],
  canary: null,
});

/** A version that is stored and may be switched to; throws with what there is instead. */
export const getKept = (state: ReleaseState, module: string, version: string): StoredRelease => {
  const kept = listKept(state, module);
  const found = kept.find((one) => one.version === version);
  if (found) return found;
  if (kept.length === 0) throw new ReleaseProblem(`No version of module ${module} was published.`);
  throw new ReleaseProblem(
    `${module} ${version} is not among the versions that are kept: ${kept.map((one) => one.version).join(', ')}.`,
  );
};

/** Versions that can be switched to, newest first. */
export const listKept = ({ releases }: ReleaseState, module: string): readonly StoredRelease[] =>
  releases.filter((one) => one.module === module && one.droppedAt === null);

/** Whether a version brings code that runs on the server. */
export const hasServerSide = ({ server, draw, migrations }: Release): boolean =>
  server !== null || draw !== null || migrations.length > 0;

/** The files of some folders of a release, as one text that differs when any of them does. */
const fingerprint = ({ files }: Release, folders: readonly string[]): string =>
  Object.entries(files)
    .filter(([name]) => folders.some((folder) => name.startsWith(`${folder}/`)))
    .map(([name, { integrity }]) => `${name} ${integrity}`)
    .sort()
    .join('\n');

/** Whether a process that started with one version may follow to the pages of the other. */
export const haveSameServer = (one: Release | null, other: Release | null): boolean => {
  const isEmpty = (release: Release | null): boolean =>
    release === null || (release.server === null && release.migrations.length === 0);
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (one?.digests.server !== other?.digests.server) return false;
  const folders = ['server', 'migrations'];
  return one !== null && other !== null && fingerprint(one, folders) === fingerprint(other, folders);
};

/** Whether all code of this version that runs on the server was allowed with another version. */
export const isServerApproved = ({ releases }: ReleaseState, release: Release): boolean => {
  const folders = ['server', 'draw', 'migrations'];
  const own = fingerprint(release, folders);
  return releases.some(
    (other) =>
      other.module === release.id &&
      other.approvedAt !== null &&
      other.fault === null &&
      fingerprint(other.release, folders) === own,
  );
};
