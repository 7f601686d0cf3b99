import { ChartInputError } from './errors';
import type { BirthInput } from './input';

/** Takes a birth out of parsed JSON as the command line gets it; other fields are left aside. Throws a ChartInputError. */
export function readBirth(item: unknown): BirthInput {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new ChartInputError('date-malformed', 'birthDate', 'A birth must be an object.');
  }
  const { fullName, birthDate, birthTime, lat, lon, tz, fold } = item as Record<string, unknown>;
  if (fold !== undefined && fold !== 'earlier' && fold !== 'later') {
    throw new ChartInputError('time-malformed', 'birthTime', 'fold is either "earlier" or "later".');
  }
  // The engine checks every value; the casts only name what it will look at.
  return {
    fullName: (fullName ?? null) as string | null,
    birthDate: birthDate as string,
    birthTime: (birthTime ?? null) as string | null,
    lat: lat as number,
    lon: lon as number,
    tz: tz as string,
    ...(fold && { fold }),
  };
}
