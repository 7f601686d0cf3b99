import type { ItsFunction } from 'wink-nlp';
import { plainApostrophes, type SenseLanguage, type SenseSentence } from '#modules/text-analysis/public';
import type { WordReaders } from './word-readers';

/** A word of a sentence. Offsets are those of the answer. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  /** What its forms have in common; of German and Spanish words a stem. */
  readonly lemma: string;
  readonly kind: 'noun' | 'name' | 'verb' | 'adjective' | 'other';
  readonly start: number;
  readonly end: number;
}

let loaded: WordReaders | null = null;

/** To be awaited before anything here reads. */
export const loadReaders = async (): Promise<void> => {
  loaded ??= (await import('./word-readers')).wordReaders;
};

const readers = (): WordReaders => {
  if (!loaded) throw new Error('the readers of words are not loaded');
  return loaded;
};

const kinds: Readonly<Record<string, Token['kind']>> = { NOUN: 'noun', PROPN: 'name', VERB: 'verb', ADJ: 'adjective' };

const readEnglish = (text: string, offset: number): Token[] => {
  const { its, readDoc } = readers().english;
  const tokens = readDoc(text).tokens();
  const values = tokens.out(its.value);
  const pos = tokens.out(its.pos);
  // The library types this helper for another call than the one its manual shows.
  const lemmas: (string | undefined)[] = tokens.out(its.lemma as ItsFunction<string>);
  const found: Token[] = [];
  let at = 0;
  for (const [index, value] of values.entries()) {
    const from = text.indexOf(value, at);
    if (from < 0) continue;
    at = from + value.length;
    if (!/\p{L}/u.test(value)) continue;
    const lower = value.toLowerCase();
    // A word that opens a sentence is often taken for a name.
    const kind = kinds[pos[index] ?? ''] ?? 'other';
    found.push({
      text: value,
      lower,
      lemma: lemmas[index] ?? lower,
      kind,
      start: offset + from,
      end: offset + at,
    });
  }
  return found;
};

const determiner: Readonly<Record<'de' | 'es', RegExp>> = {
  de: /^(?:de[rmns]|die|das|eine?[mnrs]?|meine?[mnrs]?|unsere?[mnrs]?|seine?[mnrs]?|ihre?[mnrs]?|keine?[mnrs]?|diese[mnrs]?|jede[mnrs]?|[zv]om|zu[mr]|im|am|beim)$/iu,
  es: /^(?:el|la|los|las|un|una|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|del|al|est[ea]|es[ea]|aquell?a?|cada|ning[uú]na?)$/iu,
};

/** Nouns of German begin with a capital, those of Spanish are known by the determiner before them; other classes are not told apart. */
const readByStem = (text: string, offset: number, language: 'de' | 'es'): Token[] => {
  const stemmer = readers().stemmers[language];
  // Dictated German has no capitals.
  const byCapital = language === 'de' && /\s\p{Lu}\p{Ll}/u.test(text);
  const found: Token[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}'-]*/gu)) {
    const before = found.at(-1);
    const follows = before !== undefined && determiner[language].test(before.text);
    const isNoun = byCapital ? /^\p{Lu}\p{Ll}/u.test(word) && before !== undefined : follows;
    const lower = word.toLowerCase();
    found.push({
      text: word,
      lower,
      lemma: stemmer.stem(lower),
      kind: isNoun ? 'noun' : 'other',
      start: offset + index,
      end: offset + index + word.length,
    });
  }
  return found;
};

export const readTokens = ({ text, start, language }: SenseSentence): Token[] => {
  const plain = plainApostrophes(text);
  return language === 'en' ? readEnglish(plain, start) : readByStem(plain, start, language);
};

/** The lemma of a word that stands alone, to compare words of a list with those of a text. */
export const lemmaOf = (word: string, language: SenseLanguage): string =>
  language === 'en'
    ? (readEnglish(word, 0)[0]?.lemma ?? word.toLowerCase())
    : readers().stemmers[language].stem(word.toLowerCase());
