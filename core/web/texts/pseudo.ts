const marks: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ê',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  y: 'ÿ',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Ü',
};

/** English that is a third longer, accented and bracketed: what has no brackets on the page is in no catalogue. */
export const toPseudo = (text: string): string => {
  if (text === '') return text;
  const strange = text.replace(/[aeioucnyAEIOU]/g, (letter) => marks[letter] ?? letter);
  return `⟦${strange}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;
};
