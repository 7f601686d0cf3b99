import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { type Look, lookText, partStateOf } from '#modules/chart-engine/public';
import { ownCharts } from '#modules/profile/public';
import type { Fit, FitInput } from '../../schemas/fits';
import { changeFits } from './change-fits';

/**
 * Notes what a person says of a part of the own chart; the last word counts. It is kept with how the part stands in that chart.
 * Throws 409 where the chart that was seen is not the newest one: the answer was about another.
 */
export const saveFit = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  look: Look,
  { verdict, version }: FitInput,
): Promise<Fit> => {
  const newest = await core.port(ownCharts).findNewest(trx, userId);
  if (newest?.version !== version)
    throw conflict('chart-changed', 'Your chart was computed anew. Please look at it again and answer then.');
  const state = partStateOf(look, newest.chart);
  const fit: Fit = { look: lookText(look), verdict, state, version, saidAt: new Date().toISOString() };
  await changeFits(core, trx, userId, (before) => [fit, ...before.filter((one) => one.look !== fit.look)]);
  return fit;
};
