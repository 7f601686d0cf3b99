import type { ChannelView } from '../chart';
import { CENTRE_GATES, CHANNELS } from '../data/bodygraph';
import { GateSet } from './gate-set';
import type { CentreName } from './names';

/** Centres that can drive the Throat. */
export const MOTORS: readonly CentreName[] = ['Heart', 'Sacral', 'SolarPlexus', 'Root'];

/** One bit for each centre, so that a group of centres is a number. */
const BIT: Readonly<Record<CentreName, number>> = {
  Head: 1,
  Ajna: 2,
  Throat: 4,
  G: 8,
  Heart: 16,
  Sacral: 32,
  SolarPlexus: 64,
  Spleen: 128,
  Root: 256,
};
const MOTOR_BITS = MOTORS.reduce((bits, motor) => bits | BIT[motor], 0);
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

/** The two gates of each channel. */
const PAIRS: readonly GateSet[] = CHANNELS.map(([low, high]) => GateSet.of([low, high]));

/** The two centres that each channel joins, in bits. */
const LINKS: readonly number[] = VIEWS.map(({ centers: [a, b] }) => BIT[a] | BIT[b]);

/** Joins links that share a centre until no two of them do. */
function joined(links: readonly number[]): number[] {
  let groups: number[] = [];
  for (const link of links) {
    let group = link;
    const apart: number[] = [];
    for (const other of groups) {
      if ((other & link) === 0) apart.push(other);
      else group |= other;
    }
    apart.push(group);
    groups = apart;
  }
  return groups;
}

/** The groups into which defined channels join their centres, in the order of their first channel. */
export function centreGroups(channels: readonly ChannelView[]): CentreName[][] {
  const groups = joined(channels.map(({ centers: [a, b] }) => BIT[a] | BIT[b]));
  const centres = [...new Set(channels.flatMap(({ centers }) => centers))];
  const first = (group: number) => centres.findIndex((centre) => group & BIT[centre]);
  return groups
    .sort((a, b) => first(a) - first(b))
    .map((group) => centres.filter((centre) => (group & BIT[centre]) !== 0));
}

function typeOf(defined: number, groups: readonly number[]): HumanDesignType {
  if (defined === 0) return 'Reflector';
  let motorToThroat = false;
  for (const group of groups) motorToThroat ||= (group & BIT.Throat) !== 0 && (group & MOTOR_BITS) !== 0;
  if ((defined & BIT.Sacral) !== 0) return motorToThroat ? 'Manifesting Generator' : 'Generator';
  return motorToThroat ? 'Manifestor' : 'Projector';
}

function authorityOf(type: HumanDesignType, defined: number): string {
  if (type === 'Reflector') return 'Lunar';
  if ((defined & BIT.SolarPlexus) !== 0) return 'Emotional';
  if ((defined & BIT.Sacral) !== 0) return 'Sacral';
  if ((defined & BIT.Spleen) !== 0) return 'Splenic';
  if ((defined & BIT.Heart) !== 0) return 'Ego';
  if ((defined & BIT.G) !== 0) return 'Self-Projected';
  return 'Mental';
}

function authorityDetailOf(type: HumanDesignType, authority: string): string {
  if (authority !== 'Ego') return authority;
  return type === 'Manifestor' ? 'Ego Manifested' : 'Ego Projected';
}

/** Channels, centres, type, authority and definition of a set of active gates; a motor reaches the Throat over any number of centres. */
export function bodygraphOf(gates: GateSet | Iterable<number>): Bodygraph {
  const active = gates instanceof GateSet ? gates : GateSet.of(gates);
  const channels: ChannelView[] = [];
  const links: number[] = [];
  let defined = 0;
  for (let i = 0; i < VIEWS.length; i++) {
    if (!active.holds(PAIRS[i]!)) continue;
    channels.push(VIEWS[i]!);
    links.push(LINKS[i]!);
    defined |= LINKS[i]!;
  }
  const groups = joined(links);
  const type = typeOf(defined, groups);
  const authority = authorityOf(type, defined);
  const { strategy, notSelfTheme, signature } = STRATEGY[type];
  return {
    channels,
    centers: {
      Head: (defined & BIT.Head) !== 0,
      Ajna: (defined & BIT.Ajna) !== 0,
      Throat: (defined & BIT.Throat) !== 0,
      G: (defined & BIT.G) !== 0,
      Heart: (defined & BIT.Heart) !== 0,
      Sacral: (defined & BIT.Sacral) !== 0,
      SolarPlexus: (defined & BIT.SolarPlexus) !== 0,
      Spleen: (defined & BIT.Spleen) !== 0,
      Root: (defined & BIT.Root) !== 0,
    },
    type,
    strategy,
    notSelfTheme,
    signature,
    authority,
    authorityDetail: authorityDetailOf(type, authority),
    definition: DEFINITIONS[groups.length]!,
  };
}

const GATES_OF = Object.fromEntries(
  Object.entries(CENTRE_GATES).map(([centre, gates]) => [centre, GateSet.of(gates)]),
) as Record<CentreName, GateSet>;

/** How many gates of each centre are active. */
export function activeGates(gates: GateSet): Record<CentreName, number> {
  return {
    Head: gates.shared(GATES_OF.Head),
    Ajna: gates.shared(GATES_OF.Ajna),
    Throat: gates.shared(GATES_OF.Throat),
    G: gates.shared(GATES_OF.G),
    Heart: gates.shared(GATES_OF.Heart),
    Sacral: gates.shared(GATES_OF.Sacral),
    SolarPlexus: gates.shared(GATES_OF.SolarPlexus),
    Spleen: gates.shared(GATES_OF.Spleen),
    Root: gates.shared(GATES_OF.Root),
  };
}
