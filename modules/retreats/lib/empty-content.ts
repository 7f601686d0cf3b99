import type { RetreatContent } from '../schemas/content';
import { amountsIn } from './paper-amounts';
import { toSlug } from './slug';

/** Half comes back until a month before, nothing later: what a new retreat begins with. */
const usualTerms: RetreatContent['terms'] = {
  depositPercent: 30,
  balanceDays: 30,
  policy: [
    { daysBefore: 60, refundPercent: 100 },
    { daysBefore: 30, refundPercent: 50 },
  ],
  text: '',
};

/** What a retreat consists of before anybody wrote about it. */
export const emptyContent = (title: string): RetreatContent => ({
  title,
  slug: toSlug(title),
  language: 'en',
  focus: '',
  summary: '',
  text: '',
  days: 5,
  partnerName: '',
  place: { name: '', address: '', latitude: null, longitude: null, zone: '' },
  hosts: [],
  pictures: [],
  programme: [],
  included: [],
  notIncluded: [],
  fitness: { level: 1, text: '' },
  diets: [],
  packing: [],
  faq: [],
  questions: [],
  checklist: [],
  currency: 'USD',
  paperAmounts: amountsIn('USD'),
  taxCode: 'standard',
  terms: usualTerms,
  requiresJourney: false,
});
