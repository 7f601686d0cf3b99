import type { Price } from './offer';
import type { Category } from './values';

/** Two people share a room. */
const inARoom = 2;
/** Hours a day for which a car by the hour is counted. */
export const carHours = 3;

/** What so many uses cost everybody, in the smallest coins; null when the price has to be asked for. */
export const costOf = (price: Price | null, times: number, guests: number): number | null => {
  if (!price) return null;
  const each = { person: guests, night: Math.ceil(guests / inARoom), hour: carHours, trip: 1 }[price.per];
  return price.minor * each * times;
};

/** How often something is used in a trip of so many nights: flights there and back, cars on every day. */
export const timesOf = (category: Category, nights: number): number =>
  ({ flight: 2, hotel: nights, restaurant: 1, car: nights + 1 })[category];
