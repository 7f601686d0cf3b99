import type { Chart, GeneKeys } from '#modules/chart-engine/public';
import { CHANNELS, degreeText, SIGNS, WHEEL } from '#modules/chart-engine/public';
import { type Body, type BodygraphChart, bodies, gateSides } from '../../bodygraph/chart';

const halves = ['personality', 'design'] as const;

/** A body that stands in a gate; the line is null where only the gate is certain. */
export interface Holder {
  readonly half: (typeof halves)[number];
  readonly body: Body;
  readonly line: number | null;
}

/** Bodies whose gate depends on a birth time nobody knows. */
export const unsettled = (graph: BodygraphChart): Omit<Holder, 'line'>[] =>
  halves.flatMap((half) => bodies.flatMap((body) => (graph[half][body] ? [] : [{ half, body }])));

/** Who stands in a gate, by side and in the order of the bodies. */
export const holdersOf = (gate: number, graph: BodygraphChart): Holder[] =>
  halves.flatMap((half) =>
    bodies.flatMap((body) => {
      const place = graph[half][body];
      return place?.gate === gate ? [{ half, body, line: place.line }] : [];
    }),
  );

/** Ids of the channels that a gate belongs to. */
export const channelsOf = (gate: number): string[] =>
  CHANNELS.filter(([low, high]) => low === gate || high === gate).map(([low, high]) => `${low}-${high}`);

/** The name of a channel and its two gates as numbers. */
export const channelOf = (id: string): { readonly name: string; readonly gates: readonly [number, number] } => {
  const found = CHANNELS.find(([low, high]) => `${low}-${high}` === id);
  if (!found) throw new RangeError(`There is no channel ${id}`);
  return { name: found[2], gates: [found[0], found[1]] };
};

/** How far a channel is complete; a missing gate is not certain while some body's place is not known. */
export type Completion = 'complete' | 'half' | 'neither' | 'uncertain';
export const completionOf = (id: string, graph: BodygraphChart): Completion => {
  if (graph.channels.includes(id)) return 'complete';
  const side = gateSides(graph);
  const active = channelOf(id).gates.filter((gate) => side(gate)).length;
  if (active === 2) return 'complete';
  if (unsettled(graph).length > 0) return 'uncertain';
  return active === 1 ? 'half' : 'neither';
};

/** The Gene Keys spheres that lie in a gate, with their gate and line. */
export const spheresOf = (gate: number, keys: Chart['geneKeys']): [sphere: keyof GeneKeys, key: string][] =>
  (Object.keys(keys) as (keyof GeneKeys)[]).flatMap((sphere) => {
    const key = keys[sphere];
    return key?.startsWith(`${gate}.`) ? [[sphere, key] as [keyof GeneKeys, string]] : [];
  });

const placeText = (longitude: number): string =>
  `${degreeText(longitude % 30)} ${SIGNS[Math.floor((longitude % 360) / 30)]}`;

/** Where a gate begins and ends in the zodiac: '0°07′30″ Sagittarius'. The wheel starts at 2° of Aquarius (302°). */
export const wheelSpan = (gate: number): { readonly from: string; readonly to: string } => {
  const start = 302 + WHEEL.indexOf(gate) * 5.625;
  return { from: placeText(start), to: placeText(start + 5.625) };
};
