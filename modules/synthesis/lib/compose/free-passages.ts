import type { Matter, Observation, Passage } from '#modules/observations/public';
import { blockOf } from './blocks';

/** With fewer words, there is less of everything. */
export const shortBelow = 330;

export const wordsOf = ({ answers }: Matter): number =>
  answers.filter(({ language }) => language).reduce((sum, one) => sum + one.words, 0);

export const overlaps = (
  one: Pick<Passage, 'responseId' | 'start' | 'end'>,
  other: Pick<Passage, 'responseId' | 'start' | 'end'>,
): boolean => one.responseId === other.responseId && one.start < other.end && other.start < one.end;
const sameWords = (one: Passage, other: Passage): boolean =>
  one.text.trim().toLowerCase() === other.text.trim().toLowerCase();

export const laborsOf = (passages: readonly Passage[]): ReadonlySet<number> =>
  new Set(passages.map((one) => one.laborNumber));

export const inOrder = (passages: readonly Passage[]): Passage[] =>
  [...passages].sort((one, other) => one.laborNumber - other.laborNumber || one.start - other.start);

/** Stands where another does, or in one short paragraph with it: cut in two, neither says what it is about. */
export const isTakenBy = (passage: Passage, taken: readonly Passage[], matter: Matter): boolean => {
  // Who wrote a page has few paragraphs to choose from.
  const around = wordsOf(matter) < shortBelow ? (one: Passage) => one : (one: Passage) => blockOf(one, matter);
  return taken.some((one) => overlaps(around(one), around(passage)) || sameWords(one, passage));
};

/** Passages that nothing quotes yet, one a Labor. */
export const freeOf = (observation: Observation, taken: readonly Passage[], matter: Matter): Passage[] => {
  const free: Passage[] = [];
  for (const passage of observation.passages) {
    const isTaken = isTakenBy(passage, [...taken, ...free], matter);
    if (!isTaken && !free.some((one) => one.laborNumber === passage.laborNumber)) free.push(passage);
  }
  return free;
};
