import { COLUMNS, type Column, columnsStart, DEGREE, FORMAT, HEAD_BYTES, type PlacesMeta, PRIMARY } from '../format';
import { describeCountry, describeRegion } from './countries';
import { groupBy } from './group-by';
import type { City } from './read-cities';
import { currentRegions, readRegionNames } from './regions';
import { searchKeys } from './search-keys';
import { zoneOf } from './supplement';

/** What a place weighs in the ranking when its population is not known, by kind (capital, seats of administration). */
const LEAST: Readonly<Record<string, number>> = { PPLC: 100_000, PPLA: 20_000, PPLA2: 3000, PPLA3: 1000, PPLA4: 1000 };
const weightOf = ({ population, kind }: City): number => Math.max(population, LEAST[kind] ?? 500);

/** Numbers its texts in the order of their first use. */
const register = (...first: string[]) => {
  const places = new Map(first.map((text, index) => [text, index]));
  return {
    texts: places,
    of: (text: string): number => {
      const known = places.get(text);
      if (known !== undefined) return known;
      places.set(text, places.size);
      return places.size - 1;
    },
  };
};

const bytesOf = (kind: 'u8' | 'u16' | 'u32' | 'i32', values: readonly number[]): Uint8Array => {
  const make = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array }[kind];
  return new Uint8Array(make.from(values).buffer);
};

/** Distinct texts, each ended by a zero byte, and where each starts. */
const textColumn = (texts: Iterable<string>) => {
  const starts = new Map<string, number>();
  const parts: Buffer[] = [];
  let at = 0;
  for (const text of texts) {
    if (starts.has(text)) continue;
    const part = Buffer.from(`${text}\0`);
    starts.set(text, at);
    parts.push(part);
    at += part.length;
  }
  return { starts, bytes: Buffer.concat(parts) };
};

/** District codes of those places that otherwise share name, region and country with another. */
const tellingDistricts = (cities: readonly City[], regions: ReadonlyMap<number, string>): Map<number, string> => {
  const result = new Map<number, string>();
  const alike = groupBy(cities, (city) => `${city.name}|${city.country}|${regions.get(city.id)}`);
  for (const group of alike.values())
    if (group.length > 1) for (const { id, district } of group) result.set(id, district);
  return result;
};

/** Keys in the order of their UTF-8 bytes, which the reader compares, and the places of each in the order of their rank. */
const keyColumns = (cities: readonly City[]) => {
  const placesOfKey = new Map<string, number[]>();
  cities.forEach((city, place) => {
    for (const [key, own] of searchKeys(city)) {
      const value = own ? place + PRIMARY : place;
      const places = placesOfKey.get(key);
      if (places) places.push(value);
      else placesOfKey.set(key, [value]);
    }
  });
  // Without a comparator strings sort by their units, which in latin1 are the bytes; that is many times faster.
  const sorted = [...placesOfKey.keys()].map((key) => Buffer.from(key).toString('latin1')).sort();
  const keys: number[] = [];
  const keyPlaces: number[] = [];
  const parts: Buffer[] = [];
  let start = 0;
  for (const bytes of sorted) {
    const part = Buffer.from(`${bytes}\0`, 'latin1');
    parts.push(part);
    for (const place of placesOfKey.get(part.toString('utf8', 0, part.length - 1)) ?? []) {
      keys.push(start);
      keyPlaces.push(place);
    }
    start += part.length;
  }
  return { keys, keyPlaces, keyText: Buffer.concat(parts) };
};

/** The whole index file; `sources` goes into its first line. */
export const packIndex = (list: readonly City[], sources: string): Buffer => {
  const cities = [...list].sort((a, b) => weightOf(b) - weightOf(a) || a.id - b.id);
  const named = readRegionNames();
  const codes = currentRegions(cities, named.regions);
  const telling = tellingDistricts(cities, codes);
  const zones = register();
  const countries = register();
  const regions = register('');
  const districts = register('');
  const names = textColumn(cities.map((city) => city.name));
  const knownRegion = (id: number) => (named.regions.has(codes.get(id) ?? '') ? codes.get(id)! : '');
  const each = (value: (city: City, place: number) => number): number[] => cities.map(value);

  const numbers: Record<Exclude<Column, 'keyText' | 'nameText'>, readonly number[]> = {
    ids: each((city) => city.id),
    latitudes: each((city) => Math.round(city.latitude * DEGREE)),
    longitudes: each((city) => Math.round(city.longitude * DEGREE)),
    populations: each((city) => city.population),
    weights: each(weightOf),
    names: each((city) => names.starts.get(city.name)!),
    zones: each((city) => zones.of(zoneOf(city))),
    countries: each((city) => countries.of(city.country)),
    regions: each((city) => regions.of(knownRegion(city.id))),
    districts: each((city) => districts.of(named.districts.get(telling.get(city.id) ?? '') ?? '')),
    byId: cities.map((_, place) => place).sort((a, b) => cities[a]!.id - cities[b]!.id),
    ...keyColumns(cities),
  };
  return assemble(
    sources,
    { ...numbers, nameText: names.bytes },
    {
      zones: [...zones.texts.keys()],
      countries: [...countries.texts.keys()].map(describeCountry),
      regions: [...regions.texts.keys()].map((code) => describeRegion(code, named.regions.get(code) ?? '')),
      districts: [...districts.texts.keys()].map((name) => describeRegion('', name)),
    },
  );
};

const assemble = (
  sources: string,
  columns: Readonly<Record<string, readonly number[] | Uint8Array>>,
  meta: Omit<PlacesMeta, 'columns'>,
): Buffer => {
  const layout: Record<string, [number, number]> = {};
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const [name, kind] of Object.entries(COLUMNS)) {
    const values = columns[name]!;
    const bytes = values instanceof Uint8Array ? values : bytesOf(kind, values);
    const padding = (8 - (bytes.length % 8)) % 8;
    layout[name] = [at, values.length];
    parts.push(bytes, new Uint8Array(padding));
    at += bytes.length + padding;
  }
  const json = Buffer.from(JSON.stringify({ ...meta, columns: layout }));
  const start = Buffer.alloc(columnsStart(json.length));
  start.write(`${FORMAT} ${sources} ${json.length}\n`.padEnd(HEAD_BYTES), 'latin1');
  json.copy(start, HEAD_BYTES);
  return Buffer.concat([start, ...parts]);
};
