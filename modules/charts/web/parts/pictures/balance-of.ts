import type { Chart } from '#modules/chart-engine/public';
import { SIGNS } from '#modules/chart-engine/public';
import type { Body } from '../bodygraph/chart';

const elements = ['fire', 'earth', 'air', 'water'] as const;
const modes = ['cardinal', 'fixed', 'mutable'] as const;

/** Which planets stand in signs of each element and each mode; those whose sign is not certain are apart. */
export const balanceOf = ({ planets }: Chart['westernAstrology']) => {
  // The node is a point, not a planet.
  const placed = (Object.keys(planets) as Body[]).filter((name) => name !== 'NorthNode');
  const signOf = (name: Body) => (SIGNS as readonly (string | null | undefined)[]).indexOf(planets[name]?.sign);
  const among = <Look extends string>(looks: readonly Look[]) =>
    looks.map((look, index) => ({ look, planets: placed.filter((name) => signOf(name) % looks.length === index) }));
  return { elements: among(elements), modes: among(modes), left: placed.filter((name) => signOf(name) < 0) };
};
