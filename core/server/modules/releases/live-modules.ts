import { join } from 'node:path';
import type { Knex } from 'knex';
import type { MigrationFile } from '#db/migration-source';
import type { Manifest } from '../../../contract/manifest';
import type { User } from '../../../contract/route';
import type { Logger, Storage } from '../../../contract/server';
import { migrateModule, migrationStatus } from '../../db/migrate';
import type { Database, ProcessRole } from '../../host';
import type { AssetInfo } from '../../pages/bundles';
import type { PublishedDrawing } from '../../pages/published-drawing';
import { linkContract } from './link-contract';
import { createViews, type LiveRelease, type ModuleView } from './module-view';
import { createReleaseCache, type ReleaseCache } from './release-cache';
import {
  haveSameServer,
  listKept,
  listKnownMigrations,
  listPublishedVersions,
  type ReleaseState,
  readState,
  type StoredRelease,
} from './release-index';
import { findCurrent, findMisfit, isOn, listPublished, type ReleaseSetting } from './release-rules';
import { recordFault } from './switch-modules';
import { watchIndex } from './watch-index';

interface LiveParts {
  readonly db: Pick<Database, 'knex' | 'connectionString'>;
  readonly storage: Storage;
  /** Folder of this machine for files of versions. */
  readonly cacheFolder: string;
  readonly log: Logger;
  readonly role: ProcessRole;
  readonly setting: ReleaseSetting;
}

/** Why a module that is on does not run in this process. */
export interface Refusal {
  readonly version: string;
  readonly reason: string;
}

/** The modules of one process: what it started with, and what its pages show now. */
export interface LiveModules {
  readonly setting: ReleaseSetting;
  readonly cache: ReleaseCache;
  /** Versions this process starts with, each after those it needs. */
  readonly starting: readonly LiveRelease[];
  /** The server side of a version did not start: it is noted, and the module is out until somebody enables it again. */
  fail(module: string, reason: string): Promise<void>;
  /** From here on the pages follow the index. `builtIn` are the manifests as their modules left them. */
  follow(builtIn: readonly Manifest[], changed: () => void): void;
  view(user: Pick<User, 'id' | 'role'> | null): ModuleView;
  /** `off`: somebody switched it off. `failed`: it does not run here. */
  statusOf(module: string): 'on' | 'off' | 'failed';
  /** How the server draws what everybody is shown. */
  listDrawings(): readonly PublishedDrawing[];
  /** A file of any version whose files are kept: a tab that is open asks for those of its own. */
  findFile(module: string, name: string): Promise<{ readonly folder: string; readonly info: AssetInfo } | null>;
  /** Version that this process started with; null when none. */
  startedVersion(module: string): string | null;
  refusals(): ReadonlyMap<string, Refusal>;
  /** Looks at the index now, as it does when it hears of a change. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

const migrationFilesOf = ({ stored, folder }: LiveRelease): MigrationFile[] =>
  stored.release.migrations.map((name) => ({
    owner: stored.module,
    name: `${stored.module}/${name}`,
    path: join(folder, 'migrations', `${name}.mjs`),
  }));

const listDrawings = (live: ReadonlyMap<string, LiveRelease>): PublishedDrawing[] =>
  [...live].flatMap(([module, { stored, folder }]) =>
    stored.release.draw === null ? [] : [{ module, version: stored.version, file: join(folder, stored.release.draw) }],
  );

/** Modules so that each comes after those it needs, as far as they are published. */
const inOrder = (state: ReleaseState): readonly string[] => {
  const ids = listPublished(state);
  const ordered: string[] = [];
  const visit = (id: string, path: readonly string[]): void => {
    if (ordered.includes(id) || path.includes(id) || !ids.includes(id)) return;
    for (const need of findCurrent(state, id)?.release.manifest.needs ?? []) visit(need, [...path, id]);
    ordered.push(id);
  };
  for (const id of ids) visit(id, []);
  return ordered;
};

/** Reads the index and decides which versions this process runs. Nothing that is published stops a start. */
export const openModules = async (parts: LiveParts): Promise<LiveModules> => {
  const { db, storage, log, role, setting } = parts;
  const knex: Knex = db.knex;
  const cache = createReleaseCache(parts.cacheFolder, storage);
  const started = new Map<string, StoredRelease>();
  const failed = new Set<string>();
  const logged = new Set<string>();
  let state = await readState(knex);
  let live = new Map<string, LiveRelease>();
  let canaries = new Map<string, LiveRelease>();
  let refusals = new Map<string, Refusal>();
  let builtIn: readonly Manifest[] = setting.builtIn;

  const makeViews = () =>
    createViews({
      builtIn: builtIn.filter(({ id }) => isOn(state, setting, id)),
      live,
      canaries,
      switches: state.switches,
      refused: new Map(
        [...refusals].flatMap(([id]) => {
          const manifest = findCurrent(state, id)?.release.manifest;
          return manifest ? [[id, manifest] as const] : [];
        }),
      ),
    });
  let views = makeViews();
  let drawings = listDrawings(live);

  const note = (module: string, version: string, reason: string): void => {
    const line = `${module} ${version} ${reason}`;
    if (logged.has(line)) return;
    logged.add(line);
    log.warn('module refused', { module, version, reason });
  };

  /** Brings its schema up to date, or finds out that nobody has. Throws why it cannot run. */
  const prepareSchema = async (one: LiveRelease): Promise<void> => {
    const files = migrationFilesOf(one);
    if (files.length === 0) return;
    if (role === 'web' || role === 'worker') {
      const pending = (await migrationStatus(knex, files)).filter(({ done }) => !done);
      if (pending.length > 0) throw new Error(`its migrations have not run; ROLE=${role} runs none`);
      return;
    }
    await migrateModule(db, log, files, await listKnownMigrations(knex, one.stored.module)).catch(
      async (error: Error) => {
        await recordFault(knex, one.stored, error.message);
        throw error;
      },
    );
  };

  /** The current version if it fits, else the newest kept one that does. Only a start may change what runs on the server. */
  const choose = async (
    module: string,
    isStarting: boolean,
    published: ReadonlyMap<string, readonly string[]>,
  ): Promise<LiveRelease | Refusal> => {
    const current = findCurrent(state, module);
    if (!current) return { version: '', reason: 'its files are gone' };
    if (current.fault !== null) return { version: current.version, reason: current.fault };
    const others = listKept(state, module).filter(({ id, fault }) => id !== current.id && fault === null);
    let first: string | null = null;
    for (const stored of [current, ...others]) {
      const missing = stored.release.manifest.needs.find((id) => refusals.has(id) || failed.has(id));
      const differs = !isStarting && !haveSameServer(started.get(module)?.release ?? null, stored.release);
      const reason =
        (missing === undefined ? null : `it needs ${missing}, which does not run`) ??
        findMisfit(stored, state, setting, published) ??
        (differs ? 'its server side runs after a restart' : null);
      if (reason === null)
        try {
          const one = { stored, folder: await cache.folderOf(stored) };
          if (isStarting) await prepareSchema(one);
          return one;
        } catch (error) {
          first ??= (error as Error).message;
          note(module, stored.version, (error as Error).message);
          if (isStarting && (await isFaulty(stored))) break;
          continue;
        }
      first ??= reason;
      if (!differs || missing !== undefined) note(module, stored.version, reason);
    }
    return { version: current.version, reason: first ?? 'no version fits' };
  };
  const isFaulty = async ({ id }: StoredRelease): Promise<boolean> =>
    (await knex('module_releases').where({ id }).whereNotNull('fault').first('id')) !== undefined;

  const findCanary = async (
    module: string,
    published: ReadonlyMap<string, readonly string[]>,
  ): Promise<LiveRelease | null> => {
    const version = state.switches.get(module)?.canary?.version;
    const stored = state.releases.find((one) => one.module === module && one.version === version);
    if (!stored || !haveSameServer(started.get(module)?.release ?? null, stored.release)) return null;
    if (findMisfit(stored, state, setting, published)) return null;
    return { stored, folder: await cache.folderOf(stored) };
  };

  const settle = async (isStarting: boolean): Promise<void> => {
    const published = await listPublishedVersions(knex);
    const nextLive = new Map<string, LiveRelease>();
    const nextCanaries = new Map<string, LiveRelease>();
    refusals = new Map();
    for (const module of inOrder(state)) {
      if (!isOn(state, setting, module)) continue;
      if (setting.builtIn.some(({ id }) => id === module)) {
        note(module, findCurrent(state, module)?.version ?? '', 'it is built with the host now');
        continue;
      }
      if (failed.has(module)) {
        refusals.set(module, { version: findCurrent(state, module)?.version ?? '', reason: faultOf(module) });
        continue;
      }
      const chosen = await choose(module, isStarting, published);
      const canary = await findCanary(module, published).catch(() => null);
      if (canary) nextCanaries.set(module, canary);
      if ('stored' in chosen) nextLive.set(module, chosen);
      else {
        // What is shown goes on being shown, as long as it is there and nobody found fault with it.
        const had = live.get(module);
        if (had && state.releases.some(({ id, fault }) => id === had.stored.id && fault === null))
          nextLive.set(module, had);
        else refusals.set(module, chosen);
      }
    }
    live = nextLive;
    drawings = listDrawings(live);
    canaries = nextCanaries;
    views = makeViews();
  };
  const faults = new Map<string, string>();
  const faultOf = (module: string): string => faults.get(module) ?? 'its server side did not start';

  await settle(true);
  for (const [module, { stored }] of live) started.set(module, stored);
  const starting = [...live.values()];
  if (starting.some(({ stored }) => stored.release.server !== null)) await linkContract(parts.cacheFolder);

  const refresh = async (): Promise<void> => {
    state = await readState(knex);
    await settle(false);
  };
  let watch: { stop(): Promise<void> } | null = null;

  return {
    setting,
    cache,
    starting,
    fail: async (module, reason) => {
      const stored = started.get(module);
      failed.add(module);
      faults.set(module, reason);
      live.delete(module);
      drawings = listDrawings(live);
      log.error('module failed', { module, version: stored?.version ?? '', reason });
      refusals.set(module, { version: stored?.version ?? '', reason });
      views = makeViews();
      if (stored) await recordFault(knex, stored, reason);
    },
    follow: (manifests, changed) => {
      builtIn = manifests.filter(({ id }) => setting.builtIn.some((one) => one.id === id));
      views = makeViews();
      watch = watchIndex({
        connectionString: db.connectionString,
        log,
        changed: async () => {
          await refresh();
          changed();
        },
      });
    },
    view: (user) => views(user),
    statusOf: (module) => {
      if (!isOn(state, setting, module)) return 'off';
      return failed.has(module) || refusals.has(module) ? 'failed' : 'on';
    },
    listDrawings: () => drawings,
    findFile: async (module, name) => {
      const shown = live.get(module)?.stored;
      const kept = state.releases.filter((one) => one.module === module);
      const found = [...(shown ? [shown] : []), ...kept].find(({ release }) =>
        Object.hasOwn(release.web?.files ?? {}, name),
      );
      const info = found?.release.web?.files[name];
      if (!found || !info) return null;
      return { folder: join(await cache.folderOf(found), 'web'), info };
    },
    startedVersion: (module) => (failed.has(module) ? null : (started.get(module)?.version ?? null)),
    refusals: () => refusals,
    refresh,
    stop: async () => watch?.stop(),
  };
};
