import { countWords } from '#modules/text-analysis/public';
import type { Matter } from '../observe/matter';
import type { Passage } from '../observe/observation';
import type { Chosen, Selection } from './select';

/** Sentences of so few words after a passage often say what it comes to. */
const mostAfter = 9;
const mostSentences = 2;
const mostQuoted = 70;

/** The passage with the short sentence that follows in its paragraph, where that is the client's own. */
const extend = (passage: Passage, { sentences }: Matter): Passage => {
  const last = sentences.find((one) => one.answer.responseId === passage.responseId && one.end === passage.end);
  const next = sentences.find((one) => last && one.answer === last.answer && one.index === last.index + 1);
  const isFit =
    last !== undefined &&
    next !== undefined &&
    passage.by === null &&
    next.words <= mostAfter &&
    next.speaker === 'own' &&
    next.voices.length === 0 &&
    next.reality !== 'question' &&
    (next.reality === 'dream') === (last.reality === 'dream') &&
    countWords(passage.text) + next.words <= mostQuoted &&
    !/\n/u.test(last.answer.text.slice(last.end, next.start));
  if (!isFit) return passage;
  return { ...passage, end: next.end, text: next.answer.text.slice(passage.start, next.end) };
};

/** Lets passages go on to the short sentences after them, where no other section quotes those. */
export const withAfterwords = (selection: Selection, matter: Matter): Selection => {
  const all = [...selection.sections, ...selection.lenses].flatMap(({ passages }) => passages);
  const extendAll = (chosen: Chosen): Chosen => ({
    ...chosen,
    passages: chosen.passages.map((passage) => {
      let longer = passage;
      for (let more = 0; more < mostSentences; more += 1) longer = extend(longer, matter);
      const isTaken = all.some(
        (other) =>
          other !== passage &&
          other.responseId === longer.responseId &&
          other.start < longer.end &&
          passage.start < other.end,
      );
      return isTaken ? passage : longer;
    }),
  });
  return { ...selection, sections: selection.sections.map(extendAll), lenses: selection.lenses.map(extendAll) };
};
