import type { Variants } from './wording/wording';

export type Slots = Readonly<Record<string, string | undefined>>;

/** FNV-1a with a last mixing of its bits: spreads choices over variants, nothing more. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The variant with its slots filled; null where one has no value. */
export const fill = (variant: string, slots: Slots): string | null => {
  let isWhole = true;
  const filled = variant.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = slots[name] ?? slots[small(name)];
    if (value === undefined) isWhole = false;
    return value === undefined ? '' : name === small(name) ? value : capital(value);
  });
  return isWhole ? filled.trim() : null;
};

/** Takes variants by a hash of the client's own words, none twice in a reading. */
export interface Chooser {
  /** Null where no variant is left whose slots have values. `topic` keeps equal lists in different places apart. */
  readonly choose: (variants: Variants, slots: Slots, topic: string) => string | null;
  readonly among: <T>(items: readonly T[], topic: string) => readonly T[];
}

export const createChooser = (seed: string, mend: (text: string) => string): Chooser => {
  const used = new Set<string>();
  const rotated = <T>(items: readonly T[], topic: string): readonly T[] => {
    if (items.length === 0) return items;
    const from = hashOf(`${topic}\n${seed}`) % items.length;
    return [...items.slice(from), ...items.slice(0, from)];
  };
  return {
    among: rotated,
    choose: (variants, slots, topic) => {
      const possible = variants.filter((variant) => !used.has(variant) && fill(variant, slots) !== null);
      const [variant] = rotated(possible, topic);
      if (variant === undefined) return null;
      used.add(variant);
      return mend(fill(variant, slots) ?? '');
    },
  };
};
