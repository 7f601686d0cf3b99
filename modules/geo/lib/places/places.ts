import type { Places } from '../../public';
import type { PlaceView } from '../../schemas/place';
import { type AreaMatch, matchAreas } from './areas';
import { fold } from './fold';
import { DEGREE } from './format';
import { nearest } from './nearest';
import { type Ranking, rank } from './rank';
import { type PlacesIndex, readIndex } from './read-index';
import { type Reading, readQuery, splitReadings } from './read-query';
import { settle } from './settle';

const LIMIT = 8;
const MOST = 50;
/** Candidates that `resolveText` weighs against each other. */
const RIVALS = 32;

const textAt = (text: Buffer, at: number): string => text.toString('utf8', at, text.indexOf(0, at));

const view = (index: PlacesIndex, place: number): PlaceView => {
  const name = textAt(index.nameText, index.names[place]!);
  const country = index.countries[index.countryOf[place]!]!;
  const admin1 = index.regions[index.regionOf[place]!]!.name;
  const district = index.districts[index.districtOf[place]!]!.name;
  const parts = [name, district, admin1, country.name].filter((part) => part !== '');
  return {
    id: String(index.ids[place]),
    name,
    admin1,
    country: country.name,
    countryCode: country.code,
    latitude: index.latitudes[place]! / DEGREE,
    longitude: index.longitudes[place]! / DEGREE,
    zone: index.zones[index.zoneOf[place]!]!,
    population: index.populations[place]!,
    label: [...new Set(parts)].join(', '),
  };
};

const placeById = ({ ids, byId }: PlacesIndex, id: number): number | undefined => {
  let low = 0;
  let high = byId.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ids[byId[middle]!]!;
    if (found === id) return byId[middle];
    if (found < id) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
};

/** Places that bear the whole name and lie where every word after it says, as in a text without commas (`paris france`). */
const splitRanking = (index: PlacesIndex, reading: Reading, most: number): Ranking | null => {
  const seen = new Map<string, AreaMatch>();
  const areasOf = (word: string): AreaMatch => {
    const match = seen.get(word) ?? matchAreas(index, word);
    seen.set(word, match);
    return match;
  };
  for (const split of splitReadings(reading)) {
    // The last words come first, so a longer tail cannot mend one that names no area.
    if (!split.qualifiers.every((word) => areasOf(word).known)) return null;
    const ranking = rank(index, split, most, areasOf);
    const candidates = ranking.candidates.filter(
      (one) => one.exact && one.within && one.fit >= split.qualifiers.length,
    );
    if (candidates.length > 0) return { ...ranking, candidates };
  }
  return null;
};

/** The best reading of a text: as one name, as a name and where it lies, or as both without commas. */
const bestRanking = (index: PlacesIndex, text: string, most: number): Ranking | null => {
  const reading = readQuery(text);
  if (!reading) return null;
  if (reading.qualifiers.length > 0) {
    // `Halle (Saale)` and `Washington, DC` are names as they stand.
    const plain = rank(index, { name: fold(text), qualifiers: [] }, most);
    return plain.candidates[0]?.exact ? plain : rank(index, reading, most);
  }
  const whole = rank(index, reading, most);
  if (whole.candidates[0]?.exact) return whole;
  const split = splitRanking(index, reading, most);
  if (!split) return whole;
  // A longer name may still be on its way: its bearers stay in the list, behind.
  const taken = new Set(split.candidates.map((one) => one.place));
  const rest = whole.candidates.filter((one) => !taken.has(one.place));
  return { ...split, candidates: [...split.candidates, ...rest].slice(0, most) };
};

const placesOf = (index: PlacesIndex): Places => ({
  search: (text, limit = LIMIT) => {
    const most = Math.min(Math.max(1, Math.trunc(limit)), MOST);
    return (bestRanking(index, text, most)?.candidates ?? []).map(({ place }) => view(index, place));
  },
  byId: (id) => {
    const place = /^\d{1,12}$/.test(id) ? placeById(index, Number(id)) : undefined;
    return place === undefined ? undefined : view(index, place);
  },
  resolveText: (text) => {
    const ranking = bestRanking(index, text, RIVALS);
    const top = ranking?.candidates[0];
    if (!ranking || !top) return { kind: 'none' };
    if (settle(index, ranking)) return { kind: 'one', place: view(index, top.place) };
    return { kind: 'many', candidates: ranking.candidates.slice(0, LIMIT).map(({ place }) => view(index, place)) };
  },
  nearest: (latitude, longitude) => {
    const place = nearest(index, latitude, longitude);
    return place === undefined ? undefined : view(index, place);
  },
});

/** How long the places stay in memory after the last question. */
const KEEP_MS = 10 * 60_000;

/**
 * Places that are read with the first question and given back when nobody has asked for a while: 25 MB that most processes need
 * only now and then.
 */
export const openPlaces = (read = readIndex, keepMs = KEEP_MS): Places => {
  let loaded: Places | null = null;
  let forget: NodeJS.Timeout | null = null;
  const get = (): Places => {
    loaded ??= placesOf(read());
    forget ??= setTimeout(() => {
      loaded = null;
      forget = null;
    }, keepMs).unref();
    forget.refresh();
    return loaded;
  };
  return {
    search: (text, limit) => get().search(text, limit),
    byId: (id) => get().byId(id),
    resolveText: (text) => get().resolveText(text),
    nearest: (latitude, longitude) => get().nearest(latitude, longitude),
  };
};
