import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Chart } from '#modules/chart-engine/public';
import type { Client } from '../models/client';
import type { HolisticProfile } from '../models/holistic-profile';
import type { Birth } from './birth';

const birthPlace = (userId: string): string => `clients:birth:${userId}`;
const chartPlace = (userId: string, version: number): string => `holistic_profiles:chart:${userId}:${version}`;

export const sealBirth = (core: Core, db: Knex, userId: string, birth: Birth): Promise<Buffer> =>
  core.vault.seal(db, userId, birthPlace(userId), JSON.stringify(birth));
export const openBirth = async (core: Core, db: Knex, row: Client): Promise<Birth> =>
  JSON.parse(await core.vault.openText(db, row.userId, birthPlace(row.userId), row.birthSealed)) as Birth;

const versionPlace = (userId: string, version: number): string => `holistic_profiles:birth:${userId}:${version}`;

/** The birth of one version; null where the version kept none. */
export const sealVersionBirth = (
  core: Core,
  db: Knex,
  userId: string,
  version: number,
  birth: Birth,
): Promise<Buffer> => core.vault.seal(db, userId, versionPlace(userId, version), JSON.stringify(birth));
export const openVersionBirth = async (core: Core, db: Knex, row: HolisticProfile): Promise<Birth | null> =>
  row.birthSealed === null
    ? null
    : (JSON.parse(
        await core.vault.openText(db, row.userId, versionPlace(row.userId, row.version), row.birthSealed),
      ) as Birth);

export const sealChart = (core: Core, db: Knex, userId: string, version: number, chart: Chart): Promise<Buffer> =>
  core.vault.seal(db, userId, chartPlace(userId, version), JSON.stringify(chart));
export const openChart = async (core: Core, db: Knex, row: HolisticProfile): Promise<Chart> =>
  JSON.parse(await core.vault.openText(db, row.userId, chartPlace(row.userId, row.version), row.chartSealed)) as Chart;
