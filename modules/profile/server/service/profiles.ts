import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { computeChart } from '../../engine';
import type { Places } from '../../places/places';
import { profileGenerated } from '../../public';
import type { HolisticProfileInput } from '../../schemas/client';
import { resolveLocalTime } from '../../zones/resolve-local-time';
import type { Client } from '../models/client';
import { HolisticProfile } from '../models/holistic-profile';
import { asEngineInput, sameBirth, settleBirth } from './birth';
import { clientOf } from './client-of';
import { openBirth, sealChart, sealVersionBirth } from './sealed';

/** A person's newest profile. */
export const newestProfile = (db: Knex, userId: string): Promise<HolisticProfile | undefined> =>
  HolisticProfile.query(db).where({ user_id: userId }).orderBy('version', 'desc').first().execute();

export const profileVersions = (db: Knex, userId: string): Promise<HolisticProfile[]> =>
  HolisticProfile.query(db).where({ user_id: userId }).orderBy('version', 'desc').limit(100).execute();

/** Computes the chart of a client record and stores it as the next version. */
export const computeProfile = async (
  core: Core,
  trx: Knex.Transaction,
  client: Client,
  note: string,
): Promise<HolisticProfile> => {
  const birth = await openBirth(core, trx, client);
  const chart = computeChart(asEngineInput(birth), resolveLocalTime);
  const version = ((await newestProfile(trx, client.user_id))?.version ?? 0) + 1;
  const row = await HolisticProfile.query(trx).insertAndFetch({
    user_id: client.user_id,
    version,
    birth_version: client.version,
    engine: `${chart.precision.engine} ${chart.precision.ephemeris}`,
    note,
    chart_sealed: await sealChart(core, trx, client.user_id, version, chart),
    birth_sealed: await sealVersionBirth(core, trx, client.user_id, version, birth),
  });
  await core.events.emit(trx, profileGenerated, { userId: client.user_id, profileId: row.id, version });
  return row;
};

/** Generates the profile of the stored birth data. A profile of the same data is returned as it is. */
export const generateProfile = async (
  core: Core,
  places: Places,
  trx: Knex.Transaction,
  userId: string,
  input: HolisticProfileInput,
): Promise<{ row: HolisticProfile; created: boolean }> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`client:${userId}`]);
  const client = await clientOf(trx, userId);
  if (!client) throw conflict('no-birth-data', 'Create your profile with your birth data first.');
  const { birthDate } = input;
  if (birthDate !== undefined) {
    const held = await openBirth(core, trx, client);
    const nameAtBirth = input.nameAtBirth ?? held.nameAtBirth ?? '';
    const sent = settleBirth(places, { ...input, birthDate, nameAtBirth });
    if (!sameBirth(sent, held))
      throw conflict('birth-data-differs', 'This differs from your stored birth data. Change it on your profile page.');
  }
  const held = await newestProfile(trx, userId);
  if (held?.birth_version === client.version) return { row: held, created: false };
  return { row: await computeProfile(core, trx, client, 'First profile'), created: true };
};
