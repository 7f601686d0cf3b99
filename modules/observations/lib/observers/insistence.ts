import { words } from '#modules/text-analysis/public';
import { arrange, observation } from '../build';
import { clauseAround, isVoice } from '../clauses';
import { triggers } from '../find';
import type { Observation } from '../observation';
import { isReadable, type Observer, passageFrom } from './observer';

const leastTimes = 5;
/** Fewer in a thousand words are usual. */
const leastRate = 3;

const opensWithSubject =
  /^(?:i|we|he|she|they|it|you|there|nobody|no one|everyone|everybody|people|(?:my|our|the) \p{L}+)(?:'\p{L}+)?(?!\p{L})/iu;
const speaksOfSelf = /(?<!\p{L})(?:I|we|my|me|ich|mich|mir|wir|me|mi|yo)(?!\p{L})/u;

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
      .filter(({ text }) => language !== 'en' || opensWithSubject.test(text))
      .sort((one, other) => Number(speaksOfSelf.test(other.text)) - Number(speaksOfSelf.test(one.text)))
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
