import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { clientPhases, type Period, stepTimes } from '#modules/reporting/public';
import { periodBefore } from '../../lib/periods';
import { figureNames, type PeriodDays } from '../../schemas/values';
import { type Counted, type CountedFigure, FigureReport } from '../models/figure-report';
import { cohortsOf } from '../queries/cohorts';
import { type FigureRule, figureRules, type Measured, type PeriodAt } from '../queries/definitions';
import { earningsOf } from '../queries/earnings';
import { funnelOf } from '../queries/funnel';
import { toByPhase } from '../queries/overview';
import { stagesOf } from '../queries/stages';
import { bookableHours } from '../queries/weeks';

/** When the first account of any role was opened (milliseconds): nothing is known of the time before. */
const beginning = async (core: Core, db: Knex): Promise<number> => {
  const firsts = await Promise.all(
    (['client', 'practitioner', 'admin'] as const).map(async (role) => {
      const row = (await db
        .from(core.people.accounts(db, role).as('account'))
        .first(db.raw('min(created_at) as first'))) as { first: string | null };
      return row.first === null ? Number.POSITIVE_INFINITY : Date.parse(row.first);
    }),
  );
  return Math.min(...firsts);
};

const countAt = async (
  db: Knex,
  rule: FigureRule,
  since: number,
  at: PeriodAt,
  ago: number,
): Promise<Measured | null> => {
  // A period that the product lived through only in part would make every comparison look like growth.
  const covered = Date.parse(at(ago + rule.needs).to) >= since;
  // A present count is true however young the product is; only a share of an earlier period needs that period.
  const counted = covered || (ago === 0 && rule.needs < 2) ? await rule.count(db, at, ago) : null;
  return typeof counted === 'number' ? { value: counted } : counted;
};

/** Both periods of a figure; amounts in two currencies cannot be compared. */
const figureOf = (now: Measured | null, before: Measured | null): CountedFigure => {
  const { low, high, currency } = now ?? {};
  return {
    value: now?.value ?? null,
    previous: before && before.currency === currency ? before.value : null,
    ...(low !== undefined && high !== undefined && { middle: [low, high] as const }),
    ...(currency !== undefined && { currency }),
  };
};

const screensOf = async (core: Core, db: Knex, period: Period): Promise<Counted['screens']> => {
  const all = await Promise.all(core.ports(stepTimes).map((one) => one.within(db, period)));
  return all.flat().map(({ step, name, seconds, times }) => ({
    step,
    name,
    minutes: seconds === null ? null : Math.round(seconds / 6) / 10,
    times,
  }));
};

/** What is the same for every length of period. */
type Common = Pick<Counted, 'phases' | 'cohorts' | 'weeks'>;

/** Counts what does not depend on the length of a period. */
export const countCommon = async (core: Core, now = Date.now()): Promise<Common> => ({
  phases: toByPhase((await core.ports(clientPhases)[0]?.countAll(core.db)) ?? new Map()),
  cohorts: await cohortsOf(core, core.db, now),
  weeks: await bookableHours(core, core.db, now),
});

/** Counts everything anew for one length of period and keeps it; some seconds with a hundred thousand clients. */
export const recount = async (core: Core, days: PeriodDays, common?: Common): Promise<FigureReport> => {
  const { db } = core;
  const now = Date.now();
  const at: PeriodAt = (ago) => periodBefore(now, days, ago);
  const since = await beginning(core, db);
  const rules = figureRules(core);
  const figures: [string, CountedFigure][] = [];
  // One after the other: a count in the background must not take the whole pool.
  for (const name of figureNames)
    figures.push([
      name,
      figureOf(await countAt(db, rules[name], since, at, 0), await countAt(db, rules[name], since, at, 1)),
    ]);
  const body: Counted = {
    ...(common ?? (await countCommon(core, now))),
    figures: Object.fromEntries(figures) as Counted['figures'],
    funnel: await funnelOf(core, db, now, at(0)),
    earnings: await earningsOf(core, db, at(0)),
    stages: await stagesOf(core, db, at(0)),
    screens: await screensOf(core, db, at(0)),
  };
  return FigureReport.query(db)
    .insert({ days, body, asOf: new Date(now).toISOString() })
    .onConflict('days')
    .merge()
    .returning('*')
    .first() as unknown as Promise<FigureReport>;
};
