import type { Activations, GeneKeys } from '../chart';

/** The spheres of the activation, Venus and pearl sequences, each the gate and line of one body. */
export function geneKeysOf(personality: Activations, design: Activations): GeneKeys {
  const key = ({ gate, line }: Activations['Sun']) => `${gate}.${line}`;
  return {
    lifeWork: key(personality.Sun),
    evolution: key(personality.Earth),
    radiance: key(design.Sun),
    purpose: key(design.Earth),
    attraction: key(design.Moon),
    iq: key(personality.Venus),
    eq: key(personality.Mars),
    sq: key(design.Venus),
    core: key(design.Mars),
    vocation: key(design.Mars),
    culture: key(design.Jupiter),
    pearl: key(personality.Jupiter),
    brand: key(personality.Sun),
  };
}
