import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Chart } from '#modules/chart-engine/public';
import type { Birth } from './birth';
import type { Client } from './models/client';
import type { HolisticProfile } from './models/holistic-profile';

const birthContext = (userId: string): string => `clients:birth:${userId}`;
const chartContext = (userId: string, version: number): string => `holistic_profiles:chart:${userId}:${version}`;

export const encryptBirth = (core: Core, db: Knex, userId: string, birth: Birth): Promise<Buffer> =>
  core.vault.encrypt(db, userId, birthContext(userId), JSON.stringify(birth));
export const decryptBirth = async (core: Core, db: Knex, row: Client): Promise<Birth> =>
  JSON.parse(await core.vault.decryptText(db, row.userId, birthContext(row.userId), row.birthSealed)) as Birth;

const versionContext = (userId: string, version: number): string => `holistic_profiles:birth:${userId}:${version}`;

/** The birth of one version; null where the version kept none. */
export const encryptVersionBirth = (
  core: Core,
  db: Knex,
  userId: string,
  version: number,
  birth: Birth,
): Promise<Buffer> => core.vault.encrypt(db, userId, versionContext(userId, version), JSON.stringify(birth));
export const decryptVersionBirth = async (core: Core, db: Knex, row: HolisticProfile): Promise<Birth | null> =>
  row.birthSealed === null
    ? null
    : (JSON.parse(
        await core.vault.decryptText(db, row.userId, versionContext(row.userId, row.version), row.birthSealed),
      ) as Birth);

export const encryptChart = (core: Core, db: Knex, userId: string, version: number, chart: Chart): Promise<Buffer> =>
  core.vault.encrypt(db, userId, chartContext(userId, version), JSON.stringify(chart));
export const decryptChart = async (core: Core, db: Knex, row: HolisticProfile): Promise<Chart> =>
  JSON.parse(
    await core.vault.decryptText(db, row.userId, chartContext(row.userId, row.version), row.chartSealed),
  ) as Chart;
