import type { Core, Job } from '#core/contract/server';
import { type FigureName, type FigureView, figureNames, type Metrics } from '../../schemas/metrics';
import { FigureCount } from '../models/figure-count';
import { recount } from './compute';
import { figureRules } from './definitions';

/** Older counts are counted again before they are shown; the job keeps them younger. */
const freshMinutes = 15;

/** Counts in the background, so that nobody waits for it. */
export const countJob = (core: Core): Job => ({
  name: 'count',
  cron: '*/5 * * * *',
  run: async () => {
    await recount(core);
  },
});

/** The figures as last counted, at most fifteen minutes ago; parallel readers share one count. */
export const metricsOf = (core: Core): (() => Promise<Metrics>) => {
  let counting: Promise<readonly FigureCount[]> | null = null;
  const counted = async (): Promise<readonly FigureCount[]> => {
    const held = await FigureCount.query(core.db).whereRaw("as_of > now() - (? * interval '1 minute')", [freshMinutes]);
    if (figureNames.every((name) => held.some((row) => row.name === name))) return held;
    counting ??= recount(core).finally(() => {
      counting = null;
    });
    return counting;
  };
  return async () => {
    const rows = new Map((await counted()).map((row) => [row.name, row]));
    const rules = figureRules(core);
    const view = (name: FigureName): FigureView => {
      const row = rows.get(name);
      const { unit, definition } = rules[name];
      return {
        value: row?.value ?? null,
        previous: row?.previous ?? null,
        unit,
        definition,
        asOf: row?.as_of ?? new Date().toISOString(),
      };
    };
    const details = Object.fromEntries(figureNames.map((name) => [name, view(name)])) as Record<FigureName, FigureView>;
    const count = (name: FigureName): number => details[name].value ?? 0;
    return {
      activeClients: count('activeClients'),
      practitioners: count('practitioners'),
      completedProfiles: count('completedProfiles'),
      retreatBookings: count('retreatBookings'),
      details,
    };
  };
};
