import { createTurns } from '#modules/text-analysis/public';
import { arrange, laborsOf, observation } from '../build';
import { fragmentOf } from '../clauses';
import type { Fragment, Observation } from '../observation';
import { edge, findPhrase, isDeniedIn, type Phrase, phraseOf, saysSo } from './echo-phrases';
import { type Place, readPlaces, type Word } from './echo-places';
import { passageFrom, type Reading } from './observer';

interface Pair {
  readonly one: Place;
  readonly other: Place;
  readonly shared: readonly Word[];
  /** The word that stands for them where no phrase does: others may mean something else. */
  readonly thing: Word | null;
  readonly phrase: Phrase | null;
  readonly score: number;
}

/** A word that stands in more sentences is a subject of its own. */
const mostMentions = 12;
/** Enough for any life; very long texts are not compared sentence by sentence to the end. */
const mostPairs = 3000;

const isLast = ({ sentence }: Place): number => (sentence.isLast ? 0.2 : 0);
const hasVoice = ({ sentence }: Place): boolean => sentence.voices.length > 0 || sentence.speaker !== 'own';
const length = ({ sentence }: Place): number => Math.max(0, sentence.words - 25) * 0.02;

const contentWorth = ({ words }: Place): number => words.reduce((sum, { worth }) => sum + worth, 0) || 1;

/** "Der heißt" and "das zurück" of dictated German look like nouns, so one that stands alone has its capital. */
const isNoun = ({ kind, text, lower }: Place['words'][number]['token'], { sentence: { language } }: Place): boolean =>
  kind === 'noun' && (language !== 'de' || /^\p{Lu}/u.test(text)) && !(language === 'en' && inPhrases.test(lower));
/** Nouns of fixed phrases, which name nothing by themselves: "for no reason", "in case". */
const inPhrases =
  /^(?:reasons?|cases?|points?|orders?|turns?|parts?|places?|ends?|sides?|times?|sense|matters?|means|chance|question|answer|business|course|sorts?|kinds?|bits?)$/u;

const comparePlaces = (one: Place, other: Place, countOf: (word: Word) => number): Pair | null => {
  const common = [...one.content.values()].filter(({ key }) => other.content.has(key));
  const shared = common.filter(({ key, token }) => other.content.get(key)?.token.lower === token.lower);
  const worth = common.reduce((sum, word) => sum + countOf(word) * (shared.includes(word) ? 1 : 0.7), 0);
  const phrase = phraseOf(one, other);
  const exact = shared.reduce((sum, word) => sum + word.worth, 0);
  const share = common.reduce((sum, word) => sum + word.worth, 0) / Math.min(contentWorth(one), contentWorth(other));
  const crosses = hasVoice(one) !== hasVoice(other);
  // One word alone: a thing, and much of what a short sentence says or what somebody else said before.
  const thing = shared.find(({ key, worth: own, token }) => {
    const again = other.content.get(key)?.token;
    return own === 1 && token.text.length > 4 && isNoun(token, one) && again !== undefined && isNoun(again, other);
  });
  const isAmongMore = shared.length > 1 && exact >= 1.5;
  if (!phrase && !(thing && (isAmongMore || share >= 0.45 || crosses))) return null;
  // What somebody else says is not repeated by the client's saying the same.
  const tellsIt = phrase?.words.some(({ token }) => saysSo.test(token.lower)) ?? false;
  if (phrase && !tellsIt && isSaidIn(one, phrase) !== isSaidIn(other, phrase)) return null;
  if (phrase && isDeniedIn(one, phrase) !== isDeniedIn(other, phrase)) return null;
  const covered = phrase ? phrase.words.length / Math.min(one.words.length, other.words.length) : 0;
  const score =
    worth +
    (phrase ? phrase.worth * 0.6 + covered * 0.8 + 0.3 : 0) +
    (phrase && speechIn({ ...one, words: phrase.words }).length > 0 ? 0.8 : 0) +
    share * 0.4 +
    (crosses ? 0.35 : 0) +
    isLast(one) +
    isLast(other) -
    length(one) -
    length(other);
  return { one, other, shared, thing: thing ?? null, phrase, score };
};

/** Somebody's speech has the phrase in it. */
const isSaidIn = (place: Place, phrase: Phrase): boolean => {
  const { sentence, words } = place;
  const { words: own } = phrase;
  const start = findPhrase(place, phrase);
  const token = start === undefined ? undefined : words[start]?.token;
  const end = start === undefined ? undefined : words[start + own.length - 1]?.token.end;
  if (token === undefined || end === undefined) return false;
  const { text } = sentence.answer;
  // Who quotes these words and no more names them.
  if (/["“„«]$/u.test(text.slice(0, token.start)) && /^["”“»]/u.test(text.slice(end))) return false;
  const marks = text.slice(text.lastIndexOf('\n', token.start) + 1, token.start).match(/["“”„«»]/gu)?.length ?? 0;
  if (marks % 2 === 1 || sentence.speaker === 'quoted' || sentence.speaker === 'reported') return true;
  return sentence.voices.some((voice) => voice.start <= token.start && token.start < voice.end);
};

/** Runs of four words that say how something was said: "said it was him". */
const speechIn = ({ words }: Place): string[] =>
  words.flatMap(({ token }, at) => {
    if (!saysSo.test(token.lower)) return [];
    const run = words.slice(at, at + 4).map((one) => one.token.lower);
    return run.length === 4 && !edge.test(run.at(-1) ?? '') ? [run.join(' ')] : [];
  });

const findPairs = async (places: readonly Place[]): Promise<Pair[]> => {
  const pause = createTurns();
  const byKey = new Map<string, Place[]>();
  for (const place of places)
    for (const key of [...place.content.keys(), ...speechIn(place)]) byKey.set(key, [...(byKey.get(key) ?? []), place]);
  const laborsBy = new Map([...byKey].map(([key, list]) => [key, new Set(list.map(laborOf)).size]));
  const countOf = ({ key, worth }: Word): number =>
    worth * Math.min(1, 3 / (laborsBy.get(key) ?? 1)) * Math.min(1, 6 / (byKey.get(key)?.length ?? 1));
  const seen = new Set<string>();
  const numbers = new Map(places.map((place, index) => [place, index]));
  const pairs: Pair[] = [];
  for (const [key, list] of byKey) {
    if ((laborsBy.get(key) ?? 0) < 2 || list.length > mostMentions) continue;
    for (const [at, one] of list.entries())
      for (const other of list.slice(at + 1)) {
        const id = `${numbers.get(one)} ${numbers.get(other)}`;
        if (laborOf(one) === laborOf(other) || seen.has(id) || seen.size >= mostPairs) continue;
        seen.add(id);
        const pair = comparePlaces(one, other, countOf);
        await pause();
        if (pair) pairs.push(pair);
      }
  }
  return pairs.sort((one, other) => other.score - one.score);
};

const laborOf = ({ sentence }: Place): number => sentence.answer.laborNumber;

/** Where a phrase stands in the first of the two sentences. */
const phraseIn = ({ one, phrase }: Pair): Fragment[] => {
  const [first, last] = [phrase?.words[0]?.token, phrase?.words.at(-1)?.token];
  return first && last ? [fragmentOf(one.sentence, { start: first.start, end: last.end })] : [];
};

/** The words as they stand in the first of the two sentences. */
const wordsOf = (pair: Pair): string[] => {
  const phrase = phraseIn(pair);
  if (phrase.length > 0) return phrase.map(({ text }) => text);
  return pair.thing ? [pair.thing.token.text] : [];
};

/** Further places with the same words, one a Labor. */
const alsoIn = ({ one, other, shared, phrase }: Pair, places: readonly Place[]): Place[] => {
  const forms = (phrase?.words ?? shared).map(({ token }) => token.lower);
  const run = forms.join(' ');
  return places.filter(
    (place) =>
      place !== one &&
      place !== other &&
      (phrase
        ? ` ${place.words.map(({ token }) => token.lower).join(' ')} `.includes(` ${run} `)
        : forms.every((form) => place.words.some(({ token }) => token.lower === form))),
  );
};

/** What was said twice weighs more than a thing that is named twice. */
const rankOf = ({ one, other, phrase, shared }: Pair): number =>
  phrase && (hasVoice(one) || hasVoice(other)) ? 0.6 : !phrase && shared.length < 2 ? -0.4 : 0;

/** Sentences before and after one say in which sense a word is meant there. */
const mostAround = 2;

/**
 * What stands around two places: one uncommon word or two usual ones; people are everywhere. A word alone that has nothing of it in common in both is
 * a coincidence, or another word that is written alike.
 */
const shareContext = ({ one, other, shared }: Pair, places: readonly Place[]): boolean => {
  const words = new Set(shared.map(({ key }) => key));
  const around = ({ sentence }: Place): Map<string, number> => {
    const near = places.filter(
      (place) =>
        place.sentence.answer === sentence.answer && Math.abs(place.sentence.index - sentence.index) <= mostAround,
    );
    return new Map(near.flatMap(({ content }) => [...content].map(([key, { worth }]) => [key, worth] as const)));
  };
  const [left, right] = [around(one), around(other)];
  const common = [...left].filter(([key]) => right.has(key) && !words.has(key));
  return common.reduce((sum, [, worth]) => sum + worth, 0) >= 1;
};

/** In how many Labors a word stands, in sentences that are too long to compare as well. */
const countLabors = (form: string, { matter }: Reading): number =>
  new Set(
    matter.sentences
      .filter(({ tokens }) => tokens.some(({ lower }) => lower === form))
      .map(({ answer }) => answer.laborNumber),
  ).size;

const leastScore = 1.35;
/** Where little else is shared. */
const leastAlone = 1.15;
const most = 5;

/** Passages of different Labors that share a phrase or several uncommon words, to be laid next to each other. */
export const observeEcho = async (reading: Reading): Promise<Observation[]> => {
  const places = await readPlaces(reading);
  const taken = new Set<Place>();
  const used = new Set<string>();
  const made: Observation[] = [];
  for (const pair of await findPairs(places)) {
    if (made.length >= most || pair.score < (made.length < 2 ? leastAlone : leastScore)) break;
    const keys = (pair.phrase?.words ?? pair.shared).filter(({ worth }) => worth > 0).map(({ key }) => key);
    if (taken.has(pair.one) || taken.has(pair.other) || keys.some((key) => used.has(key))) continue;
    if (!pair.phrase && pair.shared.length < 2 && !shareContext(pair, places)) continue;
    const all = [pair.one, pair.other, ...alsoIn(pair, places)];
    const passages = arrange(
      all.map(({ sentence }) => passageFrom(reading, sentence)),
      3,
    );
    if (passages.length < 2) continue;
    const isWord = !pair.phrase && pair.shared.length < 2 && pair.thing !== null;
    // A picture of the knees and one in the cinema: a word alone was too often another word.
    if (isWord && pair.one.sentence.language === 'en') continue;
    // Of a word that stands in further Labors too, two of them are no pair.
    const named = pair.phrase ? null : pair.thing;
    if (named && countLabors(named.token.lower, reading) > laborsOf(passages).length) continue;
    for (const place of all) taken.add(place);
    for (const key of keys) used.add(key);
    const words = wordsOf(pair);
    made.push(
      observation(
        pair.one.sentence.language,
        { kind: 'echo', words, labors: laborsOf(passages), fragments: phraseIn(pair) },
        passages,
        2.3 + Math.min(2.2, pair.score * 0.55) + rankOf(pair),
        words.join(' '),
      ),
    );
  }
  return made;
};
