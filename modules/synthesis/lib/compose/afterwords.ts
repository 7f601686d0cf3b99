import { isNear, type Matter, type Passage, type ReadSentence } from '#modules/observations/public';
import { countWords } from '#modules/text-analysis/public';
import type { Chosen, Selection } from './select';
import type { KeptOut } from './spans';

/** Sentences of so few words after a passage often say what it comes to. */
const mostAfter = 9;
/** So many words may take back, answer or end what stands before them. */
const mostOfTurn = 24;
const mostOfLast = 16;
const mostSentences = 3;
const mostQuoted = 110;

/** Takes back or narrows what stands before it. */
const takesBack =
  /^["'“„«(]*(?:but|though|still|except|not|no|only|or|aber|doch|nur|trotzdem|sondern|nicht|oder|pero|aunque|sino|no es|solo que|claro que)(?!\p{L})/iu;
const goesOn = /^(?:und|aber|weil|dass|and|but|because|y|pero|porque) /u;
const asks = /\?["'”“»]*$/u;

/** Belongs to what stands before it: the reply, the counter-sentence, the last word of its paragraph. */
const belongsTo = (last: ReadSentence, next: ReadSentence, isEnd: boolean): boolean => {
  const isTalk = last.voices.length > 0 || asks.test(last.text) || /["“”„«»]/u.test(last.text);
  // Dictation has no stops: what follows is the same sentence.
  if (!/[.!?…:]['"”“»)]*$/u.test(last.text) && goesOn.test(next.text)) return true;
  if ((next.reality === 'dream') !== (last.reality === 'dream') && !isTalk) return false;
  if (next.voices.length > 0) return isTalk && next.words <= mostOfTurn;
  if (next.words <= mostAfter) return next.reality !== 'question' || isTalk;
  return next.words <= (takesBack.test(next.text) ? mostOfTurn : isEnd ? mostOfLast : 0);
};

/** The passage with the sentence that follows in its paragraph, where it belongs to it. */
const extend = (passage: Passage, { answers }: Matter): Passage => {
  const siblings = answers.find(({ answer }) => answer.responseId === passage.responseId)?.sentences ?? [];
  const last = siblings.find(({ end }) => end === passage.end);
  const [next, third] = last ? siblings.slice(last.index + 1, last.index + 3) : [];
  const isFit =
    last !== undefined &&
    next !== undefined &&
    passage.by === null &&
    isNear(last, next) &&
    countWords(passage.text) + next.words <= mostQuoted &&
    belongsTo(last, next, !third || !isNear(next, third));
  if (!isFit) return passage;
  return { ...passage, end: next.end, text: next.answer.text.slice(passage.start, next.end) };
};

/** Lets passages go on to the sentences after them that belong to them, where no other section quotes those. */
export const withAfterwords = (selection: Selection, matter: Matter, { answers, spans }: KeptOut): Selection => {
  const all = [...selection.sections, ...selection.lenses].flatMap(({ passages }) => passages);
  const extendAll = (chosen: Chosen): Chosen => ({
    ...chosen,
    passages: chosen.passages.map((passage) => {
      if (answers.has(passage.responseId)) return passage;
      let longer = passage;
      for (let more = 0; more < mostSentences; more += 1) longer = extend(longer, matter);
      const isTaken = [...all, ...spans].some(
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
