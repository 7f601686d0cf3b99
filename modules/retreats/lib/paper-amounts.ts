import type { RetreatContent } from '../schemas/content';

type PaperAmounts = RetreatContent['paperAmounts'];

/** What the product's specification lists, in US cents. */
export const specifiedAmounts: PaperAmounts = {
  'medical-clearance': 20_000,
  'psychological-assessment': 40_000,
  'travel-insurance': 15_000,
};

const none: PaperAmounts = { 'medical-clearance': null, 'psychological-assessment': null, 'travel-insurance': null };

/** What papers cost before anybody said so: US dollars stand for nothing else, so another currency begins without amounts. */
export const amountsIn = (currency: string, dollars: PaperAmounts = specifiedAmounts): PaperAmounts =>
  currency === 'USD' ? dollars : none;
