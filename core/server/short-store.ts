/** What was made of something: its size in bytes, and whether others may be given it as well. */
export interface Made<T> {
  readonly value: T;
  readonly size: number;
  readonly canShare: boolean;
}

/** What other processes made. */
export interface SharedStore<T> {
  /** What stands under a key and is fresh, and where to put what is made instead; null while it cannot be asked. */
  find(
    key: string,
    from: readonly unknown[],
  ): Promise<{
    readonly found: { readonly value: T; readonly size: number; readonly ageMs: number } | null;
    keep(made: Made<T>, tookMs: number): void;
  } | null>;
  /** Nobody is given what was begun before. */
  forget(): void;
}

interface Entry<T> {
  readonly value: Promise<T>;
  /** What it was made from that lies in memory. */
  readonly from: readonly unknown[];
  /** When it was begun. */
  at: number;
  refreshing: boolean;
  bytes: number;
}

/** How long something is given as it is, and until when while a newer one is being made. */
export const shortMs = { fresh: 4000, most: 8000 } as const;
/** Most that all of it may take, and most entries: addresses with made-up queries must not fill the memory. */
const most = { bytes: 12 * 1024 * 1024, entries: 300 } as const;

/** Answers that many visitors share for some seconds. Nothing that belongs to a person is ever in here. */
export interface ShortStore<T> {
  /**
   * What stands under a key: made before, being made for somebody else, or made now. What was made from other things in memory than
   * these is made anew.
   */
  get(key: string, from: readonly unknown[], make: () => Promise<Made<T>>): Promise<T>;
  /** Forgets all, and what is being made from the past. */
  clear(): void;
}

/** Most of it is the same object; what is made anew each time is small. */
export const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((value, index) => value === other[index] || JSON.stringify(value) === JSON.stringify(other[index])));

export const createShortStore = <T>(
  shared: SharedStore<T> | null = null,
  now: () => number = () => performance.now(),
): ShortStore<T> => {
  const entries = new Map<string, Entry<T>>();
  let bytes = 0;

  const remove = (key: string, entry: Entry<T>): void => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };
  const trim = (): void => {
    for (const [key, entry] of entries) {
      if (entries.size <= most.entries && bytes <= most.bytes) return;
      remove(key, entry);
    }
  };
  const findOrMake = async (
    key: string,
    from: readonly unknown[],
    make: () => Promise<Made<T>>,
  ): Promise<Made<T> & { readonly at: number }> => {
    const asked = shared ? await shared.find(key, from) : null;
    const at = now();
    if (asked?.found) return { ...asked.found, canShare: true, at: at - asked.found.ageMs };
    const made = await make();
    if (made.canShare) asked?.keep(made, now() - at);
    return { ...made, at };
  };
  const begin = (
    key: string,
    from: readonly unknown[],
    make: () => Promise<Made<T>>,
    former: Entry<T> | null,
  ): Entry<T> => {
    const making = findOrMake(key, from, make);
    const entry: Entry<T> = {
      value: making.then(({ value }) => value),
      ...{ from, at: now(), refreshing: false, bytes: 0 },
    };
    const settle = async (): Promise<void> => {
      const { size, canShare, at } = await making;
      entry.at = at;
      // Cleared meanwhile: it may be from before.
      if (entries.get(key) !== (former ?? entry)) return;
      if (former) remove(key, former);
      if (!canShare) return remove(key, entry);
      entries.delete(key);
      entry.bytes = size;
      bytes += size;
      entries.set(key, entry);
      trim();
    };
    if (!former) entries.set(key, entry);
    settle().catch(() => remove(key, former ?? entry));
    return entry;
  };

  return {
    get: (key, from, make) => {
      const found = entries.get(key);
      if (found && !isSame(found.from, from)) remove(key, found);
      const known = entries.get(key);
      const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
      if (known && age < shortMs.most) {
        if (age >= shortMs.fresh && !known.refreshing) {
          known.refreshing = true;
          begin(key, from, make, known).value.catch(() => undefined);
        }
        return known.value;
      }
      if (known) remove(key, known);
      return begin(key, from, make, null).value;
    },
    clear: () => {
      entries.clear();
      bytes = 0;
      shared?.forget();
    },
  };
};
