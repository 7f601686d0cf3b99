import { zoneTable } from './table';
import { canonicalZone, entryAt, historyOf } from './zones';

/**
 * The time zone database joins places whose clocks agree since then. What it says of the time before is the history of the one
 * town that the zone is named after (https://data.iana.org/time-zones/theory.html, "Accuracy of the tz database").
 */
const joinedSince = Date.UTC(1970, 0, 1);
/** Nearer than this, a place belongs to the town. */
const townKilometres = 30;
const hour = 3600;
const yearMs = 365.25 * 86_400_000;

const kilometresBetween = (a: readonly [number, number], b: readonly [number, number]): number => {
  const [[φ1, λ1], [φ2, λ2]] = [a, b].map((point) => point.map((degrees) => (degrees * Math.PI) / 180)) as [
    [number, number],
    [number, number],
  ];
  const cosine = Math.sin(φ1) * Math.sin(φ2) + Math.cos(φ1) * Math.cos(φ2) * Math.cos(λ1 - λ2);
  return 6371 * Math.acos(Math.min(1, Math.max(-1, cosine)));
};

/** The town whose clocks stand in for those of a place at an instant; null where the zone's history is the place's own. */
export const findStandInTown = (
  place: { readonly zone: string; readonly latitude: number; readonly longitude: number },
  utcMs: number,
): string | null => {
  if (utcMs >= joinedSince) return null;
  const zone = canonicalZone(place.zone);
  const town = zoneTable().towns.get(zone);
  if (!town || kilometresBetween(town, [place.latitude, place.longitude]) <= townKilometres) return null;
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
};

/**
 * Offsets that clocks near a zone's town may have shown at about an instant, from west to east: all that the town had within a
 * year, summer time where it had none, and an hour to either side.
 */
export const listLikelyOffsets = (zone: string, utcMs: number): number[] => {
  const history = historyOf(zone);
  const first = entryAt(history, (utcMs - yearMs) / 1000);
  const last = entryAt(history, (utcMs + yearMs) / 1000);
  const shown = [...history.offsets.slice(first, last + 1)];
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  return [...new Set([least - hour, ...shown, least + hour, most + hour])].sort((a, b) => a - b);
};
