import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { computeChart } from '#modules/chart-engine/public-server';
import { resolveLocalTime } from '#modules/geo/public-server';
import { profileGenerated } from '../../schemas/events';
import { asEngineInput } from '../birth';
import { decryptBirth, encryptChart, encryptVersionBirth } from '../encryption';
import type { Client } from '../models/client';
import { HolisticProfile } from '../models/holistic-profile';
import { findNewestProfile } from '../queries/profiles';

/** Computes the chart of a client record and stores it as the next version. */
export const computeProfile = async (
  core: Core,
  trx: Knex.Transaction,
  client: Client,
  note: string,
): Promise<HolisticProfile> => {
  const birth = await decryptBirth(core, trx, client);
  const chart = computeChart(asEngineInput(birth), resolveLocalTime);
  const version = ((await findNewestProfile(trx, client.userId))?.version ?? 0) + 1;
  const row = await HolisticProfile.query(trx).insertAndFetch({
    userId: client.userId,
    version,
    birthVersion: client.version,
    engine: `${chart.precision.engine} ${chart.precision.ephemeris}`,
    note,
    chartSealed: await encryptChart(core, trx, client.userId, version, chart),
    birthSealed: await encryptVersionBirth(core, trx, client.userId, version, birth),
  });
  await core.events.emit(trx, profileGenerated, { userId: client.userId, profileId: row.id, version });
  return row;
};
