import type { Chakras } from '../chart';
import { CENTRE_GATES } from '../data/bodygraph';
import type { CentreName } from './names';

/** Chakra scores by our own convention: a centre scores 60-100 when defined, 0-50 when open, by its share of active gates. */
export function chakrasOf(centers: Record<CentreName, boolean>, active: Record<CentreName, number>): Chakras {
  const score = (centre: CentreName) => {
    const share = active[centre] / CENTRE_GATES[centre].length;
    return centers[centre] ? 60 + 40 * share : 50 * share;
  };
  const mean = (...of: CentreName[]) => Math.round(of.reduce((sum, centre) => sum + score(centre), 0) / of.length);
  return {
    crown: mean('Head'),
    thirdEye: mean('Ajna'),
    throat: mean('Throat'),
    heart: mean('G', 'Heart'),
    solarPlexus: mean('SolarPlexus', 'Spleen'),
    sacral: mean('Sacral'),
    root: mean('Root'),
  };
}
