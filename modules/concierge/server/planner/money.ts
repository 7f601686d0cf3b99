import { costOf } from '../../schemas/cost';
import type { PlanView } from '../../schemas/trip';
import type { Budget } from '../../schemas/values';
import type { Choice, Trip } from './trip';

/** Bounds of the specified budgets in cents; the last has no end. */
const bounds: Readonly<Record<Budget, readonly [least: number, most: number]>> = {
  '10k-25k': [1_000_000, 2_500_000],
  '25k-50k': [2_500_000, 5_000_000],
  '50k-100k': [5_000_000, 10_000_000],
  '100k+': [10_000_000, Number.POSITIVE_INFINITY],
};
/** The most a budget allows, in cents; without a budget there is no end. */
export const mostOf = (budget: Budget | null): number => (budget ? bounds[budget][1] : Number.POSITIVE_INFINITY);

/** What everything costs together, as far as prices are known and in one currency. */
export const estimateOf = (choices: readonly Choice[], trip: Trip): PlanView['estimate'] => {
  const currency = choices.find(({ offer }) => offer.price)?.offer.price?.currency ?? null;
  let total = 0;
  let unknown = 0;
  for (const choice of choices) {
    const cost =
      choice.offer.price?.currency === currency ? costOf(choice.offer.price, choice.times, trip.guests) : null;
    if (cost === null) unknown += 1;
    else total += cost;
  }
  if (currency === null) return { total: null, unknown, budget: null };
  const budget = trip.budget && currency === 'USD' ? bounds[trip.budget] : null;
  const lies = budget && (total > budget[1] ? 'above' : total < budget[0] ? 'below' : 'within');
  return { total: { minor: total, currency }, unknown, budget: lies };
};
