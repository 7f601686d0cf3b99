import type { SourcedOffer } from '../../schemas/offer';
import { dietaryOptions } from '../../schemas/values';
import { metresBetween } from './places-nearby';

interface Region {
  readonly key: string;
  readonly location: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where invented offers lie: real places, so that a destination finds them. */
const regions: readonly Region[] = [
  { key: 'big-sur', location: 'Big Sur, California', latitude: 36.27, longitude: -121.81 },
  { key: 'sedona', location: 'Sedona, Arizona', latitude: 34.87, longitude: -111.76 },
  { key: 'tulum', location: 'Tulum, Mexico', latitude: 20.21, longitude: -87.46 },
  { key: 'nosara', location: 'Nosara, Costa Rica', latitude: 9.98, longitude: -85.65 },
  { key: 'cusco', location: 'Cusco, Peru', latitude: -13.53, longitude: -71.97 },
  { key: 'lisbon', location: 'Lisbon, Portugal', latitude: 38.72, longitude: -9.14 },
  { key: 'marrakesh', location: 'Marrakesh, Morocco', latitude: 31.63, longitude: -8.0 },
  { key: 'ubud', location: 'Ubud, Indonesia', latitude: -8.51, longitude: 115.26 },
  { key: 'rishikesh', location: 'Rishikesh, India', latitude: 30.1, longitude: 78.29 },
  { key: 'kyoto', location: 'Kyoto, Japan', latitude: 35.01, longitude: 135.77 },
];
const origins = [
  { location: 'San Francisco, California', latitude: 37.77, longitude: -122.42 },
  { location: 'New York, New York', latitude: 40.71, longitude: -74.01 },
  { location: 'London, United Kingdom', latitude: 51.51, longitude: -0.13 },
  { location: 'Berlin, Germany', latitude: 52.52, longitude: 13.4 },
  { location: 'Madrid, Spain', latitude: 40.42, longitude: -3.7 },
] as const;
const first = [
  'Amber',
  'Cedar',
  'Dune',
  'Ember',
  'Fern',
  'Harbor',
  'Juniper',
  'Lantern',
  'Meadow',
  'Opal',
  'River',
  'Stone',
];
const houses = ['House', 'Lodge', 'Retreat', 'Inn', 'Rooms', 'Courtyard'];
const tables = ['Kitchen', 'Table', 'Hearth', 'Garden', 'Bowl', 'Canteen'];
const carriers = ['Northlight Air', 'Swallow Airways', 'Meridian Wings'];
const rides = ['Electric car', 'Car with driver', 'Shuttle', 'Camper'];
const amenities = {
  flight: ['Direct', 'One checked bag', 'Free change until the day before', 'Extra legroom', 'Meal by diet'],
  hotel: ['Quiet rooms', 'Garden', 'Yoga deck', 'Bath house', 'Breakfast included', 'Library', 'Sauna'],
  restaurant: ['Seasonal menu', 'Terrace', 'Open kitchen', 'Quiet corner', 'Own garden', 'Private room'],
  car: ['Electric', 'Child seats', 'Airport pickup', 'Driver on request', 'Water on board'],
} as const;

/** The same number for the same count and purpose, from 0 to below `below`. */
const pick = (seed: number, purpose: number, below: number): number => {
  let mixed = Math.imul(seed * 31 + purpose + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % below;
};
const some = <T>(list: readonly T[], seed: number, purpose: number, count: number): T[] =>
  list.filter((_, index) => (index + pick(seed, purpose, list.length)) % list.length < count);
const one = <T>(list: readonly T[], seed: number, purpose: number): T => list[pick(seed, purpose, list.length)] as T;

/** The kinds of twenty offers of a place. */
const kinds = [
  ...Array<'flight'>(5).fill('flight'),
  ...Array<'hotel'>(5).fill('hotel'),
  ...Array<'restaurant'>(6).fill('restaurant'),
  ...Array<'car'>(4).fill('car'),
];

/** The first word of a name; neighbours of one kind and place never share it. */
const nameOf = ({ key }: Region, index: number): string => first[(index * 5 + key.length) % first.length] as string;

const named = (
  kind: SourcedOffer['category'],
  seed: number,
  name: string,
  { location }: Region,
  origin: string,
): string => {
  const place = location.split(',')[0];
  if (kind === 'flight') return `${origin.split(',')[0]} to ${place}`;
  if (kind === 'hotel') return `${name} ${one(houses, seed, 2)}`;
  if (kind === 'restaurant') return `${name} ${one(tables, seed, 3)}`;
  return `${one(rides, seed, 4)}, ${place}`;
};

const describing = {
  flight: 'An invented flight that shows how a journey is put together.',
  hotel: 'An invented house that shows how a journey is put together.',
  restaurant: 'An invented kitchen that shows how a journey is put together.',
  car: 'An invented ride that shows how a journey is put together.',
} as const;

const priceOf = (kind: SourcedOffer['category'], seed: number, kilometres: number): SourcedOffer['price'] => {
  // Some prices have to be asked for, as in life.
  if (pick(seed, 5, 12) === 0) return null;
  const steps = pick(seed, 6, 20);
  const price = {
    flight: { minor: 9_000 + Math.round(kilometres / 14) * 100 + steps * 1_500, per: 'person' },
    hotel: { minor: 9_000 + steps * 3_500, per: 'night' },
    restaurant: { minor: 2_200 + steps * 700, per: 'person' },
    car: { minor: 1_500 + steps * 250, per: 'hour' },
  } as const;
  return { ...price[kind], currency: 'USD' };
};

const offerOf = (region: Region, index: number, seed: number): SourcedOffer => {
  const category = kinds[index % kinds.length] as SourcedOffer['category'];
  const from = one(origins, seed, 7);
  const origin = from.location;
  const kilometres = metresBetween(from, region) / 1000;
  const name = nameOf(region, index);
  const meal = category === 'restaurant';
  // Every third kitchen closes in the afternoon, so that each place has some for the evening.
  const early = index % 3 === 1;
  const spread = () => (pick(seed, 9, 100) - 50) / 600;
  const away = category === 'flight' ? 0 : spread();
  return {
    id: `sample-${region.key}-${index + 1}`,
    name: named(category, seed, name, region, origin),
    category,
    description: describing[category],
    location: region.location,
    latitude: region.latitude + away,
    longitude: region.longitude + away / 2,
    origin: category === 'flight' ? origin : null,
    provider: category === 'flight' ? one(carriers, seed, 10) : `${name} ${region.location.split(',')[0]}`,
    price: priceOf(category, seed, kilometres),
    rating: 3.6 + pick(seed, 11, 14) / 10,
    reviews: 12 + pick(seed, 12, 400),
    features: some(amenities[category], seed, 13, 3 + pick(seed, 14, 2)),
    dietaryOptions: meal ? some(dietaryOptions, seed, 15, 5 + pick(seed, 16, 4)) : [],
    availability:
      (['available', 'available', 'available', 'limited', 'booked'] as const)[pick(seed, 17, 5)] ?? 'available',
    opens: meal ? (early ? 450 : 690) : null,
    closes: meal ? (early ? 960 : 1320) : null,
    departs: category === 'flight' ? 420 + pick(seed, 18, 20) * 30 : null,
    // An airliner's pace on the straight line, with taxiing, climb and one stop on long ways.
    minutes:
      category === 'flight' ? 5 * Math.round((40 + (kilometres / 820) * 60 + (kilometres > 6000 ? 90 : 0)) / 5) : null,
    bookingUrl: null,
  };
};

/** Invented offers, the same ones each time, spread evenly over ten places. */
export const generateOffers = (count: number): SourcedOffer[] =>
  Array.from({ length: count }, (_, at) => {
    const region = regions[at % regions.length] as Region;
    return offerOf(region, Math.floor(at / regions.length), at + 1);
  });
