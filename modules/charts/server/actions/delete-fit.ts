import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { type Look, lookText } from '#modules/chart-engine/public';
import { changeFits } from './change-fits';

/** Takes back what was said of a part; nothing where nothing was said. */
export const deleteFit = (core: Core, trx: Knex.Transaction, userId: string, look: Look): Promise<void> =>
  changeFits(core, trx, userId, (before) => {
    const rest = before.filter((one) => one.look !== lookText(look));
    return rest.length === before.length ? before : rest;
  });
