import { type DietaryOption, dietaryOptions } from '#modules/retreats/public';

export { type DietaryOption, dietaryOptions };

/** What can be offered, in the order of the page's tabs. */
export const categories = ['flight', 'hotel', 'restaurant', 'car'] as const;
export type Category = (typeof categories)[number];
export const availabilities = ['available', 'limited', 'booked'] as const;
/** Languages in which offers are written. */
export const offerLanguages = ['en', 'de', 'es'] as const;
export type OfferLanguage = (typeof offerLanguages)[number];
/** What a price is for. */
export const priceUnits = ['person', 'night', 'hour', 'trip'] as const;
/** The specified budgets. */
export const budgets = ['10k-25k', '25k-50k', '50k-100k', '100k+'] as const;
export type Budget = (typeof budgets)[number];
export const bookingStates = ['requested', 'held', 'confirmed', 'completed', 'cancelled', 'refunded'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Bounds of a trip: guests, nights from check-in to check-out, days until check-in, services, characters. */
export const limits = {
  guests: 6,
  nights: 30,
  ahead: 730,
  services: 30,
  line: 100,
  requests: 2000,
  note: 2000,
} as const;

/** Columns of a file of offers, in the order in which they are exported. */
export const offerColumns = [
  'id',
  'name',
  'category',
  'description',
  'location',
  'latitude',
  'longitude',
  'origin',
  'provider',
  'price',
  'currency',
  'per',
  'taxCode',
  'rating',
  'reviews',
  'features',
  'dietaryOptions',
  'availability',
  'opens',
  'closes',
  'departs',
  'minutes',
  'bookingUrl',
] as const;
export type OfferColumn = (typeof offerColumns)[number];
/** Where offers come from that staff write themselves. */
export const ownSource = 'house';
export const offerOrigins = ['house', 'elsewhere'] as const;
/** Orders of the list of quote requests; the first is usual. */
export const bookingSorts = ['waiting', 'newest', 'start'] as const;
export type BookingSort = (typeof bookingSorts)[number];
/** Orders of the list of offers for staff; the first is usual. */
export const studioSorts = ['name', 'price', 'changed'] as const;
export type StudioSort = (typeof studioSorts)[number];
