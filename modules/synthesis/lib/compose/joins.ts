import { plainApostrophes } from '#modules/text-analysis/public';
import type { Matter, ReadSentence } from '../observe/matter';
import { findPeople } from '../observe/people';
import type { Chosen } from './select';
import { personIn } from './slots';
import type { Chooser } from './variants';
import type { Wording } from './wording/wording';

const sentencesOf = ({ passages }: Chosen, { sentences }: Matter): ReadSentence[] =>
  sentences.filter((one) =>
    passages.some(
      (passage) => passage.responseId === one.answer.responseId && passage.start < one.end && one.start < passage.end,
    ),
  );

const bare = (person: string): string =>
  plainApostrophes(person)
    .toLowerCase()
    .replace(/^(?:my|our|mein\p{L}*|unser\p{L}*|mis?|nuestr\p{L}+)\s+/u, '');

/** Relatives with a possessive, and capitalised words that are somebody's name in these pages. */
const personsOf = (sentences: readonly ReadSentence[], names: ReadonlySet<string>): Map<string, string> =>
  new Map(
    sentences
      .flatMap(({ persons }) => persons)
      .filter((person) => /^(?:my|our|mein|unser|mis?|nuestr)\p{L}*\s/iu.test(person) || names.has(bare(person)))
      .map((person) => [bare(person), person]),
  );

/** What two neighbouring sections have in common: a person. A fact, not a meaning; null where there is nobody. */
export const joinOf = (
  before: Chosen,
  after: Chosen,
  matter: Matter,
  { grammar, joins }: Wording,
  chooser: Chooser,
): string | null => {
  const topic = `join ${after.observation.id}`;
  const names = new Set(findPeople(matter).map(({ name }) => bare(name)));
  const people = personsOf(sentencesOf(before, matter), names);
  const named = [before, after].flatMap(({ observation: { claim } }) =>
    claim.kind === 'people' ? [bare(claim.person)] : [],
  );
  const person = [...personsOf(sentencesOf(after, matter), names)].find(
    ([key]) => people.has(key) && !named.includes(key),
  );
  if (!person) return null;
  const isOther = after.observation.language !== matter.language;
  return chooser.choose(joins.person, { shared: personIn(grammar, person[1], isOther) }, topic);
};
