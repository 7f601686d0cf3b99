import {
  type Claim,
  canClaim,
  type Fragment,
  isFitForTitle,
  leaningOf,
  type Matter,
  measureCentrality,
  type Observation,
  type ReadSentence,
  repeatsPrompt,
  worthOf,
} from '#modules/observations/public';
import { countWords, plainApostrophes, type SenseLanguage, words } from '#modules/text-analysis/public';
import { isOfParagraph } from './blocks';
import { trimmed } from './quoting';
import { retracts } from './retracts';
import type { Chosen } from './select';
import { opensAsRest } from './slots';

/** How near a kind is to what somebody says of themself. */
const ranks: Readonly<Partial<Record<Claim['kind'], number>>> = {
  marked: 1.6,
  central: 0.9,
  conclusion: 1,
  'self-name': 1.2,
  echo: 0.6,
  correction: 1,
  hide: 0.6,
  figure: 0.8,
  wish: 0.7,
  stance: 0.7,
  ending: 0.3,
};

/** A last sentence heads a reading only in so few words. */
const mostOfEnding = 9;
const ownSubject = /^(?:i|i've|ich|yo|me)(?!\p{L})|(?<!\p{L})(?:ich|yo)(?!\p{L})|^\p{L}+(?:é|í)(?!\p{L})/iu;

/** Names what stands in the sentence before it. */
const pointsElsewhere =
  /(?<!\p{L})(?:them|him|her|he|she|they|it|that|this|ihr|ihm|er|es|keins|eins|welche|das|sie|ihn|sowas|dort|eso|esto|ahí|allí|(?:lo|la|los|las) \p{L}+(?:é|í|ó|o|aba|ía))(?!\p{L})|(?<!\p{L})there(?!'s| (?:is|are|was|were|has|had|will|isn't|wasn't)(?!\p{L}))(?!\p{L})/iu;

/** Says when it was written, or what was done meanwhile. */
const whileWriting =
  /^(?:jetzt|now|ahora|how|what|why|wie|was|warum|wen|wer|cómo|qué|por qué|quién) |(?<!\p{L})(?:just now|just|eben|gerade|ahora mismo|acabo)(?!\p{L})/iu;
const speaksForSelf = /(?<!\p{L})(?:i|we|ich|wir|yo|nosotros|quiero|soy|tengo|me|mi|mis|nos)(?!\p{L})/iu;
/** "I wanted one", "that one I still need", "hab ich mal ausgerechnet": its noun stands before it. */
const lacksNoun =
  /^(?:den|dem|die) \p{Ll}+|^(?:habe?|hatte|mache?|kenn|weiß|kann|konnte|will|wollte|muss|musste|mag|mochte) (?:ich|wir)(?!\p{L})|(?<!\p{L})(?:einen|eine|eins)(?= (?:haben|hat|hab|\p{Ll}+(?:en|t))(?:[,.]|$)|[,.]|$)|(?<!\p{L})(?:one|ones|some|none)(?=[,.]|$)|(?<!\p{L})(?:un[oa]|otr[oa])(?=[,.]|$)/u;
/** Said beside the matter: how sure the client is, what the machine wrote, that it is a joke or an excuse. */
const isAside =
  /(?<!\p{L})(?:as far as|i (?:mean|guess|suppose|think)|by the way|anyway|of course|to be fair|sort of|kind of|a bit|no idea|dunno|lol|haha\p{L}*|jaja\p{L}*|sorry|soweit ich|ehrlich gesagt|übrigens|glaub(?:e)?|halt|eh|keine ahnung|warum auch immer|na ja|naja|por cierto|que yo sepa|creo que|supongo|a lo mejor|más o menos|ni idea|no sé|bueno)(?!\p{L})/iu;

/** Leaves out what the sentence before it says: "I would, the same week". */
const isElliptical =
  /^(?:and |but )?(?:i|we) (?:would|did|do|have|had|can|could|am|was|will|should|must)(?:n't)?(?:[,.;]|$)/iu;

/** A sentence that clients remarked on can be read without what stands around it. */
const standsAlone = (text: string): boolean =>
  speaksForSelf.test(plainApostrophes(text)) &&
  !whileWriting.test(text) &&
  !pointsElsewhere.test(text) &&
  !lacksNoun.test(text);

/** The last sentences of answers that are short and affirmed, and of the client themself. */
const lastSentences = ({ passages }: Observation, { sentences }: Matter): Fragment[] =>
  passages.flatMap(({ responseId, laborNumber, end }) => {
    const last = sentences.find((one) => one.answer.responseId === responseId && one.end === end);
    const isFit =
      last !== undefined &&
      last.words >= 3 &&
      last.words <= mostOfEnding &&
      last.self &&
      canClaim(last) &&
      last.voices.length === 0 &&
      ownSubject.test(plainApostrophes(last.text)) &&
      !pointsElsewhere.test(last.text);
    return isFit ? [{ responseId, laborNumber, start: last.start, end: last.end, text: last.text }] : [];
  });

const fragmentsFor = (observation: Observation, matter: Matter): readonly Fragment[] =>
  observation.claim.kind === 'ending' ? lastSentences(observation, matter) : fragmentsIn(observation.claim);

const fragmentsIn = (claim: Claim): readonly Fragment[] =>
  claim.kind === 'correction'
    ? [claim.but]
    : claim.kind === 'stance'
      ? [claim.fragment]
      : claim.kind in ranks && 'fragments' in claim
        ? claim.fragments
        : [];

/** Speaks of the writing, of the question or of having told: not of a life. */
const isAboutTelling: Readonly<Record<SenseLanguage, RegExp>> = {
  en: words(
    'tell|tells|told|telling|say|says|said|saying|write|wrote|written|writing|put (?:it|that|this) (?:down|in)|answer|question|prompt|honest|honestly|truth|ask|asked|known|case|here|i (?:know|see|mean|think|suppose|believe|noticed?) (?:that|it|this)|as though|had supposed|used to (?:think|be)|these things',
  ),
  de: words(
    'sag\\p{L}*|gesagt|erzähl\\p{L}*|schreib\\p{L}*|geschrieben|frag\\p{L}*|gefragt|frage|antwort\\p{L}*|ehrlich|wahr|wahrheit|zugeben|rede\\p{L}*|geredet|hier|weiß nicht|begriffen|gedacht|geglaubt|das war es|so ist das',
  ),
  es: words(
    'dig\\p{L}*|dij\\p{L}*|dec\\p{L}*|dicho|cont(?:ar|é|ado|aré|arlo|o)|cuento|escrib\\p{L}*|escrito|pregunt\\p{L}*|respuesta|contest\\p{L}*|verdad|confies\\p{L}*|esto|aquí|no sé|creía|pensaba|cuenta de',
  ),
};

/** Only what holds now and is the client's own, as far as can be told. */
const mayHead = ({ responseId, start, end }: Fragment, { sentences }: Matter): boolean => {
  const sentence = sentences.find(
    (one) => one.answer.responseId === responseId && one.start <= start && end <= one.end,
  );
  if (sentence?.speaker !== 'own' || sentence.reality === 'dream') return false;
  if (sentence.time === 'past-habit' || sentence.time === 'no-longer') return false;
  return !sentence.voices.some((voice) => voice.start < end && start < voice.end);
};

/** Longer titles would be cut where they are listed. */
const longest = 90;

const sentenceOf = ({ responseId, start, end }: Fragment, { sentences }: Matter): ReadSentence | undefined =>
  sentences.find((one) => one.answer.responseId === responseId && one.start <= start && end <= one.end);

/** A phrase that two Labors share heads a reading where it says something: it has four words and the client in it. */
const isSaying = ({ text }: Fragment): boolean =>
  countWords(text) >= 4 &&
  /(?<!\p{L})(?:i|my|me|we|ich|mein\p{L}*|mir|mich|wir|yo|mi|me|\p{L}{3,}(?:é|í|aba|ía|amos|emos))(?!\p{L})/iu.test(
    text,
  );

/** It opens its sentence and ends it, or stands between stops: a piece out of the middle may say the opposite of the whole. */
const isWholeClause = (fragment: Fragment, matter: Matter): boolean => {
  const sentence = sentenceOf(fragment, matter);
  if (!sentence) return false;
  const { text } = sentence.answer;
  const before = text.slice(sentence.start, fragment.start).trim();
  const after = text.slice(fragment.end, sentence.end).trim();
  return /^["“„«(¿¡]*$|[:;—–]["“„«]?$/u.test(before) && /^[.!?…"“”»)]*$|^[:;—–]/u.test(after);
};

/** Of the client's own sentences, only some may head a reading. */
const mostOfCentral = 14;
const fewestOfCentral = 5;

/** Can be read without what stands around it, and has a word in it that is not everybody's. */
const saysSomething = (fragment: Fragment, matter: Matter): boolean => {
  const sentence = sentenceOf(fragment, matter);
  const text = plainApostrophes(trimmed(fragment.text));
  return (
    sentence !== undefined &&
    standsAlone(text) &&
    sentence.tokens.filter((token) => worthOf(token, sentence.language) === 1).length > 0
  );
};

/** Says again what the Labor asks. */
const isOfPrompt = (fragment: Fragment, matter: Matter): boolean => {
  const sentence = sentenceOf(fragment, matter);
  return sentence !== undefined && repeatsPrompt(sentence.tokens, sentence.answer.prompt, sentence.language);
};

/** A denial after it takes it back. */
const denies =
  /^["'“„«(]*(?:no (?:es|era|fue|lo)|not (?:my|a|the|really)|(?:he|she|it|that)(?:'s| is| was) not|he isn't|she isn't|das ist (?:nicht|kein)|nicht (?:mein|der|die|das)|ist (?:er|sie|es) nicht)(?!\p{L})/iu;
const pointsBackInText =
  /(?<!\p{L})(?:vorhin|oben|erwähnt\p{L}*|genannt\p{L}*|mentioned|above|earlier|de antes|mencionad[oa]|arriba)(?!\p{L})|^(?:nun|jetzt|now|ahora|so),? (?:zu|to|for|a)(?!\p{L})/iu;
const articled: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:the|that|this) (?<noun>\p{Ll}{3,})/giu,
  de: /(?<!\p{L})(?:[Dd](?:er|ie|as|em|en)) (?<noun>\p{Lu}\p{Ll}{2,})/gu,
  es: /(?<!\p{L})(?:el|la|los|las) (?<noun>\p{Ll}{3,})/giu,
};

/** Has a noun with its article that an earlier sentence of the answer has named: without that, nobody knows which. */
const namesKnown = (
  { text }: Fragment,
  { language, index }: ReadSentence,
  siblings: readonly ReadSentence[],
): boolean =>
  [...text.matchAll(articled[language])].some(({ groups }) => {
    const noun = groups?.noun?.toLowerCase();
    const before = siblings.slice(Math.max(0, index - mostBack), index);
    return before.some(({ tokens }) => tokens.some(({ lower }) => lower === noun));
  });
const mostBack = 6;

/** What a title leans on: `must`, it says nothing alone or is taken back; `may`, it names a thing as known. */
const leaningOfTitle = (fragment: Fragment, { answers, sentences }: Matter): 'must' | 'may' | null => {
  const sentence = sentenceOf(fragment, { answers, sentences, language: 'en' });
  const siblings = answers.find(({ answer }) => answer.responseId === fragment.responseId)?.sentences ?? [];
  if (!sentence) return 'must';
  const [before, next] = [siblings[sentence.index - 1], siblings[sentence.index + 1]];
  if (next && (retracts(next) || denies.test(next.text))) return 'must';
  if (pointsBackInText.test(sentence.text) || namesKnown(fragment, sentence, siblings)) return 'must';
  return leaningOf(sentence, sentence.end, siblings, before === undefined || !isOfParagraph(before, sentence));
};

/** A fragment for the head of the reading: the weightiest that says something of a life; null where none is light enough. */
export const titleOf = (found: readonly Chosen[], all: readonly Observation[], matter: Matter): Fragment | null => {
  const shown = found.map(({ observation }) => observation);
  const passages = found.flatMap((one) => one.passages);
  const centrality = measureCentrality(matter);
  const isQuoted = ({ responseId, start, end }: Fragment): boolean =>
    passages.some((one) => one.responseId === responseId && one.start <= start && end <= one.end);
  const candidates = all.flatMap((observation) => {
    const { claim, language } = observation;
    return fragmentsFor(observation, matter).flatMap((fragment, place) => {
      const text = trimmed(fragment.text);
      const isFit =
        text.length <= longest &&
        !opensAsRest.test(text) &&
        !isAboutTelling[language].test(plainApostrophes(text)) &&
        !isElliptical.test(plainApostrophes(text)) &&
        !isOfPrompt(fragment, matter) &&
        isFitForTitle({ text }, language) &&
        mayHead(fragment, matter) &&
        (claim.kind === 'echo' || isWholeClause(fragment, matter)) &&
        standsAlone(text) &&
        !isAside.test(plainApostrophes(text)) &&
        leaningOfTitle(fragment, matter) !== 'must' &&
        (leaningOfTitle(fragment, matter) === null || isQuoted(fragment)) &&
        (claim.kind !== 'central' ||
          (place < mostOfCentral && countWords(text) >= fewestOfCentral && saysSomething(fragment, matter))) &&
        (claim.kind !== 'echo' || (isSaying(fragment) && /^\p{Lu}/u.test(text)));
      if (!isFit) return [];
      const sentence = sentenceOf(fragment, matter);
      const isWhole = sentence !== undefined && trimmed(sentence.text) === text;
      const score =
        (ranks[claim.kind] ?? 0) +
        (shown.includes(observation) ? 0.5 : 0) +
        (isWhole ? 0.4 : 0) +
        (sentence?.isLast || sentence?.isFirst ? 0.2 : 0) +
        (isQuoted(fragment) ? 0.4 : 0) +
        (sentence ? centrality(sentence) * 0.4 : 0) -
        (leaningOfTitle(fragment, matter) === 'may' ? 0.8 : 0) -
        place * 0.05 -
        (/^\p{Lu}/u.test(text) ? 0 : 0.2);
      return [{ fragment, score }];
    });
  });
  return candidates.sort((one, other) => other.score - one.score)[0]?.fragment ?? null;
};
