import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { computeChart } from '#modules/chart-engine/public-server';
import type { Places } from '#modules/geo/public';
import { resolveLocalTime } from '#modules/geo/public-server';
import type { HolisticProfileInput } from '../../schemas/client';
import { listVersions } from '../../schemas/endpoints';
import { profileGenerated } from '../../schemas/events';
import type { VersionsQuery } from '../../schemas/holistic-profile';
import type { Client } from '../models/client';
import { HolisticProfile } from '../models/holistic-profile';
import { asEngineInput, type Birth, sameBirth, settleBirth } from './birth';
import { clientOf } from './client-of';
import { openBirth, sealChart, sealVersionBirth } from './sealed';

/** A person's newest profile. */
export const newestProfile = (db: Knex, userId: string): Promise<HolisticProfile | undefined> =>
  HolisticProfile.query(db).where({ user_id: userId }).orderBy('version', 'desc').first().execute();

/** Every version of a person's chart, the newest first. */
export const allVersions = (db: Knex, userId: string): Promise<HolisticProfile[]> =>
  HolisticProfile.query(db).where({ user_id: userId }).orderBy('version', 'desc').execute();

/** One page of them, without the charts themselves; `next` is the address of the following page. */
export const versionsPage = async (
  db: Knex,
  userId: string,
  { limit = 50, cursor }: VersionsQuery,
): Promise<{ readonly rows: HolisticProfile[]; readonly next: string | null }> => {
  const found = await HolisticProfile.query(db)
    .select('id', 'version', 'created_at', 'note', 'engine')
    .where({ user_id: userId })
    .modify((query) => {
      if (cursor)
        query.whereRaw('version < (select version from holistic_profiles where id = ? and user_id = ?)', [
          cursor,
          userId,
        ]);
    })
    .orderBy('version', 'desc')
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > limit && last ? toPath(listVersions, { query: { limit, cursor: last.id } }) : null,
  };
};

/** Computes the chart of a client record and stores it as the next version. */
export const computeProfile = async (
  core: Core,
  trx: Knex.Transaction,
  client: Client,
  note: string,
): Promise<HolisticProfile> => {
  const birth = await openBirth(core, trx, client);
  const chart = computeChart(asEngineInput(birth), resolveLocalTime);
  const version = ((await newestProfile(trx, client.userId))?.version ?? 0) + 1;
  const row = await HolisticProfile.query(trx).insertAndFetch({
    userId: client.userId,
    version,
    birthVersion: client.version,
    engine: `${chart.precision.engine} ${chart.precision.ephemeris}`,
    note,
    chartSealed: await sealChart(core, trx, client.userId, version, chart),
    birthSealed: await sealVersionBirth(core, trx, client.userId, version, birth),
  });
  await core.events.emit(trx, profileGenerated, { userId: client.userId, profileId: row.id, version });
  return row;
};

/** The birth that an input stands for; what it does not mention is as it is stored. */
const sentBirth = (places: Places, held: Birth, input: HolisticProfileInput): Birth => {
  const { birthTime, birthWindow, birthTimeUnknown, birthLocation, placeId } = input;
  const timeSaid = [birthTime, birthWindow, birthTimeUnknown].some((one) => one !== undefined);
  const placeSaid = birthLocation !== undefined || placeId !== undefined;
  return settleBirth(places, {
    birthDate: held.birthDate,
    nameAtBirth: held.nameAtBirth ?? '',
    ...(held.fold ? { fold: held.fold } : {}),
    ...(held.offsetSeconds === undefined ? {} : { offsetSeconds: held.offsetSeconds }),
    ...(timeSaid ? {} : { birthTime: held.birthTime, birthWindow: held.birthWindow ?? null }),
    ...(placeSaid ? {} : { placeId: held.place.placeId }),
    ...input,
  });
};

/** Generates the profile of the stored birth data. A profile of the same data is returned as it is. */
export const generateProfile = async (
  core: Core,
  places: Places,
  trx: Knex.Transaction,
  userId: string,
  input: HolisticProfileInput,
): Promise<{ row: HolisticProfile; created: boolean }> => {
  // Held until the profile is stored: a change of birth data either comes before it or finds the profile and computes it anew.
  const client = await clientOf(trx, userId, 'locked');
  if (!client) throw conflict('no-birth-data', 'Create your profile with your birth data first.');
  if (Object.keys(input).length > 0) {
    const held = await openBirth(core, trx, client);
    if (!sameBirth(sentBirth(places, held, input), held))
      throw conflict('birth-data-differs', 'This differs from your stored birth data. Change it on your profile page.');
  }
  const held = await newestProfile(trx, userId);
  if (held?.birthVersion === client.version) return { row: held, created: false };
  return { row: await computeProfile(core, trx, client, held ? 'Computed anew' : 'First profile'), created: true };
};
