import type { HumanDesign } from '../engine/chart';
import { CENTRES } from '../engine/rules/names';
import type { ShownChart } from './without-birth';

const written: Readonly<Record<string, string>> = {
  SolarPlexus: 'Solar plexus',
  NorthNode: 'North Node',
  SouthNode: 'South Node',
};

/** The name of a body or centre as people read it: "North Node", "Solar plexus". */
export const writtenName = (name: string): string => written[name] ?? name;

const list = new Intl.ListFormat('en');

/** "Root and Spleen", or the word for none. */
export const listed = (names: readonly string[], none: string): string =>
  names.length === 0 ? none : list.format(names);

const centresThat = ({ centers }: HumanDesign, state: boolean | null): string[] =>
  CENTRES.filter((name) => centers[name] === state).map(writtenName);

/** The bodygraph in words, for those who do not see it. */
export const bodygraphWords = ({ humanDesign, sweep }: ShownChart): string => {
  const channels = humanDesign.channels ?? sweep?.certainChannels ?? [];
  const unsure = centresThat(humanDesign, null);
  return [
    `Bodygraph. Defined centres: ${listed(centresThat(humanDesign, true), 'none')}.`,
    `Open centres: ${listed(centresThat(humanDesign, false), 'none')}.`,
    ...(unsure.length > 0 ? [`Not certain without a birth time: ${list.format(unsure)}.`] : []),
    `Defined channels: ${listed(channels, 'none')}.`,
    'Every gate with its side stands in the tables.',
  ].join(' ');
};

/** The wheel in words. */
export const wheelWords = ({ westernAstrology: { planets, rising } }: ShownChart): string => {
  const known = Object.entries(planets).flatMap(([name, { longitude, sign }]) =>
    longitude === null || sign === null ? [] : [`${writtenName(name)} in ${sign}`],
  );
  const first = rising
    ? `Wheel of the sky, ${rising} rising on the left.`
    : 'Wheel of the sky, from 0° Aries, since nothing rises at an unknown time.';
  return `${first} ${listed(known, 'No planet keeps one place all day')}.`;
};
