import type { FigureRange, ProductFigures } from '#modules/knowledge/public';
import { type JourneyPrices, priceNames } from '../../lib/budget-notes';

/** The prices that are published now, as far as a note about budgets needs them; null where one of them is not known. */
export const readPrices = (figures: readonly ProductFigures[]): JourneyPrices | null => {
  const read = (name: keyof JourneyPrices): FigureRange | null => {
    const figure = figures.find((one) => priceNames[name] in one)?.[priceNames[name]];
    return typeof figure === 'object' && 'from' in figure ? figure : null;
  };
  const [assessment, retreat, integration, aftercare] = [
    read('assessment'),
    read('retreat'),
    read('integration'),
    read('aftercare'),
  ];
  if (!assessment || !retreat || !integration || !aftercare) return null;
  return {
    assessment: assessment.from,
    retreat: { from: retreat.from, to: retreat.to },
    integration: integration.from,
    aftercare: aftercare.from,
  };
};
