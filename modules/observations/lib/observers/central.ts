import { plainApostrophes, type SenseLanguage } from '#modules/text-analysis/public';
import { laborsOf, observation } from '../build';
import { measureCentrality, namesOneself } from '../centrality';
import { fragmentOf } from '../clauses';
import { isDreamt, isNear } from '../dreaming';
import type { ReadSentence } from '../matter';
import type { Observation, Passage } from '../observation';
import { isReadable, type Observer } from './observer';
import { repeatsPrompt } from './statements';

/** So many are offered; the selection takes those that no other section quotes. */
const offered = 24;
/** Sentences of so few words around one belong to it. */
const mostAround = 12;
const mostWords = 55;
/** A shorter sentence is not understood without the one before it. */
const fewestAlone = 8;
const mostBefore = 30;

/** The sentence with the short ones after it, and with the one before it where it is short itself. */
const around = (sentence: ReadSentence, siblings: readonly ReadSentence[]): Passage => {
  let [start, end, words] = [sentence, sentence, sentence.words];
  const before = siblings[sentence.index - 1];
  const most = sentence.words < fewestAlone ? mostBefore : mostAround;
  if (before && isNear(before, sentence) && before.words <= most && before.words + words <= mostWords) {
    start = before;
    words += before.words;
  }
  for (let steps = 0; steps < 2; steps += 1) {
    const next = siblings[end.index + 1];
    if (!next || !isNear(end, next) || next.words > mostAround || next.words + words > mostWords) break;
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

/** What somebody calls out to another, which dictated text has without quotation marks. */
const callsOut = /(?<!\p{L})(?:hey|hello|honey|sweetie|hallo|hey du|oye|hola|ándale)(?!\p{L})/iu;
const subject: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:i|i'm|i've|i'd|i'll|im|ive|we|we're|we've)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|mich|mir|wir|uns)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|me|mí|conmigo|nos|soy|estoy|tengo|quiero|puedo|voy|digo|hago|sé|(?!(?:qué|porqué|así|ahí|allí|aquí|también|café)(?!\p{L}))\p{L}{2,}(?:é|í)|(?:no |ya |nunca )\p{L}{2,}o)(?!\p{L})/iu,
};
/** What stands so far into a sentence is said by the way. */
const mostOfWay = 0.6;

/** The client is the one whom it is about, not "my father": they stand in it, and before its last words. */
const isOfOneself = ({ text, language }: ReadSentence): boolean => {
  const plain = plainApostrophes(text);
  const found = subject[language].exec(plain);
  return found !== null && found.index <= plain.length * mostOfWay && !callsOut.test(plain);
};

/** The client's own sentences with themself in them, in the order of what their grammar weighs. Nothing is said of what they mean. */
export const observeCentral: Observer = ({ matter }): Observation[] => {
  const centrality = measureCentrality(matter);
  const found = matter.answers.flatMap(({ sentences }) =>
    sentences
      .filter(
        (one) =>
          isReadable(one) &&
          one.speaker === 'own' &&
          one.reality !== 'question' &&
          namesOneself(one) &&
          isOfOneself(one) &&
          !repeatsPrompt(one.tokens, one.answer.prompt, one.language) &&
          !isDreamt(one, sentences),
      )
      .map((sentence) => ({ sentence, siblings: sentences })),
  );
  const ranked = found.sort((one, other) => centrality(other.sentence) - centrality(one.sentence)).slice(0, offered);
  const [best] = ranked;
  if (!best) return [];
  const passages = ranked.map(({ sentence, siblings }) => around(sentence, siblings));
  const fragments = ranked.map(({ sentence }) => fragmentOf(sentence, sentence));
  const claim = { kind: 'central' as const, fragments, labors: laborsOf(fragments) };
  const weight = centrality(best.sentence);
  return [observation(matter.language, claim, passages, weight, 'central')];
};
