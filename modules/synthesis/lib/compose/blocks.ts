import type { Matter, Passage, ReadSentence } from '#modules/observations/public';
import { countWords } from '#modules/text-analysis/public';

/** A longer paragraph has more than one thing in it. */
const mostWords = 110;

type Block = Pick<Passage, 'responseId' | 'start' | 'end'>;

const known = new WeakMap<Passage, Block>();

/** Between the paragraphs of a text: a blank line where it has any, else each new line. */
const breakOf = (text: string): RegExp => (/\n[ \t]*\n/u.test(text) ? /\n[ \t]*\n/gu : /\n/gu);

/** Both sentences stand in one paragraph, of several lines perhaps. */
export const isOfParagraph = (before: ReadSentence, after: ReadSentence): boolean => {
  const { text } = before.answer;
  return !breakOf(text).test(text.slice(before.end, after.start));
};

/** The paragraph of a passage where it is short, and the passage itself where it is long. */
export const blockOf = (passage: Passage, { answers }: Matter): Block => {
  const before = known.get(passage);
  if (before) return before;
  const text = answers.find(({ answer }) => answer.responseId === passage.responseId)?.answer.text ?? '';
  const breaks = [...text.matchAll(breakOf(text))].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
  const start = breaks.findLast(({ to }) => to <= passage.start)?.to ?? 0;
  const end = breaks.find(({ from }) => from >= passage.end)?.from ?? text.length;
  const isShort = start <= passage.start && countWords(text.slice(start, end)) <= mostWords;
  const { responseId } = passage;
  const block = isShort ? { responseId, start, end } : { responseId, start: passage.start, end: passage.end };
  known.set(passage, block);
  return block;
};
