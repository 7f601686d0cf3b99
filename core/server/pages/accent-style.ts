import type { House } from '../../contract/house';

/**
 * Tokens of the accent in the colours of the house. Whoever lets staff choose them has checked their contrast; what is derived from
 * them here keeps it: darker on paper, lighter by night, and a wash that is nearly the ground.
 */
export const accentStyle = ({ light, dark }: NonNullable<House['accent']>): string =>
  [
    `:root{--aubergine:light-dark(${light},${dark})`,
    `--aubergine-hover:light-dark(color-mix(in oklch,${light} 86%,black),color-mix(in oklch,${dark} 86%,white))`,
    `--aubergine-wash:light-dark(color-mix(in oklch,${light} 8%,white),color-mix(in oklch,${dark} 22%,black))}`,
  ].join(';');
