import { Problem } from '../../../contract/errors';
import type {
  HostModules,
  ModuleCanary,
  ModuleChange,
  ModulePublication,
  ModuleState,
  ModuleStatus,
  ModuleVersion,
} from '../../../contract/module-ports';
import { fullName } from '../../../contract/person-names';
import type { PersonName, Storage } from '../../../contract/server';
import { listPersonNames } from '../../accounts/person-accounts';
import type { LiveModules } from './live-modules';
import { type ReportSummary, readReports } from './module-reports';
import { type IndexParts, publishRelease } from './publish';
import { hasServerSide, listKept, type ReleaseState, readState, type StoredRelease } from './release-index';
import { ReleaseProblem } from './release-problem';
import { findCurrent, isOn } from './release-rules';
import {
  approveRelease,
  chooseVersion,
  disableModule,
  enableModule,
  listDependants,
  rollbackModule,
  type Switched,
  setCanary,
  waitsForApproval,
} from './switch-modules';

/** What is asked of the modules of this process. */
type Shown = Pick<LiveModules, 'setting' | 'refusals' | 'startedVersion' | 'view'>;
type Reports = ReadonlyMap<string, ReportSummary>;
const nothing: ReportSummary = { loads: 0, halfMs: null, mostMs: null, errors: 0, lastError: null };

/** What is said of versions besides what they say themselves. */
interface Said {
  readonly reports: Reports;
  /** Of admins who published, by their ids. */
  readonly names: ReadonlyMap<string, PersonName>;
}

const nameOf = ({ publishedBy, publishedByAccount }: StoredRelease, names: Said['names']): string => {
  const name = names.get(publishedByAccount ?? '');
  return name ? fullName(name) : publishedBy;
};

const toVersion = (stored: StoredRelease, { reports, names }: Said): ModuleVersion => ({
  version: stored.version,
  publisher: stored.publisher,
  publishedAt: stored.publishedAt,
  publishedBy: nameOf(stored, names),
  isSigned: stored.signature !== null,
  revision: stored.release.source.revision,
  hasServerSide: hasServerSide(stored.release),
  waitsForApproval: waitsForApproval(stored),
  fault: stored.fault,
  ...(reports.get(`${stored.module} ${stored.version}`) ?? nothing),
});

interface Finding {
  readonly state: ModuleState;
  readonly reason: string | null;
}

const findState = (modules: Shown, state: ReleaseState, module: string): Finding => {
  if (!isOn(state, modules.setting, module)) return { state: 'off', reason: null };
  const current = findCurrent(state, module);
  const refusal = modules.refusals().get(module);
  if (current?.fault) return { state: 'failed', reason: current.fault };
  const started = modules.startedVersion(module);
  const shown = modules.view(null).versions.get(module) ?? null;
  if (current && shown !== current.version) {
    const isWaiting = refusal === undefined || current.release.server !== null;
    const reason = refusal?.reason ?? `${shown ?? 'nothing'} runs until the processes are started anew`;
    return { state: isWaiting && started !== current.version ? 'waiting' : 'failed', reason };
  }
  return refusal ? { state: 'failed', reason: refusal.reason } : { state: 'running', reason: null };
};

const listStatuses = (modules: Shown, state: ReleaseState, said: Said): ModuleStatus[] => {
  const { setting } = modules;
  const common = (id: string) => ({
    id,
    isEnabled: isOn(state, setting, id),
    isLocked: setting.off.has(id),
    neededBy: listDependants(state, setting, id),
    canary: (state.switches.get(id)?.canary ?? null) as ModuleCanary | null,
  });
  const published = [...new Set(state.releases.map(({ module }) => module))].sort().map((id): ModuleStatus => {
    const kept = listKept(state, id);
    const one = state.switches.get(id);
    const current = findCurrent(state, id);
    const previous = one?.before.find((version) => kept.some((stored) => stored.version === version)) ?? null;
    const finding: Finding = current ? findState(modules, state, id) : { state: 'approval', reason: null };
    const title = (current ?? kept[0])?.release.manifest.title ?? id;
    const versions = kept.map((stored) => toVersion(stored, said));
    return {
      ...common(id),
      title,
      isBuiltIn: false,
      ...finding,
      version: current?.version ?? null,
      previous,
      versions,
      ...{ errors: 0, halfMs: null, mostMs: null },
    };
  });
  const builtIn = setting.builtIn.map(({ id, title, version = setting.host.version }): ModuleStatus => {
    const finding: Finding = { state: isOn(state, setting, id) ? 'running' : 'off', reason: null };
    const { errors, halfMs, mostMs } = said.reports.get(`${id} ${setting.host.version}`) ?? nothing;
    const loads = { errors, halfMs, mostMs };
    return { ...common(id), title, isBuiltIn: true, ...finding, version, previous: null, versions: [], ...loads };
  });
  return [...published, ...builtIn];
};

/** Runs an act and says as a problem of the wire why it is refused. */
const asProblem = <T>(run: () => Promise<T>): Promise<T> =>
  run().catch((error: unknown) => {
    if (error instanceof ReleaseProblem) throw new Problem(409, 'module-refused', error.message);
    throw error;
  });
const switching = async (run: () => Promise<Switched>): Promise<ModuleChange> => {
  const { version, needsRestart, note } = await asProblem(run);
  return { version, needsRestart, note };
};

/** In production an admin's session is not enough to bring in code: somebody whom the operator listed has signed it. */
const refuseUnlisted = ({ production, host }: LiveModules['setting']): void => {
  if (production && host.publishers === null)
    throw new ReleaseProblem('Publishing here needs MODULE_PUBLISHERS, which says whose signature counts.');
};

const publishArchive = async (
  parts: IndexParts,
  archive: Uint8Array,
  canary: Omit<ModuleCanary, 'version'> | null,
): Promise<ModulePublication> => {
  refuseUnlisted(parts.setting);
  // Loaded by those who publish alone.
  const { readReleaseArchive } = await import('./read-archive');
  const { release, state, warnings } = await publishRelease(parts, await readReleaseArchive(archive), canary);
  return { module: release.id, version: release.version, state, warnings };
};

const readSaid = async (db: IndexParts['knex'], { releases }: ReleaseState): Promise<Said> => ({
  reports: await readReports(db),
  names: await listPersonNames(
    db,
    releases.flatMap(({ publishedByAccount }) => publishedByAccount ?? []),
  ),
});

/** Answers the port by which staff switch modules. */
export const createHostModules = (knex: IndexParts['knex'], modules: Shown, storage: Storage): HostModules => {
  const partsOf = (db: IndexParts['knex'], id: string): IndexParts => ({
    knex: db,
    storage,
    setting: modules.setting,
    actor: { id, name: 'an admin' },
  });
  return {
    list: async (db) => {
      const state = await readState(db);
      return listStatuses(modules, state, await readSaid(db, state));
    },
    enable: (trx, actor, id) => switching(() => enableModule(partsOf(trx, actor), id)),
    disable: (trx, actor, id) => switching(() => disableModule(partsOf(trx, actor), id)),
    rollback: (trx, actor, id) => switching(() => rollbackModule(partsOf(trx, actor), id)),
    choose: (trx, actor, id, version) => switching(() => chooseVersion(partsOf(trx, actor), id, version)),
    approve: (trx, actor, id, version) => switching(() => approveRelease(partsOf(trx, actor), id, version)),
    setCanary: (trx, actor, id, canary) => switching(() => setCanary(partsOf(trx, actor), id, canary)),
    publish: (actor, archive, canary) => asProblem(() => publishArchive(partsOf(knex, actor), archive, canary)),
  };
};
