import { type DietaryOption, dietaryOptions } from './values';

export const retreatsPath = '/retreats';

/** What of the list stands in its address. */
export interface RetreatFilters {
  readonly q?: string;
  readonly month?: string;
  readonly length?: 'short' | 'week' | 'long';
  readonly diet?: DietaryOption;
  readonly places?: 'yes';
}

const lengths = ['short', 'week', 'long'] as const;

/** The filters that an address names; anything else in it is left out. */
export const filtersOf = (params: URLSearchParams): RetreatFilters => {
  const q = params
    .get('q')
    ?.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, 100);
  const month = params.get('month');
  const length = lengths.find((one) => one === params.get('length'));
  const diet = dietaryOptions.find((one) => one === params.get('diet'));
  return {
    ...(q ? { q } : {}),
    ...(month && /^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}),
    ...(length ? { length } : {}),
    ...(diet ? { diet } : {}),
    ...(params.get('places') === 'yes' ? { places: 'yes' as const } : {}),
  };
};

/** Address of the list with filters. */
export const listPath = (filters: RetreatFilters): string => {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString();
  return query === '' ? retreatsPath : `${retreatsPath}?${query}`;
};
