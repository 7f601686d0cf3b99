import { generateOffers } from './generate';
import { nineOffers } from './samples';
import type { OfferSource } from './source';

/** Invented offers of a development start: the nine specified and two hundred more. */
export const embeddedSource: OfferSource = {
  name: 'embedded',
  sample: true,
  list: async () => [...nineOffers, ...generateOffers(200)],
};
