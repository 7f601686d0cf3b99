import type { Chart } from '../engine/chart';

/** The ways to divide the sky into houses that a reader can choose; whole signs unless asked. */
export const houseSystems = ['whole', 'placidus', 'equal'] as const;
export type HouseSystem = (typeof houseSystems)[number];

type Western = Pick<Chart['westernAstrology'], 'ascendant' | 'placidusCusps'>;

/**
 * The twelve cusps in degrees of the zodiac, the first house first: whole signs from the start of the rising sign, equal houses
 * every 30 degrees from the ascendant, or as Placidus computed them. Null without an ascendant, and for Placidus inside the
 * polar circles, where some degrees of the zodiac never rise.
 */
export const cuspsOf = ({ ascendant, placidusCusps }: Western, system: HouseSystem): readonly number[] | null => {
  if (ascendant === null) return null;
  if (system === 'placidus') return placidusCusps;
  const first = system === 'whole' ? Math.floor(ascendant / 30) * 30 : ascendant;
  return Array.from({ length: 12 }, (_, house) => (first + house * 30) % 360);
};

/** The system that can be drawn: whole signs where the wished one has no cusps. */
export const drawnHouses = (western: Western, wish: HouseSystem): HouseSystem =>
  cuspsOf(western, wish) === null ? 'whole' : wish;

/** The cusps of the system that can be drawn; null without an ascendant. */
export const drawnCusps = (western: Western, wish: HouseSystem): readonly number[] | null =>
  cuspsOf(western, wish) ?? cuspsOf(western, 'whole');

/** How far a longitude lies after another in the order of the zodiac, 0 to 360 degrees. */
export const after = (from: number, longitude: number): number => (((longitude - from) % 360) + 360) % 360;

/** The house, 1 to 12, in which a longitude lies; a cusp belongs to the house that it begins. */
export const houseOf = (cusps: readonly number[], longitude: number): number => {
  const house = cusps.findIndex((cusp, index) => {
    const next = cusps[(index + 1) % cusps.length] ?? cusp;
    return after(cusp, longitude) < after(cusp, next);
  });
  return house + 1;
};
