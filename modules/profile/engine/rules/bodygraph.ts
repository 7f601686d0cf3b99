import type { ChannelView } from '../chart';
import { CENTRE_GATES, CHANNELS } from '../data/bodygraph';
import { CENTRES, type CentreName } from './names';

/** Centres that can drive the Throat. */
export const MOTORS: readonly CentreName[] = ['Heart', 'Sacral', 'SolarPlexus', 'Root'];
const DEFINITIONS = ['None', 'Single', 'Split', 'Triple Split', 'Quadruple Split'];

const STRATEGY = {
  Generator: { strategy: 'To Respond', notSelfTheme: 'Frustration', signature: 'Satisfaction' },
  'Manifesting Generator': {
    strategy: 'To Respond',
    notSelfTheme: 'Frustration and Anger',
    signature: 'Satisfaction',
  },
  Manifestor: { strategy: 'To Inform', notSelfTheme: 'Anger', signature: 'Peace' },
  Projector: { strategy: 'Wait for the Invitation', notSelfTheme: 'Bitterness', signature: 'Success' },
  Reflector: { strategy: 'Wait a Lunar Cycle', notSelfTheme: 'Disappointment', signature: 'Surprise' },
} as const;

/** One of the five types. */
export type HumanDesignType = keyof typeof STRATEGY;

const VIEWS: readonly ChannelView[] = CHANNELS.map(([low, high, name, a, b]) => ({
  id: `${low}-${high}`,
  name,
  gates: [low, high],
  centers: [a, b],
}));

/** What follows from the set of active gates alone. */
export interface Bodygraph {
  channels: ChannelView[];
  centers: Record<CentreName, boolean>;
  type: HumanDesignType;
  strategy: string;
  notSelfTheme: string;
  signature: string;
  authority: string;
  authorityDetail: string;
  definition: string;
}

/** Root of each defined centre's connected component, by union over the defined channels. */
function components(channels: readonly ChannelView[]): Map<CentreName, CentreName> {
  const root = new Map<CentreName, CentreName>();
  for (const { centers } of channels) for (const centre of centers) if (!root.has(centre)) root.set(centre, centre);
  for (const { centers } of channels) {
    const [from, to] = [root.get(centers[0])!, root.get(centers[1])!];
    if (from !== to) for (const [centre, owner] of root) if (owner === from) root.set(centre, to);
  }
  return root;
}

/** The groups into which defined channels join their centres, in the order of their first channel. */
export function centreGroups(channels: readonly ChannelView[]): CentreName[][] {
  const groups = new Map<CentreName, CentreName[]>();
  for (const [centre, root] of components(channels)) groups.set(root, [...(groups.get(root) ?? []), centre]);
  return [...groups.values()];
}

function typeOf(root: Map<CentreName, CentreName>): HumanDesignType {
  if (root.size === 0) return 'Reflector';
  const throat = root.get('Throat');
  const motorToThroat = throat !== undefined && MOTORS.some((motor) => root.get(motor) === throat);
  if (root.has('Sacral')) return motorToThroat ? 'Manifesting Generator' : 'Generator';
  return motorToThroat ? 'Manifestor' : 'Projector';
}

function authorityOf(type: HumanDesignType, defined: (centre: CentreName) => boolean): [string, string?] {
  if (type === 'Reflector') return ['Lunar'];
  if (defined('SolarPlexus')) return ['Emotional'];
  if (defined('Sacral')) return ['Sacral'];
  if (defined('Spleen')) return ['Splenic'];
  if (defined('Heart')) return ['Ego', type === 'Manifestor' ? 'Ego Manifested' : 'Ego Projected'];
  if (defined('G')) return ['Self-Projected'];
  return ['Mental'];
}

/** Channels, centres, type, authority and definition of a set of active gates; a motor reaches the Throat over any number of centres. */
export function bodygraphOf(gates: ReadonlySet<number>): Bodygraph {
  const channels = VIEWS.filter(({ gates: [low, high] }) => gates.has(low) && gates.has(high));
  const root = components(channels);
  const type = typeOf(root);
  const [authority, authorityDetail = authority] = authorityOf(type, (centre) => root.has(centre));
  const centers = {} as Record<CentreName, boolean>;
  for (const centre of CENTRES) centers[centre] = root.has(centre);
  return {
    channels,
    centers,
    type,
    ...STRATEGY[type],
    authority,
    authorityDetail,
    definition: DEFINITIONS[new Set(root.values()).size]!,
  };
}

/** How many gates of each centre are active. */
export function activeGates(gates: ReadonlySet<number>): Record<CentreName, number> {
  const out = {} as Record<CentreName, number>;
  for (const centre of CENTRES) {
    let count = 0;
    for (const gate of CENTRE_GATES[centre]) if (gates.has(gate)) count++;
    out[centre] = count;
  }
  return out;
}
