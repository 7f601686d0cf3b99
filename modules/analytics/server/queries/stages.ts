import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { journeyStages, type Period, type StageTimes, stagePrices, stageTimes } from '#modules/reporting/public';
import type { Report, StageCost } from '../../schemas/report';
import { pricesIn } from './investment';

/** Which earnings are the price of which stage; nothing is charged apart for the others. */
const kindOf = { assessment: 'assessment', retreat: 'retreats', aftercare: 'aftercare' } as const;

const daysOf = async (db: Knex, { within }: StageTimes, period: Period) => {
  const row = (await db
    .from(within(db, period).as('span'))
    .whereRaw('span.ended > span.began')
    .first(
      db.raw('count(*)::int as times'),
      db.raw(
        `percentile_cont(array[0.25, 0.5, 0.75]) within group
          (order by extract(epoch from span.ended - span.began)::float8 / 86400) as quarters`,
      ),
    )) as { times: number; quarters: readonly [number, number, number] | null };
  const [low = null, days = null, high = null] = (row.quarters ?? []).map((one) => Math.round(one * 10) / 10);
  return { times: row.times, days, low, high };
};

/** The median of what one person agreed to pay for a stage, by currency. */
const costsOf = async (core: Core, db: Knex, kind: string, period: Period): Promise<StageCost[]> => {
  const sums = db
    .from(pricesIn(core, db, period).as('price'))
    .where('price.kind', kind)
    .groupBy('price.person', 'price.currency')
    .havingRaw('sum(price.minor) > 0')
    .select('price.currency', db.raw('sum(price.minor)::float8 as minor'))
    .as('sum');
  return (await db
    .from(sums)
    .groupBy('sum.currency')
    .orderBy('sum.currency')
    .select(
      'sum.currency',
      db.raw('count(*)::int as people'),
      db.raw('round(percentile_cont(0.5) within group (order by sum.minor))::float8 as minor'),
    )) as StageCost[];
};

/** How long each stage takes and what it costs, from what was done and agreed within the period. */
export const stagesOf = async (core: Core, db: Knex, period: Period): Promise<Report['stages']> => {
  const known = core.ports(stageTimes);
  const stages: Report['stages'] = [];
  // One after the other: a count in the background must not take the whole pool.
  for (const stage of journeyStages) {
    const times = known.find((one) => one.stage === stage);
    const none = { times: 0, days: null, low: null, high: null };
    const offers = core.ports(stagePrices).find((one) => one.stage === stage);
    stages.push({
      stage,
      definition: times?.definition ?? null,
      ...(times ? await daysOf(db, times, period) : none),
      costs: stage in kindOf ? await costsOf(core, db, kindOf[stage as keyof typeof kindOf], period) : [],
      offered: offers ? [...(await offers.offered(db))] : [],
    });
  }
  return stages;
};
