import { DEGREE } from './format';
import type { Candidate, Ranking } from './rank';
import type { PlacesIndex } from './read-index';

/** How many times heavier the best candidate must be than the next. */
const CLEARLY = 5;
/** Two entries this close (degrees, about 25 km) in one zone are one place for a chart: a city and its quarter. */
const SAME_SPOT = 0.22;

const sameSpot = ({ latitudes, longitudes, zoneOf }: PlacesIndex, a: number, b: number): boolean => {
  const north = (latitudes[a]! - latitudes[b]!) / DEGREE;
  const east = ((longitudes[a]! - longitudes[b]!) / DEGREE) * Math.cos((latitudes[a]! / DEGREE) * (Math.PI / 180));
  return zoneOf[a] === zoneOf[b] && Math.hypot(north, east) < SAME_SPOT;
};

/**
 * True when the best candidate may stand for the text without asking. It must bear the whole name; every word after the name
 * must fit it, and a word that names no area anywhere (a slip of the pen, a county) is passed over only next to a country that
 * fits; and no other candidate that fits as well, elsewhere, may have more than a fifth of its weight.
 */
export const settle = (index: PlacesIndex, { candidates, matches }: Ranking): boolean => {
  const [top, ...rest] = candidates;
  if (!top?.exact || !top.within) return false;
  const strange = matches.some((match) => !match.known && match.districts[index.districtOf[top.place]!] === 0);
  const country = matches.some((match) => match.country && match.countries[index.countryOf[top.place]!] === 2);
  if (strange && !country) return false;
  const rival = (one: Candidate): boolean =>
    one.exact &&
    one.within &&
    one.fit === top.fit &&
    one.weight * CLEARLY > top.weight &&
    !sameSpot(index, top.place, one.place);
  return !rest.some(rival);
};
