/** Parts of words of which one at least stands in whatever matches; null where none can be named. */
type Needed = readonly string[] | null;

/** Longest part that is looked for. */
const longest = 4;
/** How often a part of so many letters stands in a sentence by chance, roughly. */
const chances = [1, 0.6, 0.2, 0.04, 0.01];
const chanceOf = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + (chances[Math.min(part.length, longest)] ?? 0), 0);

const rarest = (candidates: readonly (readonly string[])[]): Needed =>
  candidates.reduce<Needed>((best, one) => (best === null || chanceOf(one) < chanceOf(best) ? one : best), null);

/** A pattern's source while it is read. */
interface Reader {
  readonly signs: readonly string[];
  at: number;
}

/** Passes over what repeats the piece before; answers whether that may be absent, and whether it stands once. */
const readCount = (reader: Reader): { readonly isOptional: boolean; readonly isSingle: boolean } => {
  const rest = reader.signs.slice(reader.at, reader.at + 12).join('');
  const [count, least] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/u.exec(rest) ?? [];
  if (count === undefined) return { isOptional: false, isSingle: true };
  reader.at += count.length;
  return { isOptional: count.startsWith('*') || count.startsWith('?') || least === '0', isSingle: false };
};

const passUntil = (reader: Reader, end: string): void => {
  while (reader.signs[reader.at] !== end) reader.at += reader.signs[reader.at] === '\\' ? 2 : 1;
  reader.at += 1;
};

/** A letter that stands for itself; null for all that may be one of several, or nothing. */
const readSign = (reader: Reader): string | null => {
  const sign = reader.signs[reader.at] ?? '';
  reader.at += 1;
  if (sign === '[') passUntil(reader, ']');
  if (sign !== '\\') return '[.^$'.includes(sign) ? null : sign;
  const escaped = reader.signs[reader.at] ?? '';
  reader.at += 1;
  if (/[pPuk]/u.test(escaped) && /[{<]/u.test(reader.signs[reader.at] ?? ''))
    passUntil(reader, escaped === 'k' ? '>' : '}');
  else if (/[uxc]/u.test(escaped)) reader.at += { u: 4, x: 2, c: 1 }[escaped] ?? 0;
  return /[\p{L}\p{N}]/u.test(escaped) ? null : escaped;
};

const readSequence = (reader: Reader): Needed => {
  const candidates: (readonly string[])[] = [];
  let word = '';
  const endWord = (): void => {
    if (word !== '') candidates.push([word.slice(0, longest)]);
    word = '';
  };
  for (;;) {
    const sign = reader.signs[reader.at];
    if (sign === undefined || sign === '|' || sign === ')') break;
    if (sign === '(') {
      endWord();
      const needed = readGroup(reader);
      if (!readCount(reader).isOptional && needed) candidates.push(needed);
      continue;
    }
    const letter = readSign(reader);
    const { isOptional, isSingle } = readCount(reader);
    if (letter !== null && letter !== ' ' && !isOptional) word += letter;
    if (letter === null || letter === ' ' || !isSingle) endWord();
  }
  endWord();
  return rarest(candidates);
};

const readChoices = (reader: Reader): Needed => {
  const choices = [readSequence(reader)];
  while (reader.signs[reader.at] === '|') {
    reader.at += 1;
    choices.push(readSequence(reader));
  }
  const all: string[] = [];
  for (const one of choices) {
    if (one === null) return null;
    all.push(...one);
  }
  return [...new Set(all)];
};

/** What stands in parentheses. What only looks ahead or back says nothing of what is matched. */
const readGroup = (reader: Reader): Needed => {
  const opening =
    /^\((?:\?(?:<?[=!]|:|<[^>]*>))?/u.exec(reader.signs.slice(reader.at, reader.at + 40).join(''))?.[0] ?? '(';
  reader.at += opening.length;
  const needed = readChoices(reader);
  reader.at += 1;
  return /[=!]$/u.test(opening) ? null : needed;
};

/** Of a pattern that tells upper from lower case. */
export const findNeeded = ({ source, ignoreCase }: RegExp): Needed =>
  ignoreCase ? null : readChoices({ signs: [...source], at: 0 });

/**
 * Finds for a text which of some rules can match at all: each of a rule's patterns has to. Most rules have no word in common with a
 * sentence, and matching each of them took nearly all of the time that a text is read in.
 */
export const createFilter = (rules: readonly (readonly RegExp[])[]): ((text: string) => (rule: number) => boolean) => {
  const ids = new Map<string, number>();
  const idOf = (part: string): number => {
    const id = ids.get(part) ?? ids.size;
    ids.set(part, id);
    return id;
  };
  const needs = rules.map((patterns) =>
    patterns.flatMap((pattern) => {
      const needed = findNeeded(pattern);
      return needed ? [needed.map(idOf)] : [];
    }),
  );
  return (text) => {
    const stands = new Uint8Array(ids.size);
    for (let from = 0; from < text.length; from += 1)
      for (let length = 1; length <= longest && from + length <= text.length; length += 1) {
        const id = ids.get(text.slice(from, from + length));
        if (id !== undefined) stands[id] = 1;
      }
    return (rule) => needs[rule]?.every((parts) => parts.some((part) => stands[part] === 1)) ?? true;
  };
};
