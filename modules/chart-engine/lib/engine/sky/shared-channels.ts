import { CHANNELS } from '../data/bodygraph';

/** Ids of the channels that two sets of gates close together and neither closes alone ("10-20"); the same in both orders. */
export function sharedChannels(a: ReadonlySet<number>, b: ReadonlySet<number>): string[] {
  return CHANNELS.filter(([low, high]) => {
    const closed = (a.has(low) || b.has(low)) && (a.has(high) || b.has(high));
    return closed && !(a.has(low) && a.has(high)) && !(b.has(low) && b.has(high));
  }).map(([low, high]) => `${low}-${high}`);
}

/** Ids of the channels that one set of gates closes. */
export function closedChannels(gates: ReadonlySet<number>): string[] {
  return CHANNELS.filter(([low, high]) => gates.has(low) && gates.has(high)).map(([low, high]) => `${low}-${high}`);
}
