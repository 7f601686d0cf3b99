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

/** "41.3" and so on by gate and line; the 384 texts are made once. */
const KEYS: readonly string[] = Array.from({ length: 64 * 6 }, (_, i) => `${Math.floor(i / 6) + 1}.${(i % 6) + 1}`);

function keyOf(sphere: readonly [Half, Body], personality: Activations, design: Activations): string {
  // By index: taking a pair apart by name walks an iterator.
  const { gate, line } = sphere[0] === 'design' ? design[sphere[1]] : personality[sphere[1]];
  return KEYS[(gate! - 1) * 6 + line! - 1]!;
}

/** Gate and line of each sphere. */
export function geneKeysOf(personality: Activations, design: Activations): GeneKeys {
  return {
    lifeWork: keyOf(SPHERES.lifeWork, personality, design),
    evolution: keyOf(SPHERES.evolution, personality, design),
    radiance: keyOf(SPHERES.radiance, personality, design),
    purpose: keyOf(SPHERES.purpose, personality, design),
    attraction: keyOf(SPHERES.attraction, personality, design),
    iq: keyOf(SPHERES.iq, personality, design),
    eq: keyOf(SPHERES.eq, personality, design),
    sq: keyOf(SPHERES.sq, personality, design),
    core: keyOf(SPHERES.core, personality, design),
    vocation: keyOf(SPHERES.vocation, personality, design),
    culture: keyOf(SPHERES.culture, personality, design),
    pearl: keyOf(SPHERES.pearl, personality, design),
    brand: keyOf(SPHERES.brand, personality, design),
  };
}
