import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Core } from '#core/contract/server';
import type { Fits } from '../../schemas/fits';
import { FitsRow } from '../models/fits';
import { findFits, fitsPlace } from '../queries/fits';

/** Changes what a person said, one change after the other; what leaves it as it was is not stored. */
export const changeFits = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  change: (before: Fits) => Fits,
): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`chart-fits:${userId}`]);
  const before = await findFits(core, trx, userId);
  const fits = change(before.fits);
  if (fits === before.fits) return;
  const version = before.version + 1;
  const row = {
    userId,
    version,
    saidSealed: await core.vault.encrypt(trx, userId, fitsPlace(userId, version), JSON.stringify(fits)),
    changedAt: fn.now(),
  };
  await FitsRow.query(trx).insert(row).onConflict('user_id').merge();
};
