import type { ProductLanguage } from '../../contract/page';
import type { ProblemTexts } from '../../contract/problem-texts';

/** Says the sentence of a refusal in a language; English where there is no translation. */
export type TranslateProblem = (sentence: string, language: ProductLanguage) => string;

type Translations = ProblemTexts[string];

interface Pattern {
  readonly test: RegExp;
  readonly names: readonly string[];
  readonly translations: Translations;
}

/** Longest sentence that patterns are tried on: what a refusal says is shorter. */
const longest = 500;

const toPattern = (sentence: string, translations: Translations): Pattern => {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { test: new RegExp(`^${parts.join('(.{1,200}?)')}$`, 'su'), names, translations };
};

/** Puts the catalogues of all servers together. A sentence that two of them translate differently stops the start. */
export const createProblemTranslator = (catalogues: readonly ProblemTexts[]): TranslateProblem => {
  const whole = new Map<string, Translations>();
  const patterns: Pattern[] = [];
  for (const [sentence, translations] of catalogues.flatMap((texts) => Object.entries(texts))) {
    const known = whole.get(sentence);
    if (known && (known.de !== translations.de || known.es !== translations.es))
      throw new Error(`two modules translate "${sentence}" differently`);
    if (!known && sentence.includes('{')) patterns.push(toPattern(sentence, translations));
    whole.set(sentence, translations);
  }
  return (sentence, language) => {
    if (language === 'en') return sentence;
    const exact = whole.get(sentence);
    if (exact) return exact[language];
    if (sentence.length > longest) return sentence;
    for (const { test, names, translations } of patterns) {
      const found = test.exec(sentence);
      if (found)
        return translations[language].replace(
          /\{(\w+)\}/g,
          (all, name: string) => found[names.indexOf(name) + 1] ?? all,
        );
    }
    return sentence;
  };
};
