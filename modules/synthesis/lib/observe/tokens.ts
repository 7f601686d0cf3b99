import { newStemmer, type Stemmer } from 'snowball-stemmers';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp';
import { plainApostrophes, type SenseLanguage, type SenseSentence } from '#modules/text-analysis/public';

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

const stemmers = new Map<SenseLanguage, Stemmer>();

const stemmerOf = (language: 'de' | 'es'): Stemmer => {
  const known = stemmers.get(language);
  if (known) return known;
  const made = newStemmer(language === 'de' ? 'german' : 'spanish');
  stemmers.set(language, made);
  return made;
};

const kinds: Readonly<Record<string, Token['kind']>> = { NOUN: 'noun', PROPN: 'name', VERB: 'verb', ADJ: 'adjective' };

/** The model with the methods made from it: each further load would make a text within it longer, until it no longer fits. */
const loadedModel: typeof model & { hedoMethods?: WinkMethods } = model;

/** Loads the model of English, which takes a fifth of a second, so that a caller can choose when. */
export const loadEnglish = (): WinkMethods => {
  loadedModel.hedoMethods ??= winkNLP(model, ['sbd', 'pos']);
  return loadedModel.hedoMethods;
};

const readEnglish = (text: string, offset: number): Token[] => {
  const { its, readDoc } = loadEnglish();
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
  const stemmer = stemmerOf(language);
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
    : stemmerOf(language).stem(word.toLowerCase());
