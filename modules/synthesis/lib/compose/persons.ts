import type { SenseLanguage } from '#modules/text-analysis/public';
import { quoted } from './quoting';
import type { Grammar } from './wording/wording';

/** Somebody as the reader is told of them: "your father"; as written where the client wrote in another language. */
export const personIn = (grammar: Grammar, person: string, isOtherLanguage: boolean): string =>
  person === 'rule' ? grammar.rule : isOtherLanguage ? quoted(grammar, person) : grammar.address(person);

/** "der Steuerberater" and "el Tano" where the text has the article and the name has not. */
export const withArticle = (person: string, text: string, language: SenseLanguage): string => {
  const articles = language === 'en' ? undefined : before[language];
  if (!articles || !/^\p{Lu}\p{L}+$/u.test(person)) return person;
  const [article] = new RegExp(`(?<!\\p{L})${articles}(?=\\s+${person}(?!\\p{L}))`, 'iu').exec(text) ?? [];
  return article ? `${article.toLowerCase().replace(/^(?:al|del)$/u, 'el')} ${person}` : person;
};
const before = {
  de: '(?:de[rmns]|die|das|(?:mein|ein|unser)(?:e[mnrs]?)?)',
  es: '(?:el|la|al|del)',
};
