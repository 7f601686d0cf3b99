import type { SenseLanguage } from '#modules/text-analysis/public';
import { arrange, laborsOf, observation } from '../build';
import { isVoice } from '../clauses';
import { listed, relationOf } from '../find';
import type { Matter, ReadSentence } from '../matter';
import { firstNamesIn } from '../names';
import type { Observation } from '../observation';
import { germanNames } from '../people';
import { commonLemmas, rarityOf } from '../salience';
import { lemmaOf, type Token } from '../tokens';
import { readAsked, worthOf } from '../worth';
import { canClaim, isReadable, type Observer, passageFrom, type Reading } from './observer';

interface Mention {
  readonly sentence: ReadSentence;
  readonly token: Token;
  /** As written, a pair of words or one. */
  readonly text: string;
}

const promptLemmas = ({ matter }: Reading): ReadonlySet<string> =>
  new Set(matter.answers.flatMap(({ answer, language }) => [...readAsked(answer.prompt, language ?? 'en')]));

const isPersonWord = (sentence: ReadSentence, token: Token): boolean =>
  relationOf(token.lower, sentence.language) !== undefined ||
  sentence.persons.some((person) =>
    person
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .includes(token.lower),
  );

const noThing =
  /^(?:right|left|folk|folks|lot|sort|kind|like|way|well|aye|ane|wan|owt|nowt|bit|wee|round|yer|yow|youse|thee|thine|ower|account|turn|sign-on)$/iu;
const particle = /^(?:on|up|off|out|down|away|over|back|in)$/iu;
const determiner =
  /^(?:the|a|an|my|our|his|her|their|your|its|this|that|these|those|some|any|no|every|each|one|two|three|four|five|six|both|of|with|without)$/iu;

/** An English noun that names a thing: no filler, no dialect participle, no half of a phrasal verb. */
const isThing = (sentence: ReadSentence, token: Token, index: number): boolean => {
  if (sentence.language !== 'en') return true;
  const { lower } = token;
  const stem = /^(\p{L}{3,})in(?:g|')?$/u.exec(lower)?.[1];
  const before = sentence.tokens[index - 1];
  const after = sentence.tokens[index + 1];
  const isPart =
    before !== undefined && determiner.test(before.lower) && after?.kind !== 'other' && after?.start === token.end + 1;
  if (
    noThing.test(lower) ||
    (stem && !isPart && (lower.endsWith('ing') || commonLemmas('en', 'commonWords').has(stem)))
  )
    return false;
  const isNamed = before !== undefined && (determiner.test(before.lower) || before.kind === 'adjective');
  return isNamed || !after || !particle.test(after.lower);
};

const nounMentions = (reading: Reading): Map<string, Mention[]> => {
  const asked = promptLemmas(reading);
  const names = new Set([...germanNames(reading.matter), ...firstNamesIn(reading.matter)]);
  const found = new Map<string, Mention[]>();
  for (const sentence of reading.matter.sentences) {
    if (sentence.speaker !== 'own' || sentence.reality === 'hypothetical') continue;
    for (const [index, token] of sentence.tokens.entries()) {
      const { kind, lemma } = token;
      const common = commonLemmas(sentence.language, 'commonNouns');
      if (sentence.language !== 'en' && commonLemmas(sentence.language, 'commonWords').has(token.lower)) continue;
      if (kind !== 'noun' || lemma.length < 3 || common.has(lemma) || common.has(token.lower)) continue;
      // Yards and kitchens are somebody's each time.
      if (sentence.language === 'de' && worthOf(token, 'de') < 1) continue;
      if (asked.has(lemma) || isPersonWord(sentence, token) || names.has(token.lower) || isVoice(sentence, token))
        continue;
      if (!isThing(sentence, token, index)) continue;
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
    const { answer, index } = one.sentence;
    const sentences = reading.matter.answers.find((read) => read.answer === answer)?.sentences ?? [];
    const around = sentences.slice(Math.max(0, index - 1), index + 2);
    return new Set(
      around.flatMap(({ tokens, persons, language }) => [
        ...tokens
          .filter((token) => token.lemma !== lemma && rarityOf(token.lemma, language) >= 0.4 && token.kind === 'noun')
          .map((token) => token.lemma),
        ...persons.filter((person) => /\p{Lu}|^my /u.test(person)).map((person) => person.toLowerCase()),
      ]),
    );
  };
  // The first dozen say enough of a word that stands everywhere.
  const sets = mentions.slice(0, 12).map((one) => ({ labor: one.sentence.answer.laborNumber, words: near(one) }));
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

/** The form that is used most; of two the shorter, which is rarely the inflected one. */
const commonest = (forms: readonly string[]): string => {
  const times = (form: string): number => forms.filter((one) => one.toLowerCase() === form.toLowerCase()).length;
  const isBetter = (one: string, best: string): boolean =>
    times(one) > times(best) || (times(one) === times(best) && one.length < best.length);
  return forms.reduce((best, one) => (isBetter(one, best) ? one : best), forms[0] ?? '');
};

/** "Tuning fork": the word that follows every mention belongs to the thing. */
const followedBy = (mentions: readonly Mention[]): string | null => {
  const followers = mentions.map(({ sentence, token }) => {
    const next = sentence.tokens[sentence.tokens.indexOf(token) + 1];
    return next && next.kind !== 'other' && next.start === token.end + 1 ? next.lower : null;
  });
  const [first] = followers;
  return first && mentions.length > 1 && followers.every((one) => one === first) ? first : null;
};

/** Never "the ryan" nor "a ryan", and it does something: a name that is written small. */
const isBareName = (mentions: readonly Mention[]): boolean =>
  mentions.every(({ sentence: { language, tokens }, token }) => {
    const before = tokens[tokens.indexOf(token) - 1];
    return language === 'en' && !(before && (determiner.test(before.lower) || before.kind === 'adjective'));
  }) && mentions.some(({ sentence: { tokens }, token }) => tokens[tokens.indexOf(token) + 1]?.kind === 'verb');

const endings: Readonly<Record<SenseLanguage, string>> = {
  en: "(?:s|es|['’]s)?",
  de: '(?:e|s|es|n|en|er|ern|em)?',
  es: '(?:s|es)?',
};

const anyOf = (forms: readonly string[]): string =>
  [...new Set(forms)].map((form) => form.replace(/[^\p{L}\p{N} ]/gu, '.')).join('|');

/** Where a word stands, whoever says it there: all Labors, and how often in all. */
const countIn = (
  { answers }: Matter,
  forms: readonly string[],
  language: SenseLanguage,
): { readonly labors: readonly number[]; readonly times: number } => {
  const pattern = new RegExp(`(?<!\\p{L})(?:${anyOf(forms)})${endings[language]}(?!\\p{L})`, 'giu');
  const found = answers.map(({ answer }) => ({ answer, times: answer.text.match(pattern)?.length ?? 0 }));
  return {
    labors: laborsOf(found.filter(({ times }) => times > 0).map(({ answer }) => answer)),
    times: found.reduce((sum, { times }) => sum + times, 0),
  };
};

const shortestPart = 5;

/** A German word that also opens a longer one in a further Labor: a list of where it stands would seem to leave that out. */
const isPartElsewhere = (
  { answers }: Matter,
  forms: readonly string[],
  language: SenseLanguage,
  labors: readonly number[],
): boolean => {
  const long = forms.filter((form) => form.length >= shortestPart);
  if (language !== 'de' || long.length === 0) return false;
  const pattern = new RegExp(`(?<!\\p{L})(?:${anyOf(long)})\\p{L}`, 'iu');
  return answers.some(({ answer }) => !labors.includes(answer.laborNumber) && pattern.test(answer.text));
};

/** Things named in two Labors or more. */
export const observeReturn: Observer = (reading) => {
  const made: Observation[] = [];
  for (const [lemma, mentions] of nounMentions(reading)) {
    const labors = [...new Set(mentions.map(({ sentence }) => sentence.answer.laborNumber))].sort(
      (one, other) => one - other,
    );
    const [first] = mentions;
    if (labors.length < 2 || !first || isBareName(mentions)) continue;
    const rarity = rarityOf(lemma, first.sentence.language);
    const pair = mentions.find(({ text }) => text.includes(' '));
    const isWholly =
      pair !== undefined && mentions.filter(({ text }) => text.toLowerCase() === pair.text.toLowerCase()).length > 1;
    const follower = followedBy(mentions);
    const isJoined =
      isWholly ||
      (follower !== null && rarityOf(lemmaOf(follower, first.sentence.language), first.sentence.language) > 0) ||
      shareMore(reading, mentions, lemma);
    // Named twice and beside nothing else that returns, a word is a coincidence.
    if (!isJoined && (rarity < 1 || mentions.length < 3)) continue;
    if (rarity < 1 && labors.length < 3 && mentions.length < 4) continue;
    const ranked = mentions
      .filter(({ sentence }) => isReadable(sentence))
      .sort(
        (one, other) =>
          Number(canClaim(other.sentence)) - Number(canClaim(one.sentence)) ||
          reading.salience(other.sentence) - reading.salience(one.sentence),
      );
    const passages = arrange(ranked.map(({ sentence }) => passageFrom(reading, sentence)));
    if (passages.length < 2) continue;
    const forms = isWholly ? [pair.text] : mentions.map(({ token }) => token.text);
    const counted = countIn(reading.matter, forms, first.sentence.language);
    if (isPartElsewhere(reading.matter, forms, first.sentence.language, counted.labors)) continue;
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
          thing: isWholly ? pair.text : [commonest(forms), follower].filter((word) => word !== null).join(' '),
          ...counted,
          verbs,
        },
        passages,
        weight,
        lemma,
      ),
    );
  }
  const ranked = made.sort((one, other) => other.weight - one.weight);
  // Two words of one thing return together: the tractor and the marzipan it is made of.
  const isEcho = (one: Observation, at: number): boolean =>
    ranked.slice(0, at).some(({ passages }) => {
      const same = one.passages.filter(({ start, responseId }) =>
        passages.some((other) => other.start === start && other.responseId === responseId),
      );
      return same.length * 2 >= one.passages.length;
    });
  return ranked.filter((one, at) => !isEcho(one, at)).slice(0, 4);
};
