import type { Chart } from '../../engine/chart';
import { PLANETS, SIGNS } from '../../engine/rules/names';
import type { Body } from '../bodygraph/chart';

const elements = ['fire', 'earth', 'air', 'water'] as const;
const modes = ['cardinal', 'fixed', 'mutable'] as const;

/** Which planets stand in signs of each element and each mode; those whose sign is not certain are apart. */
export const balanceOf = (western: Chart['westernAstrology']) => {
  // The node is a point, not a planet.
  const placed = PLANETS.map((name: Body) => ({
    name,
    sign: (SIGNS as readonly string[]).indexOf(western.planets[name]?.sign ?? ''),
  }));
  const names = (holds: (sign: number) => boolean): readonly Body[] =>
    placed.filter(({ sign }) => sign >= 0 && holds(sign)).map(({ name }) => name);
  return {
    elements: elements.map((name, index) => ({ name, planets: names((sign) => sign % 4 === index) })),
    modes: modes.map((name, index) => ({ name, planets: names((sign) => sign % 3 === index) })),
    left: placed.filter(({ sign }) => sign < 0).map(({ name }) => name),
  };
};
/** What `balanceOf` gives. */
export type Balance = ReturnType<typeof balanceOf>;
