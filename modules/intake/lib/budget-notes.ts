/** Prices of a journey in whole US dollars, as they are published. */
export interface JourneyPrices {
  readonly assessment: number;
  readonly retreat: { readonly from: number; readonly to: number };
  readonly integration: number;
  /** A month. */
  readonly aftercare: number;
}

/** What the product publishes of prices, under their names (`productFigures`). */
export const priceNames = {
  assessment: 'welcome.price.assessment',
  retreat: 'welcome.price.retreat',
  integration: 'welcome.price.integration',
  aftercare: 'welcome.price.aftercare',
} as const satisfies Readonly<Record<keyof JourneyPrices, string>>;

/** Under which name prices travel with pages. */
export const pricesInPages = 'intake.prices';

/** Least and most of a budget, from its name: `10k-15k`, `50k+`. Null for what is no budget. */
const boundsOf = (budget: string): { readonly from: number; readonly to: number } | null => {
  const found = /^(\d+)k(?:-(\d+)k|\+)$/.exec(budget);
  if (!found) return null;
  return { from: Number(found[1]) * 1000, to: found[2] ? Number(found[2]) * 1000 : Number.POSITIVE_INFINITY };
};

/** What a whole journey costs with the simplest and with the dearest retreat. */
export const priceWhole = ({ assessment, retreat, integration }: JourneyPrices) => ({
  from: assessment + retreat.from + integration,
  to: assessment + retreat.to + integration,
});

/** Months of aftercare from which a note speaks of some. */
const someMonths = 3;

export type BudgetNote = 'little' | 'parts' | 'partsAftercare' | 'some' | 'whole' | 'any' | 'anyAftercare';

/** What a budget covers at these prices; null for an option that is none. */
export const describeBudget = (budget: string, prices: JourneyPrices): BudgetNote | null => {
  const bounds = boundsOf(budget);
  if (!bounds) return null;
  const whole = priceWhole(prices);
  const parts = prices.assessment + prices.integration;
  if (bounds.from >= whole.to + prices.aftercare) return 'anyAftercare';
  if (bounds.from >= whole.to) return 'any';
  if (bounds.from >= whole.from) return 'whole';
  if (bounds.to >= whole.from) return 'some';
  if (bounds.from < parts) return 'little';
  return bounds.from >= parts + someMonths * prices.aftercare ? 'partsAftercare' : 'parts';
};
