import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Storage } from '../../../contract/server';
import { recordAudit } from '../../audit';
import { judgePublication, listDeprecations } from './judge-release';
import { type ReleaseFolder, removeFiles, storeFiles } from './release-files';
import type { Release } from './release-format';
import {
  type Canary,
  hasServerSide,
  haveSameServer,
  isServerApproved,
  listKept,
  listPublishedVersions,
  lockIndex,
  newSwitch,
  notifyIndex,
  type ReleaseState,
  readState,
  saveSwitch,
  switchTo,
} from './release-index';
import { ReleaseProblem } from './release-problem';
import { findCurrent, findSetFaults, findTrustFault, listModules, type ReleaseSetting } from './release-rules';

/** Versions of a module that stay. */
const keptVersions = 3;
/** Days for which the files of a version that went are still there, for tabs that are open. */
const filesDays = 30;
/** Hours after which a publication that never ended counts as broken off. */
const brokenOffHours = 24;

/** What an act on the index works with. */
export interface IndexParts {
  readonly knex: Knex;
  readonly storage: Storage;
  readonly setting: ReleaseSetting;
  /** Who acts: an account, or the operator at the command line. */
  readonly actor: { readonly id: string | null; readonly name: string };
}

/** What became of a publication. */
export interface Published {
  readonly release: Release;
  /** `live`: its pages are shown from now on. `restart`: when processes start anew. `approval`: once an admin allows it. `canary`: to some. */
  readonly state: 'live' | 'restart' | 'approval' | 'canary';
  /** What will not work for long, one line each. */
  readonly warnings: readonly string[];
  readonly dropped: readonly string[];
}

const nameOf = ({ id, version }: Release): string => `${id} ${version}`;

const refuse = (release: Release, reasons: readonly string[]): void => {
  if (reasons.length > 0) throw new ReleaseProblem(`${nameOf(release)} is refused: ${reasons.join('; ')}.`);
};

/** Same name, other bytes: the file of one version would be served for the other. */
const findReusedNames = (state: ReleaseState, { id, web }: Release): readonly string[] =>
  state.releases
    .filter(({ module }) => module === id)
    .flatMap((other) =>
      Object.entries(web?.files ?? {})
        .filter(([name, { integrity }]) => (other.release.web?.files[name]?.integrity ?? integrity) !== integrity)
        .map(([name]) => `its file ${name} was published with ${other.version} and other bytes`),
    );

const findTakenTables = async (knex: Knex, state: ReleaseState, { id, manifest }: Release): Promise<string[]> => {
  const own = new Set(
    state.releases.filter(({ module }) => module === id).flatMap(({ release }) => release.manifest.tables ?? []),
  );
  const wanted = (manifest.tables ?? []).filter((table) => !own.has(table));
  if (wanted.length === 0) return [];
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    'select tablename as name from pg_tables where schemaname = current_schema() and tablename = any(?)',
    [wanted],
  );
  return rows.map(({ name }) => `table ${name} belongs to somebody else`);
};

const judge = async (parts: IndexParts, folder: ReleaseFolder, db: Knex, canary: Canary | null): Promise<void> => {
  const { setting } = parts;
  const { release, descriptor, signature } = folder;
  const state = await readState(db);
  const others = listModules(state, setting, await listPublishedVersions(db));
  refuse(release, judgePublication(release, setting.host, others));
  const trust = findTrustFault(release, descriptor, signature, setting);
  refuse(release, trust === null ? [] : [trust]);
  refuse(release, findSetFaults(state, setting, release));
  refuse(release, findReusedNames(state, release));
  refuse(release, await findTakenTables(db, state, release));
  if (canary) {
    const current = findCurrent(state, release.id)?.release ?? null;
    refuse(release, haveSameServer(current, release) ? [] : [canaryReason]);
  }
};

export const canaryReason = 'some people can be given other pages only, and its server side is another one';

/** Removes what broken-off publications left, and files of versions that went long ago. */
const sweep = async ({ knex, storage }: IndexParts): Promise<void> => {
  const rows = await knex('module_releases')
    .whereNull('files_removed_at')
    .where((any) =>
      any
        .whereRaw(`published_at is null and begun_at < now() - interval '${brokenOffHours} hours'`)
        .orWhereRaw(`dropped_at < now() - interval '${filesDays} days'`),
    )
    .select<{ id: string; descriptor: string; published_at: string | null }[]>('id', 'descriptor', 'published_at');
  for (const { id, descriptor, published_at } of rows) {
    await removeFiles(storage, JSON.parse(descriptor) as Release, id);
    if (published_at === null) await knex('module_releases').where({ id }).delete();
    else await knex('module_releases').where({ id }).update({ files_removed_at: knex.fn.now() });
  }
};

const dropOld = async (trx: Knex.Transaction, module: string): Promise<string[]> => {
  const state = await readState(trx);
  const current = state.switches.get(module)?.current;
  const old = listKept(state, module)
    .slice(keptVersions)
    .filter(({ version }) => version !== current);
  await trx('module_releases')
    .whereIn(
      'id',
      old.map(({ id }) => id),
    )
    .update({ dropped_at: trx.fn.now() });
  return old.map(({ version }) => version);
};

/**
 * Publishes a version: checks it, stores its files where nothing was, and only then notes it in the index, in one transaction with the
 * switch and the audit entry. Until that transaction the version does not exist for anybody.
 */
export const publishRelease = async (
  parts: IndexParts,
  folder: ReleaseFolder,
  canary: Omit<Canary, 'version'> | null = null,
): Promise<Published> => {
  const { knex, storage, setting, actor } = parts;
  const { release, descriptor, signature, files } = folder;
  const part = canary && { version: release.version, ...canary };
  await judge(parts, folder, knex, part);
  await sweep(parts).catch(() => undefined);
  const id = randomUUID();
  await knex('module_releases').insert({
    id,
    module: release.id,
    version: release.version,
    publisher: release.publisher,
    descriptor,
    signature,
    published_by: actor.name,
    published_by_account: actor.id,
  });
  const giveUp = async (): Promise<void> => {
    await removeFiles(storage, release, id).catch(() => undefined);
    await knex('module_releases').where({ id }).whereNull('published_at').delete();
  };
  try {
    await storeFiles(storage, release, id, files);
    return await knex.transaction(async (trx) => {
      await lockIndex(trx);
      // Others may have published meanwhile.
      await judge(parts, folder, trx, part);
      const state = await readState(trx);
      const waits = setting.production && hasServerSide(release) && !isServerApproved(state, release);
      await trx('module_releases')
        .where({ id })
        .update({ published_at: trx.fn.now(), approved_at: waits ? null : trx.fn.now() });
      const before = findCurrent(state, release.id)?.release ?? null;
      const had = state.switches.get(release.id) ?? newSwitch(release.id);
      const next = part ? { ...had, canary: part } : waits ? had : switchTo(had, release.version);
      await saveSwitch(trx, next);
      const dropped = await dropOld(trx, release.id);
      await recordAudit(trx, {
        actor: actor.id,
        action: 'module.published',
        object: `module:${release.id}`,
        detail: { version: release.version, publisher: release.publisher, by: actor.name, signed: signature !== null },
      });
      await notifyIndex(trx);
      const followed = haveSameServer(before, release) ? 'live' : 'restart';
      return {
        release,
        state: waits ? 'approval' : part ? 'canary' : followed,
        warnings: listDeprecations(release, setting.host.contract),
        dropped,
      };
    });
  } catch (error) {
    await giveUp().catch(() => undefined);
    if ((error as { code?: string }).code === '23505')
      throw new ReleaseProblem(`${nameOf(release)} is refused: somebody else published it a moment ago.`);
    throw error;
  }
};
