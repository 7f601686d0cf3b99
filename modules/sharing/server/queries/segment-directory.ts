import type { Knex } from 'knex';
import { knownSegments, type SegmentContent, type SegmentProvider } from '#modules/records/public';

/** All segments of the product behind one face. */
export interface SegmentDirectory {
  /** Keys somebody provides, in the order in which they are listed. */
  readonly provided: readonly string[];
  /** True of a key a consent may name. */
  isKnown(key: string): boolean;
  /** The same keys in listing order. */
  sorted(keys: readonly string[]): string[];
  /** Keys that hold something of this person right now. */
  filled(db: Knex, userId: string): Promise<ReadonlySet<string>>;
  /** Null where nothing is kept under the key, or nobody keeps it yet. */
  read(db: Knex, userId: string, key: string): Promise<SegmentContent | null>;
}

/** Throws, so that boot fails, when two modules provide the same key: nobody could say whose data a consent opens. */
export const directoryOf = (providers: readonly SegmentProvider[]): SegmentDirectory => {
  const owners = new Map<string, SegmentProvider>();
  for (const provider of providers)
    for (const key of provider.keys) {
      if (owners.has(key)) throw new Error(`two modules provide the segment "${key}"`);
      owners.set(key, provider);
    }
  const order = new Map([...new Set([...knownSegments, ...owners.keys()])].map((key, index) => [key, index]));
  const sorted = (keys: readonly string[]): string[] =>
    [...keys].sort((a, b) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size));
  return {
    provided: sorted([...owners.keys()]),
    isKnown: (key) => order.has(key),
    sorted,
    filled: async (db, userId) => {
      const found = new Set<string>();
      for (const provider of new Set(owners.values()))
        for (const key of await provider.has(db, userId)) if (owners.get(key) === provider) found.add(key);
      return found;
    },
    read: async (db, userId, key) => (await owners.get(key)?.read(db, userId, key)) ?? null,
  };
};
