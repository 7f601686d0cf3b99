import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Fits } from '../../schemas/fits';
import { FitsRow } from '../models/fits';

/** Where the vault finds what was said after so many changes. */
export const fitsPlace = (userId: string, version: number): string => `chart_fits:said:${userId}:${version}`;

/** What a person said of the parts of the own chart, the last first, and how often that changed. */
export const findFits = async (
  core: Core,
  db: Knex,
  userId: string,
): Promise<{ readonly fits: Fits; readonly version: number }> => {
  const row = await FitsRow.query(db).findById(userId);
  if (!row) return { fits: [], version: 0 };
  const text = await core.vault.decryptText(db, userId, fitsPlace(userId, row.version), row.saidSealed);
  return { fits: JSON.parse(text) as Fits, version: row.version };
};

/** The same, the answers alone. */
export const listFits = async (core: Core, db: Knex, userId: string): Promise<Fits> =>
  (await findFits(core, db, userId)).fits;
