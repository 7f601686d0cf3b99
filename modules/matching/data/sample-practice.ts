import type { Gender, Mode } from '../schemas/offer';
import type { AvailabilityInput } from '../schemas/practice';

type Hours = Pick<AvailabilityInput, 'zone' | 'hours'>;
const week = (days: readonly number[], ...spans: readonly (readonly [from: string, to: string])[]): Hours['hours'] =>
  days.flatMap((day) => spans.map(([from, to]) => ({ day, from, to })));

/** Weekly hours of the sample practitioners, in turn. Each has at least three days a week, so that every coming week has free times. */
export const sampleHours: readonly Hours[] = [
  { zone: 'Europe/London', hours: week([1, 2, 3, 4], ['09:00', '12:30'], ['14:00', '17:00']) },
  { zone: 'America/New_York', hours: week([2, 4, 5], ['10:00', '18:00']) },
  { zone: 'Europe/Berlin', hours: week([1, 3, 5], ['08:00', '13:00']) },
  { zone: 'America/Los_Angeles', hours: week([1, 2, 3, 4, 5], ['16:00', '20:00']) },
  { zone: 'Europe/Madrid', hours: week([2, 3, 6], ['10:00', '14:00'], ['16:00', '19:00']) },
];

interface SamplePlace {
  readonly place_id: string;
  readonly place_label: string;
  readonly country_code: string;
  readonly latitude: number;
  readonly longitude: number;
}

const place = (
  place_id: string,
  place_label: string,
  country_code: string,
  latitude: number,
  longitude: number,
): SamplePlace => ({ place_id, place_label, country_code, latitude, longitude });

/** Where the samples work: the towns of the clocks above, in the same order. */
const towns: readonly SamplePlace[] = [
  place('2643743', 'London, England, United Kingdom', 'GB', 51.5085, -0.1257),
  place('5128581', 'New York City, New York, United States', 'US', 40.7143, -74.006),
  place('2950159', 'Berlin, State of Berlin, Germany', 'DE', 52.5244, 13.4105),
  place('5368361', 'Los Angeles, California, United States', 'US', 34.0522, -118.2437),
  place('3117735', 'Madrid, Madrid, Spain', 'ES', 40.4165, -3.7026),
];
const ways: readonly (readonly Mode[])[] = [
  ['online', 'in-person'],
  ['online'],
  ['in-person', 'online'],
  ['in-person'],
];
const prices = [90, 120, 70, 150, 60, 110, 80] as const;

const men = new Set(
  'anselm tomasz joaquin daniel leif kwame rashid noah oliver marek victor samuel'
    .split(' ')
    .map((one) => `sample-${one}`),
);
/** Not all say it. */
const unsaid = new Set(['sample-yuki', 'sample-mei']);

const genderOf = (slug: string): Gender | null => {
  const first = slug.split('-').slice(0, 2).join('-');
  if (unsaid.has(first)) return null;
  return men.has(first) ? 'man' : 'woman';
};

/** What clients can filter the samples by; `index` is the sample's place in the list. */
export const sampleOffer = (slug: string, index: number) => ({
  ...towns[index % towns.length],
  modes: [...(ways[index % ways.length] ?? [])],
  price_per_hour: prices[index % prices.length] ?? null,
  gender: genderOf(slug),
});
