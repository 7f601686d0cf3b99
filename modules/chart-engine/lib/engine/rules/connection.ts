import { CHANNELS } from '../data/bodygraph';
import { CENTRES, type CentreName } from './names';

/**
 * How two people meet in a channel that is whole when they are together. Electromagnetic: each brings one of its two gates. Compromise: one
 * has the whole channel, the other one gate of it. Dominance: one has the whole channel, the other nothing of it. Companionship: both have
 * all of it. (The four kinds as the Human Design literature names them; the words around them are ours.)
 */
export type ConnectionKind = 'electromagnetic' | 'compromise' | 'dominance' | 'companionship';

/** The gates of one chart: those it has for certain, and all it may have (which hold the certain ones); the same for a known time. */
export interface ChartGates {
  readonly certain: ReadonlySet<number>;
  readonly possible: ReadonlySet<number>;
}

/** A channel with those of its gates which each of the two has for certain. */
export interface MetChannel {
  /** Lower gate first: "10-20". */
  readonly id: string;
  readonly name: string;
  readonly mine: number[];
  readonly theirs: number[];
}

/** What two charts are together. */
export interface Connection {
  /** Channels whose kind is certain, by their lower gate. */
  readonly channels: (MetChannel & { readonly kind: ConnectionKind })[];
  /** Channels that unknown gates leave open: the kinds it may be, and whether it may stay incomplete. */
  readonly open: (MetChannel & { readonly kinds: ConnectionKind[]; readonly orNone: boolean })[];
  /** Centres of both together; null where it depends on a gate that is not certain. */
  readonly centers: Record<CentreName, boolean | null>;
}

/** Which of the two gates somebody has: bit 1 the lower, bit 2 the higher. */
type Part = 0 | 1 | 2 | 3;
const parts: readonly Part[] = [0, 1, 2, 3];

const kindOf = (a: Part, b: Part): ConnectionKind | null => {
  if ((a | b) !== 3) return null;
  if (a === 3 && b === 3) return 'companionship';
  if (a === 3 || b === 3) return a === 0 || b === 0 ? 'dominance' : 'compromise';
  return 'electromagnetic';
};

/** Every part of a channel that somebody may have; unknown gates are taken one by one, so that rather too much is left open. */
const partsOf = ({ certain, possible }: ChartGates, low: number, high: number): Part[] =>
  parts.filter((part) =>
    [low, high].every((gate, i) => ((part & (i + 1)) === 0 ? !certain.has(gate) : possible.has(gate))),
  );

/** Channels and centres of two charts together. */
export function connectionOf(mine: ChartGates, theirs: ChartGates): Connection {
  const found: Connection = { channels: [], open: [], centers: {} as Record<CentreName, boolean | null> };
  for (const centre of CENTRES) found.centers[centre] = false;
  for (const [low, high, name, ...ends] of CHANNELS) {
    const kinds = new Set<ConnectionKind | null>();
    for (const a of partsOf(mine, low, high)) for (const b of partsOf(theirs, low, high)) kinds.add(kindOf(a, b));
    const orNone = kinds.delete(null);
    const named = [...kinds].filter((kind) => kind !== null);
    const [only] = named;
    if (!only) continue;
    const gates = ({ certain }: ChartGates): number[] => [low, high].filter((gate) => certain.has(gate));
    const met = { id: `${low}-${high}`, name, mine: gates(mine), theirs: gates(theirs) };
    if (named.length === 1 && !orNone) found.channels.push({ ...met, kind: only });
    else found.open.push({ ...met, kinds: named, orNone });
    for (const end of ends) found.centers[end] = orNone ? found.centers[end] || null : true;
  }
  return found;
}
