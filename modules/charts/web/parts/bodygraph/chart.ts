import { BODIES, type Body, type CentreName } from '#modules/chart-engine/public';
import type { Activation, Activations, BodygraphChart } from '../../../public';
import { listText } from './list-text';
import { texts } from './texts/texts';

export { BODIES as bodies, type Body, type CentreName as CenterName } from '#modules/chart-engine/public';
export type { Activation, Activations, BodygraphChart } from '../../../public';

/** The nine centres, top to bottom and left to right. */
export const centerNames = ['Head', 'Ajna', 'Throat', 'G', 'Heart', 'Spleen', 'Sacral', 'SolarPlexus', 'Root'] as const;

/** What a person chose in the picture. */
export type BodygraphSelection =
  | { kind: 'center'; center: CentreName }
  | { kind: 'gate'; gate: number; center: CentreName }
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
export function writtenName(name: CentreName | Body): string {
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
  return new Set(BODIES.flatMap((body) => activations[body]?.gate ?? []));
}
