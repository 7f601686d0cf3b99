import { resolveLocalTime } from '../lib/zones/resolve-local-time';
import { isZone, offsetAt } from '../lib/zones/zones';
import type { Zones } from '../public';

/** Clocks of the world for other modules. */
export const clocks: Zones = {
  isZone,
  instantOf: (date, time, zone) => Date.parse(resolveLocalTime({ date, time, zone }).utc),
  localOf: (instant, zone) => new Date(instant + offsetAt(zone, instant) * 1000).toISOString().slice(0, 16),
};
