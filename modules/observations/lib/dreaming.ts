import type { ReadSentence } from './matter';

const dreamt = /(?<!\p{L})(?:dream\p{L}*|nightmare|geträumt|träum\p{L}*|traum|soñ[éóa]\p{L}*|sueñ\p{L}*)(?!\p{L})/iu;
const wakes = /(?<!\p{L})(?:woke|wake|awake|aufgewacht|wachte?|aufwach\p{L}*|despert\p{L}*|despierto)(?!\p{L})/iu;

/** Both stand in one paragraph. */
export const isNear = (before: ReadSentence, after: ReadSentence): boolean =>
  !/\n/u.test(after.answer.text.slice(before.end, after.start));

/** A dream is told in it or before it in its paragraph, and nobody has woken yet; `siblings` are all sentences of its answer. */
export const isDreamt = (sentence: ReadSentence, siblings: readonly ReadSentence[]): boolean => {
  const before = siblings.slice(0, sentence.index + 1).filter((one) => isNear(one, sentence));
  const from = before.findLastIndex(({ text, reality }) => reality === 'dream' || dreamt.test(text));
  return from >= 0 && !before.slice(from + 1, -1).some(({ text }) => wakes.test(text));
};
