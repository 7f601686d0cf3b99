import { DEGREE } from './format';
import type { PlacesIndex } from './read-index';

/** Fewer people than this are a part of some town, or a hamlet that would give away who is there. */
const TOWN = 15_000;
const KILOMETRES_A_DEGREE = 111.2;
/** Beyond this the point belongs to no town. */
const FARTHEST = 120;

/** The nearest place of at least 15,000 people, at most 120 km away; about a millisecond. */
export const nearest = (index: PlacesIndex, latitude: number, longitude: number): number | undefined => {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let best: number | undefined;
  let least = (FARTHEST / KILOMETRES_A_DEGREE) ** 2;
  for (let place = 0; place < index.ids.length; place += 1) {
    if (index.populations[place]! < TOWN) continue;
    const north = index.latitudes[place]! / DEGREE - latitude;
    if (north * north > least) continue;
    const turn = Math.abs(index.longitudes[place]! / DEGREE - longitude);
    // Across the date line the short way counts.
    const east = Math.min(turn, 360 - turn) * narrowing;
    const distance = north * north + east * east;
    if (distance >= least) continue;
    least = distance;
    best = place;
  }
  return best;
};
