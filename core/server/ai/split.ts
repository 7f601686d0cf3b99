import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemSentence } from 'wink-nlp';
import type { Passage } from '../../contract/ai';

interface Span {
  readonly start: number;
  readonly end: number;
}

const nlp = winkNLP(model, ['sbd']);
const universal = new Intl.Segmenter('und', { granularity: 'sentence' });

/** Paragraphs: split at blank lines, and at line ends which their writer meant (a short line, or a list item follows). */
const BREAK =
  /(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)\s*|(?<=(?:^|\n|\r)[^\r\n]{1,50})(?:\r\n|\r|\n)|(?:\r\n|\r|\n)(?=\s*(?:[-*•–—]|\d{1,3}[.)])\s)/gu;
/** Full stops of scripts which the English model does not know. */
const FOREIGN_STOP = /[\u3002\uff01\uff1f\u0964\u06d4\u061f]/u;
const WORDED = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const trimmed = (text: string, { start, end }: Span): Span | null => {
  const piece = text.slice(start, end);
  const body = piece.trim();
  if (body === '') return null;
  const from = start + piece.indexOf(body[0] as string);
  return { start: from, end: from + body.length };
};

const paragraphsOf = (text: string): Span[] => {
  const spans: Span[] = [];
  let start = 0;
  for (const found of text.matchAll(BREAK)) {
    spans.push({ start, end: found.index });
    start = found.index + found[0].length;
  }
  spans.push({ start, end: text.length });
  return spans;
};

const bySegmenter = (text: string, { start, end }: Span): Span[] =>
  [...universal.segment(text.slice(start, end))].map(({ segment, index }) => ({
    start: start + index,
    end: start + index + segment.length,
  }));

/** The English model gives tokens without offsets: each is looked up from where the last one ended. Null when one is not found. */
const byModel = (text: string, { start, end }: Span): Span[] | null => {
  const paragraph = text.slice(start, end);
  const spans: Span[] = [];
  let at = 0;
  let lost = false;
  nlp
    .readDoc(paragraph)
    .sentences()
    .each((sentence: ItemSentence) => {
      const from = at;
      for (const token of sentence.tokens().out()) {
        const found = paragraph.indexOf(token, at);
        // Only white space lies between tokens; anything else means that the model changed the text.
        if (found < 0 || paragraph.slice(at, found).trim() !== '') lost = true;
        else at = found + token.length;
      }
      spans.push({ start: start + from, end: start + at });
    });
  return lost || text.slice(start + at, end).trim() !== '' ? null : spans;
};

/** Marks that stand alone (a closing quote, dots) belong to the sentence before them. */
const joinLooseMarks = (text: string, spans: readonly Span[]): Span[] => {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && !WORDED.test(text.slice(span.start, span.end))) {
      joined[joined.length - 1] = { start: last.start, end: span.end };
    } else joined.push(span);
  }
  return joined;
};

const toPassage = (text: string, { start, end }: Span): Passage => ({ start, end, text: text.slice(start, end) });

/** Sentences in order, without the white space between them; together they hold every other character of the text. */
export const sentencesOf = (text: string): Passage[] =>
  paragraphsOf(text).flatMap((paragraph) => {
    const spans = byModel(text, paragraph) ?? bySegmenter(text, paragraph);
    const split = spans.flatMap((span) =>
      FOREIGN_STOP.test(text.slice(span.start, span.end)) ? bySegmenter(text, span) : [span],
    );
    const tight = split.map((span) => trimmed(text, span)).filter((span) => span !== null);
    return joinLooseMarks(text, tight).map((span) => toPassage(text, span));
  });

const MOST_WORDS = 128;
/** A run without spaces counts as one word for each 24 signs, so that scripts without spaces are cut as well. */
const WORD = /\S{1,24}/gu;

const wordsOf = (text: string, { start, end }: Span): Span[] =>
  [...text.slice(start, end).matchAll(WORD)].map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
  }));

const cutAtWords = (text: string, words: readonly Span[]): Passage[] => {
  const pieces: Passage[] = [];
  for (let i = 0; i < words.length; i += MOST_WORDS) {
    const first = words[i];
    const last = words[Math.min(i + MOST_WORDS, words.length) - 1];
    if (first && last) pieces.push(toPassage(text, { start: first.start, end: last.end }));
  }
  return pieces;
};

/** Pieces of at most 128 words: whole sentences while they fit, a longer sentence alone and cut between words. */
export const passagesOf = (text: string): Passage[] => {
  const passages: Passage[] = [];
  let group: Span[] = [];
  let size = 0;
  const close = (): void => {
    const first = group[0];
    const last = group.at(-1);
    if (first && last) passages.push(toPassage(text, { start: first.start, end: last.end }));
    group = [];
    size = 0;
  };
  for (const sentence of sentencesOf(text)) {
    const words = wordsOf(text, sentence);
    if (size + words.length > MOST_WORDS) close();
    if (words.length > MOST_WORDS) passages.push(...cutAtWords(text, words));
    else {
      group.push(sentence);
      size += words.length;
    }
  }
  close();
  return passages;
};
