/** What can be offered, in the order of the page's tabs. */
export const categories = ['flight', 'hotel', 'restaurant', 'car'] as const;
export type Category = (typeof categories)[number];
export const availabilities = ['available', 'limited', 'booked'] as const;
/** What a price is for. */
export const priceUnits = ['person', 'night', 'hour', 'trip'] as const;
/** The specified dietary options. */
export const dietaryOptions = [
  'Vegan',
  'Vegetarian',
  'Macrobiotic',
  'Protein-Rich',
  'Keto',
  'Paleo',
  'Raw Food',
  'Gluten-Free',
  'Anti-Inflammatory',
  'Alkaline',
] as const;
export type DietaryOption = (typeof dietaryOptions)[number];
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
