import type { Activations, GeneKeys } from '../chart';
import type { Body, Half } from './names';

/** Which body of which half stands for each sphere of the activation, Venus and pearl sequences. */
export const SPHERES: Readonly<Record<keyof GeneKeys, readonly [Half, Body]>> = {
  lifeWork: ['personality', 'Sun'],
  evolution: ['personality', 'Earth'],
  radiance: ['design', 'Sun'],
  purpose: ['design', 'Earth'],
  attraction: ['design', 'Moon'],
  iq: ['personality', 'Venus'],
  eq: ['personality', 'Mars'],
  sq: ['design', 'Venus'],
  core: ['design', 'Mars'],
  vocation: ['design', 'Mars'],
  culture: ['design', 'Jupiter'],
  pearl: ['personality', 'Jupiter'],
  brand: ['personality', 'Sun'],
};

/** Gate and line of each sphere. */
export function geneKeysOf(personality: Activations, design: Activations): GeneKeys {
  const halves = { personality, design };
  const keys = {} as GeneKeys;
  for (const sphere of Object.keys(SPHERES) as (keyof GeneKeys)[]) {
    const [half, body] = SPHERES[sphere];
    const { gate, line } = halves[half][body];
    keys[sphere] = `${gate}.${line}`;
  }
  return keys;
}
