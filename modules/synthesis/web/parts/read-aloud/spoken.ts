import type { Reading } from '../../../schemas/reading';

/** Browsers cut off what takes them long to say. */
const longest = 240;

const sentencesOf = (text: string, language: string): string[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim());

/** A sentence in pieces that a browser says to the end, cut between words. */
const pieces = (sentence: string): string[] => {
  const found: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const cut = rest.lastIndexOf(' ', longest);
    const at = cut > 0 ? cut : longest;
    found.push(rest.slice(0, at));
    rest = rest.slice(at).trim();
  }
  return rest === '' ? found : [...found, rest];
};

/** A reading as it is read aloud, in the order of the page: what it says, the client's sentences, and its questions. */
export const spokenOf = (reading: Reading): readonly string[] => {
  const { title, opening, themes, insights, chart, guidance, closing, language = 'en' } = reading;
  const texts = [
    ...(title ? [title.text] : []),
    ...opening,
    ...themes.flatMap((one) => [one.title, one.description, ...one.quotes.map(({ text }) => text), one.question]),
    ...insights.flatMap((one) => [
      `${one.thinker}: ${one.concept}`,
      one.note,
      ...one.quotes.map(({ text }) => text),
      one.question,
    ]),
    ...chart,
    ...guidance.flatMap((one) => [one.title, one.text]),
    ...closing,
  ];
  return texts.flatMap((text) => sentencesOf(text, language)).flatMap(pieces);
};
