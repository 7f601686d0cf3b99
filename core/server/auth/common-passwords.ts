/** Digits and signs that people put in place of letters. */
const letters: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '|': 'l' },
};
const shortestStem = 6;

let lists: Promise<ReadonlySet<string>> | null = null;

/** Read when the first password is looked up. */
const loadLists = async (): Promise<ReadonlySet<string>> =>
  new Set((await import('./common-words')).commonWords.map((word) => word.toLowerCase()));

const unswap = (text: string): string => text.replace(/[0134578@$!|]/g, (sign) => letters[sign] ?? sign);
/** Without what people put at the end: a year, a number, an exclamation mark. */
const stemOf = (text: string): string => text.replace(/[^\p{L}]{1,5}$/u, '');

/** Whether a password is one that attackers try first: as it stands, with swapped letters, or with digits at its end. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  lists ??= loadLists();
  const known = await lists;
  const plain = password.toLowerCase();
  const stems = [stemOf(plain), unswap(stemOf(plain))].filter((stem) => stem.length >= shortestStem);
  return [plain, unswap(plain), ...stems].some((form) => known.has(form));
};
