import { words } from '#modules/text-analysis/public';
import { arrange, observation } from '../build';
import { clauseAround, isVoice } from '../clauses';
import { listed, relationOf, triggers } from '../find';
import type { ReadSentence } from '../matter';
import type { Observation } from '../observation';
import { commonLemmas, rarityOf } from '../salience';
import { lemmaOf, type Token } from '../tokens';
import { canClaim, isReadable, type Observer, passageFrom, type Reading } from './observer';

interface Mention {
  readonly sentence: ReadSentence;
  readonly token: Token;
  /** As written, a pair of words or one. */
  readonly text: string;
}

const promptLemmas = ({ matter }: Reading): ReadonlySet<string> =>
  new Set(
    matter.answers.flatMap(({ answer, language }) =>
      (answer.prompt.match(/\p{L}{3,}/gu) ?? []).map((word) => lemmaOf(word, language ?? 'en')),
    ),
  );

const isPersonWord = (sentence: ReadSentence, token: Token): boolean =>
  relationOf(token.lower, sentence.language) !== undefined ||
  sentence.persons.some((person) =>
    person
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(token.lower),
  );

const nounMentions = (reading: Reading): Map<string, Mention[]> => {
  const asked = promptLemmas(reading);
  const found = new Map<string, Mention[]>();
  for (const sentence of reading.matter.sentences) {
    if (sentence.speaker !== 'own' || sentence.reality === 'hypothetical') continue;
    for (const [index, token] of sentence.tokens.entries()) {
      const { kind, lemma } = token;
      const common = commonLemmas(sentence.language, 'commonNouns');
      if (kind !== 'noun' || lemma.length < 3 || common.has(lemma) || common.has(token.lower)) continue;
      if (asked.has(lemma) || isPersonWord(sentence, token) || isVoice(sentence, token)) continue;
      const before = sentence.tokens[index - 1];
      const isPair =
        sentence.language === 'en' &&
        before !== undefined &&
        before.kind === 'noun' &&
        before.end + 1 === token.start &&
        !isPersonWord(sentence, before);
      // A chip shop is another thing than the shop.
      if (isPair && rarityOf(lemma, sentence.language) < 1) continue;
      const text = sentence.answer.text.slice(isPair ? before.start : token.start, token.end);
      found.set(lemma, [...(found.get(lemma) ?? []), { sentence, token, text }]);
    }
  }
  return found;
};

/** Another rare word, or a person, in the sentences around two mentions in different Labors. */
const shareMore = (reading: Reading, mentions: readonly Mention[], lemma: string): boolean => {
  const near = (one: Mention): Set<string> => {
    const around = reading.matter.sentences.filter(
      ({ answer, index }) => answer === one.sentence.answer && Math.abs(index - one.sentence.index) <= 1,
    );
    return new Set(
      around.flatMap(({ tokens, persons, language }) => [
        ...tokens
          .filter((token) => token.lemma !== lemma && rarityOf(token.lemma, language) >= 0.4 && token.kind === 'noun')
          .map((token) => token.lemma),
        ...persons.filter((person) => /\p{Lu}|^my /u.test(person)).map((person) => person.toLowerCase()),
      ]),
    );
  };
  const sets = mentions.map((one) => ({ labor: one.sentence.answer.laborNumber, words: near(one) }));
  return sets.some((one, at) =>
    sets
      .slice(at + 1)
      .some((other) => other.labor !== one.labor && [...one.words].some((word) => other.words.has(word))),
  );
};

const lightVerbs = listed(
  'be have do go get make say know think come take want can will must let keep put seem look become feel need like try use mean',
);

/** The writer's verbs nearest to a noun, before it in its clause. */
const verbBeside = ({ sentence, token }: Mention): string | null => {
  if (sentence.language !== 'en' || !canClaim(sentence)) return null;
  const at = sentence.tokens.indexOf(token);
  for (const one of sentence.tokens.slice(Math.max(0, at - 5), at).reverse()) {
    const between = sentence.answer.text.slice(one.end, token.start);
    if (/[,;:.!?–—]/u.test(between)) return null;
    if (one.kind === 'verb') return lightVerbs.has(one.lemma) ? null : one.lower;
  }
  return null;
};

const commonest = (forms: readonly string[]): string => {
  const times = (form: string): number => forms.filter((one) => one.toLowerCase() === form.toLowerCase()).length;
  return forms.reduce((best, one) => (times(one) > times(best) ? one : best), forms[0] ?? '');
};

/** Things named in two Labors or more. */
export const observeReturn: Observer = (reading) => {
  const made: Observation[] = [];
  for (const [lemma, mentions] of nounMentions(reading)) {
    const labors = [...new Set(mentions.map(({ sentence }) => sentence.answer.laborNumber))].sort(
      (one, other) => one - other,
    );
    const [first] = mentions;
    if (labors.length < 2 || !first) continue;
    const rarity = rarityOf(lemma, first.sentence.language);
    const isJoined = shareMore(reading, mentions, lemma);
    if (rarity < 1 ? labors.length < 3 && !isJoined : labors.length < 2) continue;
    if (rarity < 1 && labors.length < 3 && mentions.length < 3) continue;
    const ranked = mentions
      .filter(({ sentence }) => isReadable(sentence))
      .sort(
        (one, other) =>
          Number(canClaim(other.sentence)) - Number(canClaim(one.sentence)) ||
          reading.salience(other.sentence) - reading.salience(one.sentence),
      );
    const passages = arrange(ranked.map(({ sentence }) => passageFrom(reading, sentence)));
    if (passages.length < 2) continue;
    const pair = mentions.find(({ text }) => text.includes(' '));
    const isWholly =
      pair !== undefined && mentions.filter(({ text }) => text.toLowerCase() === pair.text.toLowerCase()).length > 1;
    const verbs = [...new Set(mentions.map(verbBeside).filter((verb) => verb !== null))];
    const weight =
      Math.max(...ranked.map(({ sentence }) => reading.salience(sentence))) +
      0.2 +
      rarity * 0.7 +
      (isJoined ? 0.4 : 0) +
      0.3 * Math.min(3, labors.length - 1);
    made.push(
      observation(
        first.sentence.language,
        {
          kind: 'return',
          thing: isWholly ? pair.text : commonest(mentions.map(({ token }) => token.text)),
          labors,
          times: mentions.length,
          verbs,
        },
        passages,
        weight,
        lemma,
      ),
    );
  }
  return made.sort((one, other) => other.weight - one.weight).slice(0, 4);
};

const leastTimes = 4;
/** Fewer in a thousand words are usual. */
const leastRate = 3;

/** Words such as "nobody" and "always" that the client keeps coming back to. */
export const observeInsistence: Observer = (reading) => {
  const { sentences, answers, language } = reading.matter;
  const total = answers.reduce((sum, one) => sum + one.words, 0);
  const made = triggers[language].insistence.flatMap(([word, forms]): Observation[] => {
    const pattern = words(forms, 'giu');
    const hits = sentences.flatMap((sentence) =>
      sentence.speaker === 'own' && sentence.language === language
        ? [...sentence.text.matchAll(pattern)]
            .map((match) => ({
              sentence,
              start: sentence.start + match.index,
              end: sentence.start + match.index + match[0].length,
            }))
            .filter((one) => !isVoice(sentence, one))
        : [],
    );
    const labors = [...new Set(hits.map(({ sentence }) => sentence.answer.laborNumber))].sort(
      (one, other) => one - other,
    );
    if (hits.length < leastTimes || labors.length < 2 || (hits.length / total) * 1000 < leastRate) return [];
    const fragments = hits
      .flatMap(({ sentence, start, end }) => clauseAround(sentence, { start, end }) ?? [])
      .slice(0, 6);
    if (fragments.length < 2) return [];
    const ranked = hits
      .map(({ sentence }) => sentence)
      .filter(isReadable)
      .sort((one, other) => reading.salience(other) - reading.salience(one));
    const passages = arrange(
      ranked.map((sentence) => passageFrom(reading, sentence)),
      3,
    );
    const weight = 1.2 + 0.15 * Math.min(8, hits.length) + 0.2 * Math.min(4, labors.length);
    return [
      observation(
        language,
        { kind: 'insistence', word, labors, times: hits.length, fragments },
        passages,
        weight,
        word,
      ),
    ];
  });
  return made.sort((one, other) => other.weight - one.weight).slice(0, 1);
};
