/** Numbers from 0 to 1 that a seed decides. */
export interface Random {
  next(): number;
  /** A whole number below `most`. */
  below(most: number): number;
  pick<T>(list: readonly T[]): T;
  /** Another one, of which the order of calls here says nothing. */
  fork(name: string): Random;
}

/** Mulberry32. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return {
    next,
    below,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('there is nothing to pick from');
      return list[below(list.length)] as T;
    },
    fork: (name) => {
      let mixed = seed >>> 0;
      for (const letter of name) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
      return createRandom(mixed);
    },
  };
};
