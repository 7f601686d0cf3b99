import type { Knex } from 'knex';
import { earningKinds } from '#core/contract/earning-kinds';
import { earnings, type Period } from '#core/contract/figures';
import type { Core } from '#core/contract/server';
import type { Report } from '../../schemas/report';
import { percent } from './shares';

/** What was agreed in the period, by currency and kind. Nothing where no module keeps prices. */
export const earningsOf = async (core: Core, db: Knex, period: Period): Promise<Report['earnings']> => {
  const found = (await Promise.all(core.ports(earnings).map((one) => one.within(db, period)))).flat();
  const currencies = [...new Set(found.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const rows = found.filter((row) => row.currency === currency);
    const minor = rows.reduce((sum, row) => sum + row.minor, 0);
    const bookings = rows.reduce((sum, row) => sum + row.bookings, 0);
    return {
      currency,
      minor,
      each: bookings === 0 ? 0 : Math.round(minor / bookings),
      parts: earningKinds.map((kind) => {
        const part = rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.minor, 0);
        return { kind, minor: part, share: percent(part, minor) };
      }),
    };
  });
};
