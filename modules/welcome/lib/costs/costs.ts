import type { Range } from '../../schemas/values';
import type { Prices } from '../journey-figures';
import { most, type Plan } from './plan';

/** Lines of the calculation, in the order of the journey. */
export const lineIds = [
  'intake',
  'assessment',
  'retreat',
  'integration',
  'aftercare',
  'before',
  'reserve',
  'sessions',
  'treatments',
  'after',
] as const;
export type LineId = (typeof lineIds)[number];

/** One line in US dollars; `start` is where it begins when all lines are laid end to end at their lowest. */
export interface Line extends Range {
  readonly id: LineId;
  readonly start: number;
}

/** A plan's calculation: stages, what is added to them, and both together. */
export interface Costs {
  readonly stages: { readonly lines: readonly Line[]; readonly sum: Range };
  readonly extras: { readonly lines: readonly Line[]; readonly sum: Range };
  readonly total: Range;
}

const nothing: Range = { from: 0, to: 0 };
const fixed = (amount: number): Range => ({ from: amount, to: amount });
const plus = (one: Range, other: Range): Range => ({ from: one.from + other.from, to: one.to + other.to });
const sumOf = (ranges: readonly Range[]): Range => ranges.reduce(plus, nothing);

/** A whole number from nothing to the most; anything else counts as nothing. */
const whole = (count: number, highest: number): number =>
  Number.isFinite(count) ? Math.min(highest, Math.max(0, Math.floor(count))) : 0;

const endToEnd = (lines: readonly (Range & { readonly id: LineId })[], start: number): Line[] => {
  let at = start;
  return lines.map((line) => {
    const placed = { ...line, start: at };
    at += line.from;
    return placed;
  });
};

const stageRanges = (plan: Plan, prices: Prices): readonly (Range & { readonly id: LineId })[] => [
  { id: 'intake', ...prices.intake },
  ...(['assessment', 'retreat', 'integration'] as const).flatMap((id) => (plan[id] ? [{ id, ...prices[id] }] : [])),
  ...(plan.aftercare > 0
    ? [{ id: 'aftercare' as const, ...fixed(prices.aftercare * whole(plan.aftercare, most.aftercare)) }]
    : []),
];

const extraRanges = (plan: Plan, prices: Prices): readonly (Range & { readonly id: LineId })[] => {
  const going = plan.retreat;
  const before = (['clearance', 'psychological', 'insurance'] as const).filter((id) => going && plan[id]);
  const amounts: Readonly<Partial<Record<LineId, number>>> = {
    before: before.reduce((sum, id) => sum + prices[id], 0),
    reserve: going && plan.reserve ? prices.reserve : 0,
    sessions: going ? prices.sessionDay * whole(plan.sessionDays, plan.days) : 0,
    treatments: going ? prices.treatment * whole(plan.treatments, most.treatments) : 0,
    after: (['weekly', 'monthly', 'monthlyMore'] as const).reduce(
      (sum, id) => sum + prices[id] * whole(plan[id], most[id]),
      0,
    ),
  };
  return lineIds.flatMap((id) => (amounts[id] ? [{ id, ...fixed(amounts[id]) }] : []));
};

/** What a plan costs, from the least to the most, in US dollars. Pure; counts beyond their bounds are brought back to them. */
export const costs = (plan: Plan, prices: Prices): Costs => {
  const stageLines = endToEnd(stageRanges(plan, prices), 0);
  const stages = sumOf(stageLines);
  const extraLines = endToEnd(extraRanges(plan, prices), stages.from);
  const extras = sumOf(extraLines);
  return {
    stages: { lines: stageLines, sum: stages },
    extras: { lines: extraLines, sum: extras },
    total: plus(stages, extras),
  };
};
