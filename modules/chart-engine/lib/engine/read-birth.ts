import { ChartInputError } from './errors';
import type { BirthInput, ClockWindow } from './input';

/** Takes a birth out of parsed JSON as the command line gets it; other fields are left aside. Throws a ChartInputError. */
export function readBirth(item: unknown): BirthInput {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new ChartInputError('date-malformed', 'birthDate', 'A birth must be an object.');
  }
  const { fullName, birthDate, birthTime, birthWindow, lat, lon, tz, fold } = item as Record<string, unknown>;
  if (fold !== undefined && fold !== null && fold !== 'earlier' && fold !== 'later') {
    throw new ChartInputError('time-malformed', 'birthTime', 'fold is either "earlier" or "later".');
  }
  if (birthWindow !== undefined && (typeof birthWindow !== 'object' || Array.isArray(birthWindow))) {
    throw new ChartInputError('window-malformed', 'birthWindow', 'A window is an object with from and to.');
  }
  // The engine checks every value; the casts only name what it will look at.
  return {
    fullName: (fullName ?? null) as string | null,
    birthDate: birthDate as string,
    birthTime: (birthTime ?? null) as string | null,
    ...(birthWindow && { birthWindow: birthWindow as ClockWindow }),
    lat: lat as number,
    lon: lon as number,
    tz: tz as string,
    ...(fold && { fold }),
  };
}
