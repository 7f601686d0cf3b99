import type { Knex } from 'knex';
import { fn } from 'objection';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type Look, lookText, partStateOf } from '#modules/chart-engine/public';
import { newestProfile } from '#modules/profile/server/service/profiles';
import { openChart } from '#modules/profile/server/service/sealed';
import type { Fit, FitInput, Fits } from '../../schemas/fits';
import { FitsRow } from '../models/fits';
import { fitsPlace, heldFits } from './read';

/** Changes what a person said, one change after the other; what leaves it as it was is not stored. */
const change = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  how: (before: Fits) => Fits,
): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`chart-fits:${userId}`]);
  const held = await heldFits(core, trx, userId);
  const fits = how(held.fits);
  if (fits === held.fits) return;
  const version = held.version + 1;
  const row = {
    userId,
    version,
    saidSealed: await core.vault.seal(trx, userId, fitsPlace(userId, version), JSON.stringify(fits)),
    changedAt: fn.now(),
  };
  await FitsRow.query(trx).insert(row).onConflict('user_id').merge();
};

/**
 * Notes what a person says of a part of the own chart; the last word counts. It is kept with how the part stands in that chart.
 * Throws 409 where the chart that was seen is not the newest one: the answer was about another.
 */
export const keepFit = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  look: Look,
  { verdict, version }: FitInput,
): Promise<Fit> => {
  const profile = await newestProfile(trx, userId);
  if (profile?.version !== version)
    throw conflict('chart-changed', 'Your chart was computed anew. Please look at it again and answer then.');
  const state = partStateOf(look, await openChart(core, trx, profile));
  const fit: Fit = { look: lookText(look), verdict, state, version, saidAt: new Date().toISOString() };
  await change(core, trx, userId, (before) => [fit, ...before.filter((one) => one.look !== fit.look)]);
  return fit;
};

/** Takes back what was said of a part; nothing where nothing was said. */
export const dropFit = (core: Core, trx: Knex.Transaction, userId: string, look: Look): Promise<void> =>
  change(core, trx, userId, (before) => {
    const rest = before.filter((one) => one.look !== lookText(look));
    return rest.length === before.length ? before : rest;
  });
