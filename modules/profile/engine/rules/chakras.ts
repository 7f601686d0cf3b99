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

/** Chakra scores by our own convention: a centre scores 60-100 when defined, 0-50 when open, by its share of active gates. */
export function chakrasOf(centers: Record<CentreName, boolean>, active: Record<CentreName, number>): Chakras {
  const score = (centre: CentreName) => {
    const share = active[centre] / CENTRE_GATES[centre].length;
    return centers[centre] ? 60 + 40 * share : 50 * share;
  };
  const mean = (chakra: keyof Chakras) => {
    const of = CHAKRA_CENTRES[chakra];
    return Math.round(of.reduce((sum, centre) => sum + score(centre), 0) / of.length);
  };
  return {
    crown: mean('crown'),
    thirdEye: mean('thirdEye'),
    throat: mean('throat'),
    heart: mean('heart'),
    solarPlexus: mean('solarPlexus'),
    sacral: mean('sacral'),
    root: mean('root'),
  };
}
