import { countWords, type VoiceSpan } from '#modules/text-analysis/public';
import { arrange, laborsOf, observation } from '../build';
import { fragmentOf, isDenied, isVoice } from '../clauses';
import { isDreamt, isNear } from '../dreaming';
import { type Found, findAll, hasAny, relationOf } from '../find';
import type { ReadSentence } from '../matter';
import type { Observation, Passage } from '../observation';
import { isReadable, type Observer, type Reading } from './observer';

/** Words of one exchange at most. */
const mostWords = 70;
/** The sentence before belongs to it, so that what is spoken of can be known. */
const mostBefore = 50;
/** Sentences of so few words that follow are part of it, and what the other one says to it. */
const mostAfter = 10;
const mostOfReply = 24;
const mostSentencesAfter = 4;
/** In a paragraph of its own it often takes back what was said: "I knew nothing!" */
const mostAlone = 6;

const endsAsQuestion = /\?["'”»]*$/u;
const siblingsOf = ({ matter }: Reading, sentence: ReadSentence): readonly ReadSentence[] =>
  matter.answers.find(({ answer }) => answer === sentence.answer)?.sentences ?? [];

/** What was said or asked before it, and the short sentences that follow: where it led to. */
const exchangeAround = (sentence: ReadSentence, siblings: readonly ReadSentence[]): Passage => {
  let [start, end, words] = [sentence, sentence, sentence.words];
  for (let steps = 0; steps < 2; steps += 1) {
    const before = siblings[start.index - 1];
    if (!before || !isNear(before, start)) break;
    const isAnswered = before.voices.length > 0 || endsAsQuestion.test(before.text) || hasAny(before, 'asked');
    const most = isAnswered ? mostWords : steps === 0 ? mostBefore : 0;
    if (before.words + words > most) break;
    start = before;
    words += before.words;
  }
  for (let steps = 0; steps < mostSentencesAfter; steps += 1) {
    const next = siblings[end.index + 1];
    const most = next && next.voices.length > 0 ? mostOfReply : mostAfter;
    const isApart = next !== undefined && next.words > mostAlone && !isNear(end, next);
    if (!next || isApart || next.words > most || next.words + words > mostWords) break;
    end = next;
    words += next.words;
  }
  const { responseId, laborNumber, text } = sentence.answer;
  return {
    responseId,
    laborNumber,
    start: start.start,
    end: end.end,
    text: text.slice(start.start, end.end),
    by: null,
  };
};

interface Exchange {
  readonly sentence: ReadSentence;
  readonly passage: Passage;
  readonly weight: number;
}

const refuses = /(?<!\p{L})(?:no|nah|not|nothing|never|nein|nee|nicht|nichts|nie|kein\p{L}*|nada|nunca)(?!\p{L})/iu;

/** Exchanges weigh by what stands out in them, and more where there is a question, a refusal or something that was not so. */
const weigh = (reading: Reading, sentence: ReadSentence, siblings: readonly ReadSentence[]): number => {
  const [before, after] = [siblings[sentence.index - 1], siblings[sentence.index + 1]];
  const answers = before !== undefined && isNear(before, sentence) && endsAsQuestion.test(before.text);
  const follows = after !== undefined && isNear(sentence, after) && after.words <= mostAfter ? after : null;
  const isUntrue = hasAny(sentence, 'untrue') || (follows !== null && hasAny(follows, 'untrue'));
  return (
    reading.salience(sentence) +
    (answers ? 0.7 : 0) +
    (isUntrue ? 1 : 0) +
    (refuses.test(sentence.text) ? 0.4 : 0) +
    (follows ? 0.3 : 0) +
    (sentence.isLast || follows?.isLast ? 0.4 : 0)
  );
};

const group = (kind: 'spoken' | 'heard', found: readonly Exchange[], bonus: number): Observation[] => {
  const ranked = [...found].sort((one, other) => other.weight - one.weight);
  const [best] = ranked;
  if (!best) return [];
  const passages = arrange(
    ranked.map(({ passage }) => passage),
    kind === 'heard' ? 2 : 3,
  );
  const fragments = ranked
    .filter(({ passage }) => passages.includes(passage))
    .map(({ sentence }) => fragmentOf(sentence, sentence));
  const claim = { kind, fragments, labors: laborsOf(passages) };
  const weight = best.weight + bonus + 0.25 * (passages.length - 1);
  return [observation(best.sentence.language, claim, passages, weight, best.sentence.text)];
};

const isTold = ({ reality }: ReadSentence): boolean => reality !== 'dream' && reality !== 'hypothetical';

/** The client's own words to somebody, as they tell them: what was asked before and where it led to included. */
export const observeSpoken: Observer = (reading) => {
  const isOwn = (sentence: ReadSentence, found: Found): boolean =>
    !isVoice(sentence, found) && !isDenied(sentence, found, found, 'phrase');
  const found = reading.matter.sentences.flatMap((sentence): Exchange[] => {
    if (!isReadable(sentence) || !isTold(sentence) || hasAny(sentence, 'noSpoken')) return [];
    if (!findAll(sentence, 'spoken').some((one) => isOwn(sentence, one))) return [];
    const siblings = siblingsOf(reading, sentence);
    if (isDreamt(sentence, siblings)) return [];
    return [{ sentence, passage: exchangeAround(sentence, siblings), weight: weigh(reading, sentence, siblings) }];
  });
  return group('spoken', found, 0.9);
};

/** A verb of speech with somebody else as its subject. */
const says =
  /(?<!\p{L})(?<!(?:i|ich|yo) )(?:said|says|saying|told|tells|asked|asks|(?<!(?:'s|’s|is|are|was|were|be|been|being|gets?|got) )called|calls|shouted|whispered|goes|gesagt|sagt|sagte|sagten|fragt|fragte|rief|schrieb|dijo|dice|decía|dijeron|dicen|preguntó|contestó|gritó|repetía)(?!\p{L})/iu;

/** Opens what was asked or asked for, before the verb or after it. */
const asksWhat =
  /(?<!\p{L})(?:if|whether|what|why|who|whose|which|how|where|when|would|did|had|was|were|could|that|ob|was|warum|wieso|wer|wen|wem|wie|wo|woher|wohin|wann|welche\p{L}*|si|qué|quién|cómo|dónde|cuándo|cuánto|cuál)(?!\p{L})/iu;
/** Words follow that are not the client's answer. */
const hasWords = (sentence: ReadSentence): boolean =>
  !hasAny(sentence, 'spoken') &&
  sentence.voices.some((voice) => isSaying(sentence.answer.text.slice(sentence.start, voice.start), voice, sentence));
/** "Asked about the exam first and when they heard" asks nothing in words, nor does "they ask me what for". */
const nearVerb = 18;
const fewestAsked = 2;
const saysWhat = ({ answer, start, end }: ReadSentence, found: Found): boolean => {
  const after = answer.text.slice(found.end, end);
  const asked = asksWhat.exec(after);
  if (asked) return asked.index <= nearVerb && countWords(after.slice(asked.index + asked[0].length)) >= fewestAsked;
  return (
    asksWhat.test(answer.text.slice(start, found.start)) ||
    (asksWhat.test(found.text) && countWords(after) >= fewestAsked)
  );
};

/** Somebody else's question or words, with the verb that says so. */
const isHeard = (sentence: ReadSentence): boolean => {
  if (hasAny(sentence, 'noAsked') || hasAny(sentence, 'noHeard')) return false;
  const asks = findAll(sentence, 'asked').some(
    (one) =>
      !isVoice(sentence, one) &&
      !isDenied(sentence, one, one, 'phrase') &&
      (endsAsQuestion.test(sentence.text) ||
        ((sentence.language !== 'en' || sentence.voices.length > 0) &&
          (hasWords(sentence) || saysWhat(sentence, one)))),
  );
  const [voice] = sentence.voices;
  if (asks || !voice || voice.of === null || voice.of === 'rule' || hasAny(sentence, 'spoken')) return asks;
  const lead = sentence.answer.text.slice(sentence.start, voice.start);
  const said = says.exec(lead) ?? says.exec(sentence.answer.text.slice(voice.end, sentence.end));
  const isDeniedBefore = sentence.negations.some(({ start, end }) => start < voice.start && end >= voice.start);
  return said !== null && !isDeniedBefore && !couldSay.test(lead) && isSaying(lead, voice, sentence);
};
/** Up to three words are somebody's where a stop or a mark stands before them: "asked once more" says nothing. */
const isSaying = (lead: string, { start, end }: VoiceSpan, { answer }: ReadSentence): boolean =>
  /[:,."'“„«]\s*$/u.test(lead) || lead.trim() === '' || countWords(answer.text.slice(start, end)) > 3;
const couldSay =
  /(?<!\p{L})(?:would|might|could|will|if|würde\p{L}*|könnte\p{L}*|wenn|diría\p{L}*|dirá\p{L}*|si)(?!\p{L})/iu;
const concerns = /(?<!\p{L})(?:me|you|your|mich|mir|du|dich|dir|dein\p{L}*|tú|te|tu|tus|vos|usted)(?!\p{L})/iu;

/** A pronoun may stand for somebody of so many sentences before. */
const mostBack = 4;

/** A relative of the client is named in it or shortly before it: what they say weighs more than what strangers say. */
const isOfFamily = (sentence: ReadSentence, siblings: readonly ReadSentence[]): boolean =>
  siblings
    .slice(Math.max(0, sentence.index - mostBack), sentence.index + 1)
    .some(({ persons, language }) =>
      persons.some((person) => relationOf(person.split(/\s+/u).at(-1) ?? '', language) !== undefined),
    );

/** What others said or asked, and what the client writes right after. */
export const observeHeard: Observer = (reading) => {
  const found = reading.matter.sentences.flatMap((sentence): Exchange[] => {
    if (!isReadable(sentence) || !isTold(sentence) || !isHeard(sentence)) return [];
    const siblings = siblingsOf(reading, sentence);
    if (isDreamt(sentence, siblings)) return [];
    const isQuestion = endsAsQuestion.test(sentence.text) || hasAny(sentence, 'asked');
    const weight =
      weigh(reading, sentence, siblings) +
      (concerns.test(sentence.text) ? 0.6 : 0) +
      (isQuestion ? 0.5 : 0) +
      (isOfFamily(sentence, siblings) ? 0.8 : 0);
    return [{ sentence, passage: exchangeAround(sentence, siblings), weight }];
  });
  return group('heard', found, 0.6);
};
