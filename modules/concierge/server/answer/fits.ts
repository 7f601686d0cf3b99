import type { Passage } from '../knowledge/units';

/** A sentence of a language model with the numbers of the passages it says it comes from. */
export interface Sentence {
  readonly text: string;
  readonly passages: readonly number[];
}

const longest = 700;
const quotes = /["“„«]([^"”“»]{12,})["”“»]/gu;
/** Anything a reader might follow: addresses with or without a scheme, Markdown links, mail, long numbers. */
const links =
  /(?:\w+:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.\w+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?|\]\([^)]*\)|(?<![\w.])\/[a-z][\w/-]+|\+?\d[\d\s()-]{7,}\d/giu;
const numbers = /\d+(?:[.,:]\d+)*/gu;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/\s+/gu, ' ');
const figures = (text: string): string[] =>
  (text.match(numbers) ?? []).map((figure) => figure.replace(/,(?=\d{3})/gu, ''));

/**
 * True when a worded sentence says nothing that its passages could not: it names passages that were given, and every figure,
 * quotation and address in it stands in one of them.
 */
export const fits = ({ text, passages }: Sentence, given: readonly Passage[]): boolean => {
  if (text.trim() === '' || text.length > longest || passages.length === 0) return false;
  const cited = passages.map((number) => given[number - 1]);
  if (cited.some((passage) => passage === undefined)) return false;
  const said = plain(cited.map((passage) => `${passage?.title}\n${passage?.text}`).join('\n'));
  const paths = new Set(cited.map((passage) => passage?.path));
  const known = new Set(figures(said));
  return (
    figures(text).every((figure) => known.has(figure)) &&
    [...text.matchAll(quotes)].every(([, quote = '']) => said.includes(plain(quote).trim())) &&
    (text.match(links) ?? []).every((link) => paths.has(link) || said.includes(plain(link)))
  );
};
