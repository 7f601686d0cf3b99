import { arrange, observation } from '../build';
import type { ReadSentence } from '../matter';
import type { Passage } from '../observation';
import type { Observer } from './observer';

/** A shorter last sentence is read with the one before it. */
const fewestWords = 10;
const mostWords = 60;
const fewestSentences = 3;

const lastOf = (sentences: readonly ReadSentence[]): Passage | null => {
  const [before, last] = sentences.slice(-2);
  if (!before || !last || last.words > mostWords || last.words < 2) return null;
  const { responseId, laborNumber, text } = last.answer;
  const isNear = !/\n/u.test(text.slice(before.end, last.start));
  const isShort = last.words < fewestWords && before.words + last.words <= mostWords;
  const start = isNear && isShort ? before.start : last.start;
  return { responseId, laborNumber, start, end: last.end, text: text.slice(start, last.end), by: null };
};

/** What answers end with. Nothing is claimed of it; people often write last what they came to say. */
export const observeEnding: Observer = ({ matter, salience }) => {
  const ends = matter.answers.flatMap(({ answer, sentences }) => {
    if (answer.isFurther) return [];
    const last = sentences.at(-1);
    const passage = sentences.length >= fewestSentences ? lastOf(sentences) : null;
    return last && passage ? [{ last, passage }] : [];
  });
  const ranked = ends.sort((one, other) => salience(other.last) - salience(one.last));
  if (ranked.length < 2) return [];
  const passages = arrange(
    ranked.map(({ passage }) => passage),
    ranked.length,
  );
  return [observation(matter.language, { kind: 'ending' }, passages, 0.4, 'ending')];
};
