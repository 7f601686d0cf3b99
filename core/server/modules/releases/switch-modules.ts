import type { Knex } from 'knex';
import { recordAudit } from '../../audit';
import { canaryReason, type IndexParts } from './publish';
import {
  type Canary,
  getKept,
  hasServerSide,
  haveSameServer,
  listPublishedVersions,
  lockIndex,
  type ModuleSwitch,
  newSwitch,
  notifyIndex,
  type ReleaseState,
  readState,
  type StoredRelease,
  saveSwitch,
  switchTo,
} from './release-index';
import { ReleaseProblem } from './release-problem';
import { findCurrent, findMisfit, isOn, listPublished, type ReleaseSetting } from './release-rules';

/** What an act changed. */
export interface Switched {
  readonly module: string;
  /** The version that is on from now on; null for a module that is built with the host. */
  readonly version: string | null;
  /** A part of it waits until the processes start anew. */
  readonly needsRestart: boolean;
  /** What people should know besides. */
  readonly note: string | null;
}

interface Act {
  readonly trx: Knex.Transaction;
  readonly state: ReleaseState;
  readonly had: ModuleSwitch;
}

const act = async (
  { knex, setting, actor }: IndexParts,
  module: string,
  action: string,
  run: (act: Act) => Promise<{ readonly next: ModuleSwitch; readonly result: Omit<Switched, 'module' | 'version'> }>,
): Promise<Switched> => {
  const work = async (trx: Knex.Transaction): Promise<Switched> => {
    await lockIndex(trx);
    const state = await readState(trx);
    const isKnown =
      setting.builtIn.some(({ id }) => id === module) || state.releases.some((one) => one.module === module);
    if (!isKnown) throw new ReleaseProblem(`There is no module ${module}.`);
    const had = state.switches.get(module) ?? newSwitch(module);
    const { next, result } = await run({ trx, state, had });
    await saveSwitch(trx, next);
    await recordAudit(trx, {
      actor: actor.id,
      action,
      object: `module:${module}`,
      detail: { from: had.current, version: next.current, by: actor.name },
    });
    await notifyIndex(trx);
    return { module, version: next.current, ...result };
  };
  return knex.isTransaction ? work(knex as Knex.Transaction) : knex.transaction(work);
};

/** Modules that are on and need this one. */
export const listDependants = (state: ReleaseState, setting: ReleaseSetting, module: string): readonly string[] =>
  [...setting.builtIn, ...listPublished(state).flatMap((id) => findCurrent(state, id)?.release.manifest ?? [])]
    .filter(({ id, needs }) => id !== module && needs.includes(module) && isOn(state, setting, id))
    .map(({ id }) => id);

/** Takes pages, slots and navigation away at once and closes its routes; its jobs stop when processes start anew. */
export const disableModule = (parts: IndexParts, module: string): Promise<Switched> =>
  act(parts, module, 'module.disabled', async ({ state, had }) => {
    if (!had.isEnabled) throw new ReleaseProblem(`${module} is disabled already.`);
    const dependants = listDependants(state, parts.setting, module);
    if (dependants.length > 0)
      throw new ReleaseProblem(
        `${module} cannot be disabled: ${dependants.join(', ')} ${dependants.length === 1 ? 'needs' : 'need'} it. Disable ${dependants.length === 1 ? 'that' : 'those'} first.`,
      );
    return {
      next: { ...had, isEnabled: false },
      result: { needsRestart: true, note: 'Its pages and addresses are gone now; its jobs end with the next restart.' },
    };
  });

/** Gives a module back, and lets a server side that failed be started again. */
export const enableModule = (parts: IndexParts, module: string): Promise<Switched> =>
  act(parts, module, 'module.enabled', async ({ trx, state, had }) => {
    if (parts.setting.off.has(module))
      throw new ReleaseProblem(`${module} is switched off by MODULES_OFF. Take it out of that variable and restart.`);
    const current = findCurrent(state, module);
    const hadFault = current !== null && current.fault !== null;
    if (had.isEnabled && !hadFault) throw new ReleaseProblem(`${module} is enabled already.`);
    const next = { ...had, isEnabled: true };
    if (current) {
      const switches = new Map([...state.switches, [module, next] as const]);
      await refuseMisfit(trx, parts.setting, { ...state, switches }, current);
      await trx('module_releases').where({ id: current.id }).update({ fault: null, fault_at: null });
    } else await refuseMissing(state, parts.setting, module);
    const isServer = current === null || current.release.server !== null;
    return { next, result: { needsRestart: isServer, note: isServer ? 'Its jobs run after the next restart.' : null } };
  });

const refuseMissing = async (state: ReleaseState, setting: ReleaseSetting, module: string): Promise<void> => {
  const needs = setting.builtIn.find(({ id }) => id === module)?.needs ?? [];
  const off = needs.filter((id) => !isOn(state, setting, id));
  if (off.length > 0) throw new ReleaseProblem(`${module} needs ${off.join(', ')}. Enable that first.`);
};

const refuseMisfit = async (
  db: Knex,
  setting: ReleaseSetting,
  state: ReleaseState,
  stored: StoredRelease,
): Promise<void> => {
  const misfit = findMisfit(stored, state, setting, await listPublishedVersions(db));
  if (misfit) throw new ReleaseProblem(`${stored.module} ${stored.version} is refused: ${misfit}.`);
};

const expandOnly = (from: StoredRelease | null, to: StoredRelease): string | null => {
  const added = (from?.release.migrations ?? []).filter((name) => !to.release.migrations.includes(name));
  return added.length === 0
    ? null
    : `The database keeps what ${from?.version} added (${added.join(', ')}): migrations only add, so ${to.version} runs with it, and nothing is taken back.`;
};

const changeVersion = async (
  { trx, state, had }: Act,
  setting: ReleaseSetting,
  to: StoredRelease,
): Promise<{ readonly next: ModuleSwitch; readonly result: Omit<Switched, 'module' | 'version'> }> => {
  await refuseMisfit(trx, setting, state, to);
  const from = findCurrent(state, to.module);
  return {
    next: switchTo(had, to.version),
    result: {
      needsRestart: !haveSameServer(from?.release ?? null, to.release),
      note: expandOnly(from, to),
    },
  };
};

/** Goes back to the version that ran before. */
export const rollbackModule = (parts: IndexParts, module: string): Promise<Switched> =>
  act(parts, module, 'module.rolled-back', async (one) => {
    const { state, had } = one;
    const target = had.before.find((version) =>
      state.releases.some((stored) => stored.module === module && stored.version === version && !stored.droppedAt),
    );
    if (target === undefined)
      throw new ReleaseProblem(`No version of ${module} ran before that is still kept. See: npm run module list`);
    const { next, result } = await changeVersion(one, parts.setting, getKept(state, module, target));
    // What was left does not become what a second rollback leads to.
    const left = had.before.slice(had.before.indexOf(target) + 1);
    return { next: { ...next, before: left }, result };
  });

/** Switches to a version that is kept. */
export const chooseVersion = (parts: IndexParts, module: string, version: string): Promise<Switched> =>
  act(parts, module, 'module.version-chosen', async (one) => {
    if (one.had.current === version) throw new ReleaseProblem(`${module} ${version} is the version in use.`);
    return changeVersion(one, parts.setting, getKept(one.state, module, version));
  });

/** Allows a version with code for the server, and switches to it. */
export const approveRelease = (parts: IndexParts, module: string, version: string): Promise<Switched> =>
  act(parts, module, 'module.approved', async (one) => {
    const stored = getKept(one.state, module, version);
    if (stored.approvedAt !== null) throw new ReleaseProblem(`${module} ${version} is allowed already.`);
    await one.trx('module_releases').where({ id: stored.id }).update({ approved_at: one.trx.fn.now() });
    // Some people were to have it first.
    if (one.had.canary?.version === version)
      return { next: one.had, result: { needsRestart: false, note: 'The people chosen for it have it now.' } };
    return changeVersion(one, parts.setting, { ...stored, approvedAt: new Date().toISOString() });
  });

/** Gives some people another version of the pages, or (null) all of them the same again. */
export const setCanary = (parts: IndexParts, module: string, canary: Canary | null): Promise<Switched> =>
  act(parts, module, canary ? 'module.canary-began' : 'module.canary-ended', async ({ trx, state, had }) => {
    if (!canary) {
      if (!had.canary) throw new ReleaseProblem(`Everybody has the same version of ${module} already.`);
      return { next: { ...had, canary: null }, result: { needsRestart: false, note: null } };
    }
    const stored = getKept(state, module, canary.version);
    if (canary.version === had.current)
      throw new ReleaseProblem(`${module} ${canary.version} is what everybody has already.`);
    if (canary.share === 0 && canary.roles.length === 0)
      throw new ReleaseProblem('Name roles, or a share of people from 1 to 99 percent.');
    if (!haveSameServer(findCurrent(state, module)?.release ?? null, stored.release))
      throw new ReleaseProblem(`${module} ${canary.version} is refused: ${canaryReason}.`);
    await refuseMisfit(trx, parts.setting, state, stored);
    return { next: { ...had, canary }, result: { needsRestart: false, note: null } };
  });

/** Whether a version runs code on the server that nobody has allowed yet. */
export const waitsForApproval = ({ release, approvedAt }: StoredRelease): boolean =>
  hasServerSide(release) && approvedAt === null;

/** Notes why the server side of a version is not started any more. Said once; another start finds it noted. */
export const recordFault = async (knex: Knex, stored: StoredRelease, fault: string): Promise<void> => {
  await knex.transaction(async (trx) => {
    const changed = await trx('module_releases')
      .where({ id: stored.id })
      .whereNull('fault')
      .update({ fault: fault.slice(0, 500), fault_at: trx.fn.now() });
    if (changed === 0) return;
    await recordAudit(trx, {
      actor: null,
      action: 'module.failed',
      object: `module:${stored.module}`,
      detail: { version: stored.version, reason: fault.slice(0, 200) },
    });
    await notifyIndex(trx);
  });
};
