import { listText } from './list-text';
import { texts } from './texts/texts';

/** The thirteen bodies of a chart, in the order in which they are listed. */
export const bodies = [
  'Sun',
  'Earth',
  'NorthNode',
  'SouthNode',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;

/** A body of the chart. */
export type Body = (typeof bodies)[number];

/** The nine centres, top to bottom and left to right. */
export const centerNames = ['Head', 'Ajna', 'Throat', 'G', 'Heart', 'Spleen', 'Sacral', 'SolarPlexus', 'Root'] as const;

/** A centre of the bodygraph. */
export type CenterName = (typeof centerNames)[number];

/** Where a body stands: gate 1-64, line 1-6; the line is null where only the gate is certain. */
export interface Activation {
  gate: number;
  line: number | null;
}

/** The activations of one instant; a body whose place is not known is null or absent. */
export type Activations = Partial<Record<Body, Activation | null>>;

/** What the bodygraph shows. */
export interface BodygraphChart {
  /** Which centres are defined; null where it depends on a birth time nobody knows. */
  centers: Record<CenterName, boolean | null>;
  /** The defined channels, each as its two gates: '10-20'. */
  channels: readonly string[];
  personality: Activations;
  design: Activations;
}

/** What a person chose in the picture. */
export type BodygraphSelection =
  | { kind: 'center'; center: CenterName }
  | { kind: 'gate'; gate: number; center: CenterName }
  | { kind: 'channel'; channel: string };

/** By which side a gate is active: by the personality (ink), the design (red), by both, or not at all. */
export type Side = 'personality' | 'design' | 'both' | null;

/** The two moments of a chart. */
export type Half = 'personality' | 'design';
/** Both, as a chart is drawn unless something else is asked for. */
export const bothHalves: readonly Half[] = ['personality', 'design'];

/** Tells for every gate by which side it is active; sides that are not shown count as empty. */
export function gateSides(
  chart: Pick<BodygraphChart, Half>,
  show: readonly Half[] = bothHalves,
): (gate: number) => Side {
  const ink = activeGates(show.includes('personality') ? chart.personality : {});
  const red = activeGates(show.includes('design') ? chart.design : {});
  return (gate) => (ink.has(gate) ? (red.has(gate) ? 'both' : 'personality') : red.has(gate) ? 'design' : null);
}

/** Gate and line as they are written, '51.5'; the gate alone where the line is not certain. */
export function placeText({ gate, line }: Activation): string {
  return line === null ? String(gate) : `${gate}.${line}`;
}

/** The state of a centre in a word. */
export function centerState(defined: boolean | null): string {
  if (defined === null) return texts('notCertain');
  return defined ? texts('defined') : texts('open');
}

/** The name of a centre or body as it is written: 'Solar plexus', 'North Node'. */
export function writtenName(name: CenterName | Body): string {
  if (name === 'SolarPlexus') return texts('solarPlexus');
  return name.replace('Node', ' Node');
}

/** The picture in one sentence. */
export function summary({ centers, channels }: Pick<BodygraphChart, 'centers' | 'channels'>): string {
  const those = (state: boolean | null) => centerNames.filter((name) => centers[name] === state).map(writtenName);
  return texts('picture', {
    ...counted('centers', those(true)),
    ...counted('channels', channels),
    ...counted('unsure', those(null)),
  });
}

/** Values of a message that tells how many there are, and lists them: `gates`, `gatesList`. */
export const counted = (name: string, words: readonly string[]) => ({
  [name]: words.length,
  [`${name}List`]: listText(words),
});

/** The gates that stand in activations. */
export function activeGates(activations: Activations): Set<number> {
  return new Set(bodies.flatMap((body) => activations[body]?.gate ?? []));
}
