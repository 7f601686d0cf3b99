import type { FigureRange, ProductFigure, ProductFigures } from '#modules/knowledge/public';
import { builtInFigures, countWeeks, type JourneyFigures } from '../lib/journey-figures';
import { type Range, retreatDays } from '../schemas/values';

const dollars = (amount: Range | number): FigureRange => ({
  ...(typeof amount === 'number' ? { from: amount, to: amount } : amount),
  unit: 'dollars',
});

const toFigures = ({ prices, lengths }: JourneyFigures): ProductFigures => ({
  'welcome.weeks.intake': lengths.intake,
  'welcome.weeks.assessment': lengths.assessment,
  'welcome.weeks.integration': lengths.integration,
  'welcome.weeks.journey': countWeeks(lengths),
  'welcome.days.retreat': lengths.retreat,
  'welcome.days.choices': retreatDays,
  'welcome.price.assessment': dollars(prices.assessment),
  'welcome.price.retreat': dollars(prices.retreat),
  'welcome.price.integration': dollars(prices.integration),
  'welcome.price.aftercare': dollars(prices.aftercare),
  'welcome.price.clearance': dollars(prices.clearance),
  'welcome.price.psychological': dollars(prices.psychological),
  'welcome.price.insurance': dollars(prices.insurance),
  'welcome.price.sessionDay': dollars(prices.sessionDay),
  'welcome.price.treatment': dollars(prices.treatment),
  'welcome.price.reserve': dollars(prices.reserve),
});

/** Prices and lengths that help texts may repeat, each as it is when a text is made. */
export const figures = (read: () => JourneyFigures): ProductFigures =>
  new Proxy<Record<string, ProductFigure>>(toFigures(builtInFigures), {
    get: (_, name) => toFigures(read())[String(name)],
  });
