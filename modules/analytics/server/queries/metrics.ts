import type { Core } from '#core/contract/server';
import type { FigureView, Metrics } from '../../schemas/metrics';
import { type FigureName, figureNames, type PeriodDays } from '../../schemas/values';
import type { FigureReport } from '../models/figure-report';
import { figureRules } from './definitions';

/** How a period is named within a sentence. */
const named = (days: PeriodDays): string => (days === 365 ? 'the last 12 months' : `the last ${days} days`);

/** The figures as they were counted, with what they mean. */
export const metricsOf = (core: Core, { days, body, asOf }: FigureReport): Metrics => {
  const rules = figureRules(core);
  const view = (name: FigureName): FigureView => {
    const { unit, definition, people } = rules[name];
    const counted = body.figures[name];
    return {
      // A figure that is newer than the count is shown with the next one.
      value: counted?.value ?? null,
      previous: counted?.previous ?? null,
      unit,
      middle: counted?.middle ? [...counted.middle] : null,
      currency: counted?.currency ?? null,
      definition: definition.replaceAll('{period}', named(days)),
      listed: people !== undefined,
      asOf,
    };
  };
  const details = Object.fromEntries(figureNames.map((name) => [name, view(name)])) as Record<FigureName, FigureView>;
  const count = (name: FigureName): number => details[name].value ?? 0;
  return {
    activeClients: count('activeClients'),
    practitioners: count('practitioners'),
    completedProfiles: count('completedProfiles'),
    retreatBookings: count('retreatBookings'),
    days,
    sample: core.config.demo,
    details,
  };
};
