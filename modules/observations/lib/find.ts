import { plainApostrophes, type SenseLanguage, words } from '#modules/text-analysis/public';
import type { Range } from './clauses';
import type { ReadSentence } from './matter';
import { english } from './triggers/english';
import { german } from './triggers/german';
import { spanish } from './triggers/spanish';
import type { Triggers, TriggersByLanguage } from './triggers/triggers';

export const triggers: TriggersByLanguage = { en: english, de: german, es: spanish };

export interface Found extends Range {
  readonly text: string;
  readonly groups: {
    readonly [K in 'age' | 'year' | 'who' | 'no' | 'word' | 'not' | 'but' | 'one' | 'other']?: string;
  };
}

type Listed = { [K in keyof Triggers]: Triggers[K] extends readonly string[] ? K : never }[keyof Triggers];

const compiled = new Map<string, readonly RegExp[]>();

const compile = (language: SenseLanguage, list: Listed): readonly RegExp[] => {
  const key = `${language} ${list}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = (triggers[language][list] as readonly string[]).map((phrase) => words(phrase, 'giu'));
  compiled.set(key, made);
  return made;
};

/** `matchAll` copies its pattern first, which takes longer than to find that a phrase is not there. */
const stands = (pattern: RegExp, text: string): boolean => text.search(pattern) !== -1;

/** Where phrases of a list stand in a sentence, by offsets of its answer. */
export const findAll = (sentence: ReadSentence, list: Listed): Found[] => {
  const text = plainApostrophes(sentence.text);
  return compile(sentence.language, list)
    .filter((pattern) => stands(pattern, text))
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: found }) => found !== '')
    .map((match) => ({
      start: sentence.start + match.index,
      end: sentence.start + match.index + match[0].length,
      text: match[0],
      groups: match.groups ?? {},
    }))
    .sort((one, other) => one.start - other.start || other.end - one.end);
};

export const hasAny = (sentence: ReadSentence, list: Listed): boolean => findAll(sentence, list).length > 0;

const relations = new Map<SenseLanguage, ReadonlyMap<string, string>>();

/** The relation that a word stands for: "mum" is `mother`; undefined of a word for nobody near. */
export const relationOf = (word: string, language: SenseLanguage): string | undefined => {
  const known = relations.get(language) ?? readRelations(language);
  return known.get(word.toLowerCase());
};

const readRelations = (language: SenseLanguage): ReadonlyMap<string, string> => {
  const made = new Map(
    triggers[language].kin.split('\n').flatMap((line) => {
      const names = [...listed(line)];
      return names.map((name) => [name, names[0] ?? name] as const);
    }),
  );
  relations.set(language, made);
  return made;
};

/** Words of a list that is written as one text. */
export const listed = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter((word) => word !== ''));
