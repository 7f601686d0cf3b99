import type { Gender, Mode } from '../schemas/offer';

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

/** Where the samples work: the towns of the clocks in `sample-hours`, in the same order. */
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
