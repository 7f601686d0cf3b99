import { plainApostrophes } from '#modules/text-analysis/public';
import type { Matter, ReadSentence } from '../observe/matter';
import type { Passage } from '../observe/observation';
import { findPeople } from '../observe/people';
import type { Chosen } from './select';
import { personIn, quoted } from './slots';
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

/** Long words, which are seldom the small change of a language. */
const wordsOf = (passages: readonly Passage[]): Map<string, string> =>
  new Map(passages.flatMap(({ text }) => text.match(/\p{L}{7,}/gu) ?? []).map((word) => [word.toLowerCase(), word]));
const common =
  /^(?:because|without|another|something|somebody|someone|nothing|anything|anybody|everything|everybody|between|through|himself|herself|myself|thought|already|believe|remember|someth\p{L}+|evening|morning|children|brother|husband|mother'?s?|daughter|grand\p{L}+|friend\p{L}*|against|however|whatever|whether|sometimes|himself|usually|trotzdem|zwischen|niemand\p{L}*|manchmal|jemand\p{L}*|irgend\p{L}+|nachher|vielleicht|einfach|eigentlich|einander|deshalb|während|zusammen|immernoch|schwester|großmutter|großvater|tochter|natürlich|überhaupt|plötzlich|gegenüber|nachdem|obwohl|ziemlich|verdammt|cuando|siempre|aunque|entonces|todavía|también|después|mientras|ninguna?|cualquier\p{L}*|nosotros|ustedes|porque|nuestr\p{L}+|demasiad\p{L}+|hermana\p{L}*|hermano\p{L}*|momento|además|delante|encima|durante|alguien|ninguno)$/u;

/** What two neighbouring sections have in common: a person or a word. A fact, not a meaning; null where there is none. */
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
  if (person) {
    const isOther = after.observation.language !== matter.language;
    return chooser.choose(joins.person, { shared: personIn(grammar, person[1], isOther) }, topic);
  }
  const known = wordsOf(before.passages);
  const word = [...wordsOf(after.passages)].find(([key, text]) => known.get(key) === text && !common.test(key));
  return word ? chooser.choose(joins.word, { shared: quoted(grammar, word[1]) }, topic) : null;
};
