import type { DirectoryQuery } from './page';

export const directoryPath = '/practitioners';
export const pagePath = (slug: string): `/practitioners/${string}` => `${directoryPath}/${slug}`;

/** What of the directory stands in its address. */
export type DirectoryFilterValues = Pick<
  DirectoryQuery,
  'q' | 'concern' | 'language' | 'mode' | 'country' | 'price' | 'free'
>;

const wholeNumber = (text: string | null, most: number): number | undefined => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
};

/** The filters in an address; what cannot be one is left out. */
export const filtersOf = (query: URLSearchParams): DirectoryFilterValues => {
  const text = (name: string, pattern: RegExp) => {
    const value = query.get(name);
    return value !== null && pattern.test(value) ? value : undefined;
  };
  const mode = query.get('mode');
  const found = {
    q: text('q', /^(?=[^\0]*\S)[^\0]{1,100}$/u),
    concern: text('concern', /^[a-z0-9-]{1,60}$/),
    language: text('language', /^[^\0]{1,80}$/u),
    mode: mode === 'online' || mode === 'in-person' ? mode : undefined,
    country: text('country', /^[A-Z]{2}$/),
    price: wholeNumber(query.get('price'), 2000),
    free: wholeNumber(query.get('free'), 14),
  } as const;
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
};

/** Address of the directory with these filters. */
export const directoryWith = (filters: DirectoryFilterValues): string => {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? directoryPath : `${directoryPath}?${query}`;
};
