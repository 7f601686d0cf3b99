import { Problem } from '../../../contract/errors';
import type {
  HostModules,
  ModuleCanary,
  ModuleChange,
  ModuleState,
  ModuleStatus,
  ModuleVersion,
} from '../../../contract/module-ports';
import type { Storage } from '../../../contract/server';
import type { LiveModules } from './live-modules';
import { type ReportSummary, readReports } from './module-reports';
import type { IndexParts } from './publish';
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

type Reports = ReadonlyMap<string, ReportSummary>;
const nothing: ReportSummary = { loads: 0, halfMs: null, mostMs: null, errors: 0, lastError: null };

const toVersion = (stored: StoredRelease, reports: Reports): ModuleVersion => ({
  version: stored.version,
  publisher: stored.publisher,
  publishedAt: stored.publishedAt,
  publishedBy: stored.publishedBy,
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

const findState = (modules: LiveModules, state: ReleaseState, module: string): Finding => {
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

const listStatuses = (modules: LiveModules, state: ReleaseState, reports: Reports): ModuleStatus[] => {
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
    const versions = kept.map((stored) => toVersion(stored, reports));
    return {
      ...common(id),
      title,
      isBuiltIn: false,
      ...finding,
      version: current?.version ?? null,
      previous,
      versions,
      errors: 0,
    };
  });
  const builtIn = setting.builtIn.map(({ id, title, version = setting.host.version }): ModuleStatus => {
    const finding: Finding = { state: isOn(state, setting, id) ? 'running' : 'off', reason: null };
    const { errors } = reports.get(`${id} ${setting.host.version}`) ?? nothing;
    return { ...common(id), title, isBuiltIn: true, ...finding, version, previous: null, versions: [], errors };
  });
  return [...published, ...builtIn];
};

/** Runs an act and says as a problem of the wire why it is refused. */
const asProblem = async (run: () => Promise<Switched>): Promise<ModuleChange> => {
  const { version, needsRestart, note } = await run().catch((error: unknown) => {
    if (error instanceof ReleaseProblem) throw new Problem(409, 'module-refused', error.message);
    throw error;
  });
  return { version, needsRestart, note };
};

/** Answers the port by which staff switch modules. */
export const createHostModules = (modules: LiveModules, storage: Storage): HostModules => {
  const partsOf = (knex: IndexParts['knex'], id: string): IndexParts => ({
    knex,
    storage,
    setting: modules.setting,
    actor: { id, name: 'an admin' },
  });
  return {
    list: async (db) => listStatuses(modules, await readState(db), await readReports(db)),
    enable: (trx, actor, id) => asProblem(() => enableModule(partsOf(trx, actor), id)),
    disable: (trx, actor, id) => asProblem(() => disableModule(partsOf(trx, actor), id)),
    rollback: (trx, actor, id) => asProblem(() => rollbackModule(partsOf(trx, actor), id)),
    choose: (trx, actor, id, version) => asProblem(() => chooseVersion(partsOf(trx, actor), id, version)),
    approve: (trx, actor, id, version) => asProblem(() => approveRelease(partsOf(trx, actor), id, version)),
    setCanary: (trx, actor, id, canary) => asProblem(() => setCanary(partsOf(trx, actor), id, canary)),
  };
};
