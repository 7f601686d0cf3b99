import type { Range } from '../../schemas/values';
import type { Prices } from '../journey-figures';
import { costs } from './costs';
import { firstPlan, fullJourney } from './plan';

/** The budgets that the product asks for, in US dollars; the last one has no end. */
export const bands = [
  { id: 'ten', least: 10_000, most: 15_000 },
  { id: 'fifteen', least: 15_000, most: 25_000 },
  { id: 'twentyFive', least: 25_000, most: 50_000 },
  { id: 'fifty', least: 50_000, most: null },
] as const;
export type Band = (typeof bands)[number];
export type BandId = Band['id'];

/** How far a budget goes. `short` cannot buy it, `lowest` can at its lowest price, `whole` can at every price, `open` has no end. */
export interface Reach {
  readonly kind: 'short' | 'lowest' | 'whole' | 'open';
  /** US dollars missing (short), else left over at the price meant by the kind. */
  readonly difference: number;
}

/** Compares the end of a band with a price. */
export const reachOf = (band: Band, price: Range): Reach => {
  const end = band.most ?? band.least;
  if (end >= price.to) return { kind: 'whole', difference: end - price.to };
  if (band.most === null) return { kind: 'open', difference: 0 };
  if (end >= price.from) return { kind: 'lowest', difference: end - price.from };
  return { kind: 'short', difference: price.from - end };
};

/** What a band buys of the whole offer: the journey as far as it goes, and months of aftercare for what is left. */
export interface Cover {
  readonly journey: Reach;
  /** True when everything before the retreat and the reserve fit next to the journey at its highest price. */
  readonly extras: boolean;
  /** Whole months of aftercare that the rest pays for: next to assessment and integration when a retreat is out of reach. */
  readonly months: number;
}

/** Says what each band covers, from the prices alone. */
export const coverOf = (band: Band, prices: Prices): Cover => {
  const end = band.most ?? band.least;
  const journey = reachOf(band, costs(fullJourney, prices).total);
  const everything = costs(firstPlan, prices).total;
  const extras = end >= everything.to;
  const without = prices.assessment.to + prices.integration.to;
  const spent = journey.kind === 'short' ? without : extras ? everything.to : end;
  return { journey, extras, months: Math.floor((end - spent) / prices.aftercare) };
};
