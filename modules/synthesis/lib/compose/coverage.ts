import { findPeople, type Matter, type Passage, type ReadSentence } from '#modules/observations/public';

/** Who is named in so many Labors belongs in a reading. */
const fewestNamed = 2;
export const isNamedIn = ({ responseId, start, end }: Passage, mentions: readonly ReadSentence[]): boolean =>
  mentions.some((one) => one.answer.responseId === responseId && start < one.end && one.start < end);
export const missingPeople = (taken: readonly Passage[], matter: Matter): (readonly ReadSentence[])[] =>
  findPeople(matter)
    .filter(({ labors }) => labors.length >= fewestNamed)
    .map(({ mentions }) => mentions)
    .filter((mentions) => !taken.some((passage) => isNamedIn(passage, mentions)));

/** An answer of so many words should not go without a quote. */
const fewestOfLong = 150;
export const isLong = ({ responseId }: Passage, { answers }: Matter): boolean =>
  answers.some(({ answer, words }) => answer.responseId === responseId && words > fewestOfLong);
