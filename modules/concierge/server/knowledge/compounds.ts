/** Shortest part of a compound, in letters of its stem. */
const shortest = 3;
/** What may stand between two parts: `Geburt-s-ort`, `Konto-einstellung`. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** How German puts words together, as far as both parts stand in the texts by themselves. */
export const createCompounds = (words: ReadonlySet<string>): { partsOf(word: string): readonly string[] } => {
  const known = new Map<string, readonly string[]>();
  const find = (word: string): readonly string[] => {
    for (let at = word.length - shortest; at >= shortest; at -= 1) {
      const right = word.slice(at);
      if (!words.has(right)) continue;
      const left = word.slice(0, at);
      const stem = joints
        .filter((joint) => left.endsWith(joint))
        .map((joint) => left.slice(0, left.length - joint.length))
        .find((one) => one.length >= shortest && words.has(one));
      if (stem) return [stem, right];
    }
    return [];
  };
  return {
    partsOf: (word) => {
      const parts = known.get(word) ?? (word.length < 2 * shortest + 2 ? [] : find(word));
      if (known.size < 20_000) known.set(word, parts);
      return parts;
    },
  };
};

/** True when one letter more, less, other or swapped turns one word into the other. */
export const isOneTypoApart = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
};
