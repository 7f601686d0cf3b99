import { fold } from '../fold';
import type { City } from './read-cities';

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' };
const GERMANIC = new Set(['DE', 'AT', 'CH', 'LI', 'NO', 'DK', 'SE', 'FI', 'IS']);
const SHORT_WORDS = [
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
] as const;
/** Longer names cannot be typed: a query has at most 100 characters. */
const LONGEST = 100;

/** How people without these letters write a name (Koeln, Tromsoe, Aarhus). */
const spelledOut = ({ country, name }: City): string[] =>
  GERMANIC.has(country)
    ? [
        fold(
          name
            .toLowerCase()
            .normalize('NFC')
            .replace(/[äöüøåæ]/g, (c) => LETTERS[c]!),
        ),
      ]
    : [];

const expanded = (key: string): string[] =>
  SHORT_WORDS.flatMap(([short, long]) => {
    if (key.startsWith(`${short} `)) return [long + key.slice(short.length)];
    return key.startsWith(`${long} `) ? [short + key.slice(long.length)] : [];
  });

/** Folded texts under which a place is found; true marks its own name (as written, in ASCII, or spelled out). */
export const searchKeys = (city: City): Map<string, boolean> => {
  const keys = new Map<string, boolean>();
  const own = [fold(city.name), fold(city.alternates[0] ?? ''), ...spelledOut(city)];
  for (const key of own.flatMap((name) => [name, ...expanded(name)])) keys.set(key, true);
  for (const key of city.alternates.map(fold)) if (!keys.has(key)) keys.set(key, false);
  keys.delete('');
  for (const key of keys.keys()) if (key.length > LONGEST) keys.delete(key);
  return keys;
};
