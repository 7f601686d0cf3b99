/** Runs of so many words are taken over from a text; shorter ones can be chance. */
const run = 5;
/** A whole title of so many words that stands in a text was taken from it. */
const title = 3;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];

const quoted = /“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|"([^"]+)"/gu;
const fragmentsOf = (text: string): string[] => [...text.matchAll(quoted)].map((found) => found.slice(1).join(''));

/** Tells whether a text repeats words of these: something in quotation marks, all of it, or a run of five words. */
export const findsWordsOf = (texts: readonly string[]): ((text: string) => boolean) => {
  if (texts.length === 0) return () => false;
  const runs = new Set<string>();
  const whole: string[] = [];
  for (const text of texts) {
    const words = wordsIn(text);
    whole.push(` ${words.join(' ')} `);
    for (let at = 0; at + run <= words.length; at += 1) runs.add(words.slice(at, at + run).join(' '));
  }
  const stands = (words: readonly string[]): boolean =>
    words.length > 0 && whole.some((text) => text.includes(` ${words.join(' ')} `));
  return (text) => {
    const words = wordsIn(text);
    if (words.length >= title && stands(words)) return true;
    if (fragmentsOf(text).some((fragment) => stands(wordsIn(fragment)))) return true;
    return words.some((_, at) => at + run <= words.length && runs.has(words.slice(at, at + run).join(' ')));
  };
};
