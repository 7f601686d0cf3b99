import { texts } from './texts/texts';

const strategy = {
  'To Respond': 'strategy.toRespond',
  'To Inform': 'strategy.toInform',
  'Wait for the Invitation': 'strategy.waitForTheInvitation',
  'Wait a Lunar Cycle': 'strategy.waitALunarCycle',
} as const;

const authority = {
  Emotional: 'authority.emotional',
  Sacral: 'authority.sacral',
  Splenic: 'authority.splenic',
  Ego: 'authority.ego',
  'Self-Projected': 'authority.selfProjected',
  Mental: 'authority.mental',
  Lunar: 'authority.lunar',
} as const;

const definition = {
  None: 'definition.none',
  Single: 'definition.single',
  Split: 'definition.split',
  'Triple Split': 'definition.tripleSplit',
  'Quadruple Split': 'definition.quadrupleSplit',
} as const;

const said = <K extends string>(table: Readonly<Record<string, K>>, name: string): K | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** One line on a strategy, an authority or a definition, in our own words, by its name in the chart. */
export const designWord = (of: 'strategy' | 'authority' | 'definition', name: string): string | undefined => {
  const key = said({ strategy, authority, definition }[of], name);
  return key && texts(key);
};
