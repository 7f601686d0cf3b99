import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { earningKinds, earnings, type Period } from '#modules/reporting/public';
import type { Report } from '../../schemas/report';
import { averagesByPerson } from './investment';
import { percent } from './shares';

/** What was agreed in the period, by currency and kind. Nothing where no module keeps prices. */
export const earningsOf = async (core: Core, db: Knex, period: Period): Promise<Report['earnings']> => {
  const found = (await Promise.all(core.ports(earnings).map((one) => one.within(db, period)))).flat();
  const averages = await averagesByPerson(core, db, period);
  const currencies = [...new Set(found.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const rows = found.filter((row) => row.currency === currency);
    const minor = rows.reduce((sum, row) => sum + row.minor, 0);
    const average = averages.find((one) => one.currency === currency);
    return {
      currency,
      minor,
      people: average?.people ?? 0,
      each: average?.each ?? 0,
      parts: earningKinds.map((kind) => {
        const part = rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.minor, 0);
        // A part of what was given back is no share of what was earned.
        return { kind, minor: part, share: part < 0 || part > minor ? null : percent(part, minor) };
      }),
    };
  });
};
