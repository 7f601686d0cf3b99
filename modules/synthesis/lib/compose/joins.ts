import { findPeople, isByTheWay, type Matter, type ReadSentence } from '#modules/observations/public';
import { plainApostrophes } from '#modules/text-analysis/public';
import { quoted } from './quoting';
import type { Chosen } from './select';
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

const relative = /^(?:my|our|mein|unser|mis?|nuestr)\p{L}*\s/iu;

/** Capitalised words that are somebody's name in these pages; "Mum" may be what the client's own children say. */
const personsOf = (sentences: readonly ReadSentence[], names: ReadonlySet<string>): Map<string, string> =>
  new Map(
    sentences
      .flatMap((sentence) => sentence.persons.filter((person) => !isByTheWay(person, sentence)))
      .filter((person) => !relative.test(person) && names.has(bare(person)))
      .map((person) => [bare(person), person]),
  );

/** A name that stands in two neighbouring sections, whosever it is; null where there is none. */
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
  const isWritten = ({ passages }: Chosen, name: string): boolean =>
    passages.some(({ text }) => plainApostrophes(text).includes(name));
  const person = [...personsOf(sentencesOf(after, matter), names)].find(
    ([key, name]) => people.has(key) && !named.includes(key) && isWritten(before, name) && isWritten(after, name),
  );
  if (!person) return null;
  return chooser.choose(joins.person, { shared: quoted(grammar, person[1]) }, topic);
};
