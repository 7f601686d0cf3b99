import type { Gender, Mode } from '../schemas/offer';
import type { FilterName, MatchFilters } from '../schemas/wishes';

/** Nothing that a practitioner has to meet. */
export const noFilters: MatchFilters = {
  language: null,
  mode: null,
  mostPrice: null,
  place: null,
  gender: null,
  withinDays: null,
};

export const filterNames = Object.keys(noFilters) as readonly FilterName[];

/** The filters that are set. */
export const filtersSet = (filters: MatchFilters): FilterName[] => filterNames.filter((name) => filters[name] !== null);

/** A practitioner as far as filters ask. */
export interface Offered {
  readonly languages: readonly string[];
  readonly modes: readonly Mode[];
  readonly pricePerHour: number | null;
  readonly countryCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly gender: Gender | null;
}

/** Where a filter's place lies. */
export interface Spot {
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies. */
export const kilometres = (
  a: { readonly latitude: number; readonly longitude: number },
  b: { readonly latitude: number; readonly longitude: number },
): number => {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
};

const isNear = (one: Offered, spot: Spot | null, km: number | null): boolean => {
  if (!spot) return false;
  if (km === null) return one.countryCode === spot.countryCode;
  const { latitude, longitude } = one;
  return latitude !== null && longitude !== null && kilometres({ latitude, longitude }, spot) <= km;
};

/** The filters a practitioner does not meet, but for the next free time, which takes a calendar. What was not said meets none. */
export const unmet = (one: Offered, filters: MatchFilters, spot: Spot | null): FilterName[] => {
  const { language, mode, mostPrice, place, gender } = filters;
  const wanted = language?.trim().toLowerCase();
  return [
    ...(wanted === undefined || one.languages.some((name) => name.toLowerCase() === wanted)
      ? []
      : (['language'] as const)),
    ...(mode === null || one.modes.includes(mode) ? [] : (['mode'] as const)),
    ...(mostPrice === null || (one.pricePerHour !== null && one.pricePerHour <= mostPrice)
      ? []
      : (['mostPrice'] as const)),
    ...(place === null || isNear(one, spot, place.km) ? [] : (['place'] as const)),
    ...(gender === null || one.gender === gender ? [] : (['gender'] as const)),
  ];
};
