import { fold } from './fold';

/** Longest text that is looked at, in UTF-16 units; a longer one finds nothing. */
export const LONGEST_QUERY = 100;
/** Words after the name that are looked at; more are left aside. */
const MOST_QUALIFIERS = 4;
const SEPARATORS = /[,;()，、،]/;

/** One way to read a text: a name, and words that say where. All folded. */
export interface Reading {
  readonly name: string;
  readonly qualifiers: readonly string[];
}

/** Reads `City`, `City, Country`, `City, State, Country` or `City (State)`. Null for a text that is empty or too long. */
export const readQuery = (text: string): Reading | null => {
  if (text.length > LONGEST_QUERY) return null;
  const [name, ...rest] = text
    .split(SEPARATORS)
    .map(fold)
    .filter((part) => part !== '');
  if (name === undefined) return null;
  return { name, qualifiers: [...new Set(rest)].slice(0, MOST_QUALIFIERS) };
};

/** Other readings of a text without commas, the longest name first: `paris france` as Paris in France. */
export const splitReadings = ({ name, qualifiers }: Reading): Reading[] => {
  if (qualifiers.length > 0) return [];
  const words = name.split(' ');
  const readings: Reading[] = [];
  for (let tail = 1; tail < words.length && tail <= MOST_QUALIFIERS; tail += 1)
    readings.push({ name: words.slice(0, -tail).join(' '), qualifiers: words.slice(-tail) });
  return readings;
};
