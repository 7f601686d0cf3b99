import type { Chakras } from '../chart';
import { CENTRE_GATES } from '../data/bodygraph';
import type { CentreName } from './names';

/** The centre or centres whose mean a chakra is, by our own convention. */
export const CHAKRA_CENTRES: Readonly<Record<keyof Chakras, readonly CentreName[]>> = {
  crown: ['Head'],
  thirdEye: ['Ajna'],
  throat: ['Throat'],
  heart: ['G', 'Heart'],
  solarPlexus: ['SolarPlexus', 'Spleen'],
  sacral: ['Sacral'],
  root: ['Root'],
};

type Defined = Record<CentreName, boolean>;
type Active = Record<CentreName, number>;

function meanScore(chakra: readonly CentreName[], centers: Defined, active: Active): number {
  let sum = 0;
  for (const centre of chakra) {
    const share = active[centre] / CENTRE_GATES[centre].length;
    sum += centers[centre] ? 60 + 40 * share : 50 * share;
  }
  return Math.round(sum / chakra.length);
}

/** Chakra scores by our own convention: a centre scores 60-100 when defined, 0-50 when open, by its share of active gates. */
export function chakrasOf(centers: Defined, active: Active): Chakras {
  return {
    crown: meanScore(CHAKRA_CENTRES.crown, centers, active),
    thirdEye: meanScore(CHAKRA_CENTRES.thirdEye, centers, active),
    throat: meanScore(CHAKRA_CENTRES.throat, centers, active),
    heart: meanScore(CHAKRA_CENTRES.heart, centers, active),
    solarPlexus: meanScore(CHAKRA_CENTRES.solarPlexus, centers, active),
    sacral: meanScore(CHAKRA_CENTRES.sacral, centers, active),
    root: meanScore(CHAKRA_CENTRES.root, centers, active),
  };
}
