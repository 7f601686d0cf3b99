import { plainApostrophes, type SenseLanguage, words } from '#modules/text-analysis/public';
import { arrange, laborsOf, observation } from '../build';
import { fragmentOf } from '../clauses';
import { isDreamt, isNear } from '../dreaming';
import type { ReadSentence } from '../matter';
import type { Observation, Passage } from '../observation';
import { isReadable, type Observer } from './observer';

/** A sentence that is announced as the one of a house or of somebody. */
const named: Readonly<Record<SenseLanguage, RegExp>> = {
  en: words(
    'the (?:sentence|saying|phrase|motto|line)(?: (?:at|in|of|from) (?:our|my|the|their) \\p{L}+| we (?:had|heard|got)| there| at home)? (?:is|was)|(?:the|our) (?:family|house) (?:sentence|saying|phrase|motto|rule) (?:is|was)',
  ),
  de: words(
    '(?:der|ein|unser) (?:satz|spruch|lieblingssatz)(?: (?:bei uns|zu hause|zuhause|daheim|im haus|der familie|meiner \\p{L}+|meines \\p{L}+|von \\p{L}+))* (?:war|ist|hieß|lautete)|bei uns (?:zu hause |daheim )?hieß es(?: immer)?',
  ),
  es: words(
    'la frase(?: de (?:la casa|casa|mi \\p{L}+|mis \\p{L}+|él|ella|la familia)| en (?:mi |la )?casa)? (?:era|es|no se decía)|(?:el dicho|el lema)(?: de \\p{L}+(?: \\p{L}+)?)? (?:era|es)|en (?:mi |la )?casa (?:siempre )?se decía',
  ),
};
/** A sentence that somebody used to say. */
const repeated: Readonly<Record<SenseLanguage, RegExp>> = {
  en: words('(?<!i )(?:always|used to|would always) (?:said|say|says|saying)(?! (?:it|so|that she|that he)(?!\\p{L}))'),
  de: words(
    '(?:hat|haben) (?:\\p{L}+ ){0,3}(?:immer|oft|stets|jedes mal) gesagt|(?<!ich )(?:sagte|sagt|sagten)(?: \\p{L}+){0,2} (?:immer|oft|stets|jedes mal)|hat (?:er|sie|man) (?:immer |oft )+gesagt',
  ),
  es: words('siempre (?:me |nos |le |les )?(?:decía|decían|dice|dicen|repetía)|(?:decía|decían|repetía|dice) siempre'),
};

/** Sentences of so few words after it show how it was used. */
const mostAfter = 14;
const mostSentencesAfter = 2;
const mostWords = 60;

/** Words of somebody stand in it. */
const hasWords = ({ text, voices }: ReadSentence): boolean => voices.length > 0 || /["“”„«»:]/u.test(text);

const passageFrom = (sentence: ReadSentence, siblings: readonly ReadSentence[]): Passage => {
  let [end, count] = [sentence, sentence.words];
  for (let steps = 0; steps < mostSentencesAfter; steps += 1) {
    const next = siblings[end.index + 1];
    if (!next || !isNear(end, next) || next.words > mostAfter || next.words + count > mostWords) break;
    end = next;
    count += next.words;
  }
  const { responseId, laborNumber, text } = sentence.answer;
  return {
    responseId,
    laborNumber,
    start: sentence.start,
    end: end.end,
    text: text.slice(sentence.start, end.end),
    by: null,
  };
};

/** Sentences that were said again and again around the client, where they name them as such. */
export const observeSaying: Observer = ({ matter, salience }): Observation[] => {
  const found = matter.answers.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => {
      const text = plainApostrophes(sentence.text);
      const isNamed = named[sentence.language].test(text);
      const isFit =
        isReadable(sentence) &&
        (isNamed || (repeated[sentence.language].test(text) && hasWords(sentence))) &&
        sentence.reality !== 'hypothetical' &&
        !isDreamt(sentence, sentences);
      if (!isFit) return [];
      return [
        { sentence, passage: passageFrom(sentence, sentences), weight: salience(sentence) + (isNamed ? 3.4 : 2.9) },
      ];
    }),
  );
  const ranked = found.sort((one, other) => other.weight - one.weight);
  const [best] = ranked;
  if (!best) return [];
  const passages = arrange(
    ranked.map(({ passage }) => passage),
    2,
  );
  const fragments = ranked
    .filter(({ passage }) => passages.includes(passage))
    .map(({ sentence }) => fragmentOf(sentence, sentence));
  const claim = { kind: 'saying' as const, fragments, labors: laborsOf(passages) };
  return [observation(matter.language, claim, passages, best.weight, best.passage.text)];
};
