import { LocalTimeError } from './local-time-error';
import { type ZoneHistory, zoneHistory, zoneTable } from './table';

/** Edition of the time zone database in the table, such as `2026f`. */
export const zoneVersion = (): string => zoneTable().version;

/** Current IANA zones (those of inhabited places and UTC), sorted; aliases such as `Asia/Calcutta` are known but not listed. */
export const zoneNames = (): readonly string[] => zoneTable().listed;

/** True for an IANA zone or alias, spelled exactly. */
export const isZone = (name: string): boolean => zoneTable().rows.has(name) || zoneTable().links.has(name);

/** The name which an alias stands for; other names unchanged. */
export const canonicalZone = (name: string): string => zoneTable().links.get(name) ?? name;

/** History of a zone; throws a LocalTimeError where there is no such zone. */
export const historyOf = (zone: string): ZoneHistory => {
  const history = zoneHistory(zone);
  if (!history) throw new LocalTimeError('zone-unknown', `There is no time zone "${zone.slice(0, 60)}".`);
  return history;
};

/** Place of the entry in force at an instant (seconds since 1970 UTC). */
export const entryAt = ({ times }: ZoneHistory, at: number): number => {
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Seconds east of Greenwich in force in a zone at an instant (milliseconds since 1970 UTC). Throws a LocalTimeError for an unknown zone. */
export const offsetAt = (zone: string, utcMs: number): number => {
  const history = historyOf(zone);
  return history.offsets[entryAt(history, utcMs / 1000)]!;
};
