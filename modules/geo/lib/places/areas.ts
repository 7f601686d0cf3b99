import type { Area } from './format';
import type { PlacesIndex } from './read-index';

/** How well a word after the name fits each country, region and district: 0 not, 1 in part, 2 exactly. */
export interface AreaMatch {
  readonly countries: Uint8Array;
  readonly regions: Uint8Array;
  readonly districts: Uint8Array;
  /** False for a word that names no area anywhere. */
  readonly known: boolean;
  /** True when it names a country exactly. */
  readonly country: boolean;
}

const gradesOf = (areas: readonly Area[], word: string): Uint8Array => {
  const result = new Uint8Array(areas.length);
  areas.forEach(({ words }, index) => {
    for (const text of words) {
      if (text === word) result[index] = 2;
      else if (result[index] === 0 && (text.startsWith(word) || text.includes(` ${word}`))) result[index] = 1;
    }
  });
  return result;
};

/** Compares a folded word with all countries, regions and districts: whole names, short forms, beginnings of their words. */
export const matchAreas = (index: PlacesIndex, word: string): AreaMatch => {
  const [countries, regions, districts] = [index.countries, index.regions, index.districts].map((a) =>
    gradesOf(a, word),
  );
  const known = countries!.some(Boolean) || regions!.some(Boolean);
  return { countries: countries!, regions: regions!, districts: districts!, known, country: countries!.includes(2) };
};

/** How well a place lies in the area that a word names. */
export const fitOf = (index: PlacesIndex, place: number, match: AreaMatch): number =>
  Math.max(
    match.countries[index.countryOf[place]!]!,
    match.regions[index.regionOf[place]!]!,
    match.districts[index.districtOf[place]!]!,
  );
