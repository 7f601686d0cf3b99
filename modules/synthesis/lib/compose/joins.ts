import { plainApostrophes } from '#modules/text-analysis/public';
import type { Matter, ReadSentence } from '../observe/matter';
import type { Passage } from '../observe/observation';
import type { Chosen } from './select';
import { personIn, quoted } from './slots';
import { type Chooser, hashOf } from './variants';
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

const personsOf = (sentences: readonly ReadSentence[]): Map<string, string> =>
  new Map(
    sentences
      .flatMap(({ persons }) => persons)
      .filter((person) => /^(?:my|our|mein|unser|mis?|nuestr)\p{L}*\s/iu.test(person) || /^\p{Lu}/u.test(person))
      .map((person) => [bare(person), person]),
  );

/** Long words, which are seldom the small change of a language. */
const wordsOf = (passages: readonly Passage[]): Map<string, string> =>
  new Map(passages.flatMap(({ text }) => text.match(/\p{L}{7,}/gu) ?? []).map((word) => [word.toLowerCase(), word]));
const common =
  /^(?:because|without|another|something|somebody|someone|nothing|anything|anybody|everything|everybody|between|through|himself|herself|myself|thought|already|believe|remember|someth\p{L}+|evening|morning|children|brother|husband|mother'?s?|daughter|grand\p{L}+|friend\p{L}*|against|however|whatever|whether|sometimes|himself|usually|trotzdem|zwischen|niemand\p{L}*|manchmal|jemand\p{L}*|irgend\p{L}+|nachher|vielleicht|einfach|eigentlich|einander|deshalb|während|zusammen|immernoch|schwester|großmutter|großvater|tochter|natürlich|überhaupt|plötzlich|gegenüber|nachdem|obwohl|ziemlich|verdammt|cuando|siempre|aunque|entonces|todavía|también|después|mientras|ninguna?|cualquier\p{L}*|nosotros|ustedes|porque|nuestr\p{L}+|demasiad\p{L}+|hermana\p{L}*|hermano\p{L}*|momento|además|delante|encima|durante|alguien|ninguno)$/u;

/** What two neighbouring sections have in common: a person, a word or a Labor. A fact, not a meaning; null where there is none. */
export const joinOf = (
  before: Chosen,
  after: Chosen,
  matter: Matter,
  { grammar, joins }: Wording,
  chooser: Chooser,
): string | null => {
  const topic = `join ${after.observation.id}`;
  const people = personsOf(sentencesOf(before, matter));
  const named = [before, after].flatMap(({ observation: { claim } }) =>
    claim.kind === 'people' ? [bare(claim.person)] : [],
  );
  const person = [...personsOf(sentencesOf(after, matter))].find(([key]) => people.has(key) && !named.includes(key));
  if (person) {
    const isOther = after.observation.language !== matter.language;
    return chooser.choose(joins.person, { shared: personIn(grammar, person[1], isOther) }, topic);
  }
  const known = wordsOf(before.passages);
  const word = [...wordsOf(after.passages)].find(([key, text]) => known.get(key) === text && !common.test(key));
  if (word) return chooser.choose(joins.word, { shared: quoted(grammar, word[1]) }, topic);
  const shared = after.passages.find((one) =>
    before.passages.some(({ laborNumber }) => laborNumber === one.laborNumber),
  );
  const labor = shared?.laborNumber;
  if (labor !== undefined) return chooser.choose(joins.labor, { shared: grammar.labors([labor]) }, topic);
  return null;
};

/** Says of a single passage that it opens or ends its Labor; said of every other one, so that it does not become a habit. */
export const placeOf = (
  chosen: Chosen,
  matter: Matter,
  { grammar, joins }: Wording,
  chooser: Chooser,
): string | null => {
  const [passage, ...others] = chosen.passages;
  if (!passage || others.length > 0 || hashOf(passage.text) % 2 === 1) return null;
  const answer = matter.answers.find((one) => one.answer.responseId === passage.responseId);
  if (!answer || answer.sentences.length < 5) return null;
  const slots = { at: grammar.labors([passage.laborNumber]) };
  const [first, last] = [answer.sentences[0], answer.sentences.at(-1)];
  const topic = `place ${chosen.observation.id}`;
  if (first && passage.start <= first.start) return chooser.choose(joins.first, slots, topic);
  return last && passage.end >= last.end ? chooser.choose(joins.last, slots, topic) : null;
};
