import type { SenseLanguage } from '#modules/text-analysis/public';
import { foldText } from '../compile';

/** Buckets into which features are hashed, a power of two. */
export const buckets = 1 << 18;

export const bucketOf = (feature: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) value = Math.imul(value ^ feature.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) & (buckets - 1);
};

const endings: Readonly<Record<SenseLanguage, RegExp>> = {
  en: /(?:ingly|edly|ings?|ed|ly|ies|es|s|'s)$/u,
  de: /(?:ungen|ung|lich(?:e[nmrs]?)?|isch(?:e[nmrs]?)?|en|er[nms]?|es?|e[nmrs]|st|t|n|s)$/u,
  es: /(?:amos|emos|imos|aban?|ando|iendo|ados?|idas?|idos?|adas?|aron|ieron|mente|es|as|os|an|en|a|e|o|s)$/u,
};
const shortestStem = 3;
const stemOf = (word: string, language: SenseLanguage): string => {
  const stem = word.replace(endings[language], '');
  return stem.length >= shortestStem ? stem : word;
};

/** Pieces that tell related words and the parts of compounds, with the ends of the word marked. */
const pieceLengths = [4, 5];
const piecesOf = (word: string): string[] => {
  const marked = `<${word}>`;
  return pieceLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) => marked.slice(at, at + length)),
  );
};

const shareOfPair = 0.6;
const shareOfGap = 0.4;
const shareOfPiece = 0.4;

/** Features of a text with what each counts: stems, pairs of them, with or without a word between, and pieces of words. */
export const featuresOf = (text: string, language: SenseLanguage): ReadonlyMap<number, number> => {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '');
  const stems = words.map((word) => stemOf(word, language));
  const values = new Map<number, number>();
  const add = (feature: string, value: number): void => {
    const bucket = bucketOf(feature);
    values.set(bucket, Math.max(values.get(bucket) ?? 0, value));
  };
  for (const [at, stem] of stems.entries()) {
    add(`s ${stem}`, 1);
    if (at + 1 < stems.length) add(`p ${stem} ${stems[at + 1]}`, shareOfPair);
    if (at + 2 < stems.length) add(`g ${stem} ${stems[at + 2]}`, shareOfGap);
  }
  for (const word of words) if (word.length > 3) for (const piece of piecesOf(word)) add(`c ${piece}`, shareOfPiece);
  return values;
};

/** Hits of word fields in a text, by need: how often strong and weak patterns match. */
export type FieldHits = ReadonlyMap<string, { readonly strong: number; readonly weak: number }>;

const strongValue = 0.7;
const weakValue = 0.35;
/** The same as features of their own, next to those of the text. */
export const fieldFeatures = (hits: FieldHits): [bucket: number, value: number][] =>
  [...hits].flatMap(([id, { strong, weak }]) => [
    ...(strong > 0 ? [[bucketOf(`strong ${id}`), strongValue] as [number, number]] : []),
    ...(weak > 0 ? [[bucketOf(`weak ${id}`), weakValue * Math.min(2, weak)] as [number, number]] : []),
  ]);
