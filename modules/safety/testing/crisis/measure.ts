import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SenseLanguage } from '#modules/text-analysis/public';
import { assessCrisis } from '../../lib/crisis/assess-crisis';
import type { CrisisAssessment, CrisisLevel } from '../../lib/crisis/crisis';

/** A labelled sentence; what the labels mean stands in README.md next to the files. */
export interface LabelledSentence {
  readonly text: string;
  readonly class:
    | 'direct'
    | 'oblique'
    | 'selfharm'
    | 'violence'
    | 'abuse'
    | 'psychosis'
    | 'harm-to-others'
    | 'ordinary';
  readonly level: CrisisLevel;
}
export type CrisisSet = 'open' | 'apart';

export const readLabelled = (language: SenseLanguage, set: CrisisSet): readonly LabelledSentence[] =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`./${language}-${set}.json`, import.meta.url)), 'utf8'));

/** A class, a level and a text a line; `lookalike` shares words with danger and is none. */
const readLines = (file: string) =>
  readFileSync(fileURLToPath(new URL(`./${file}`, import.meta.url)), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', level = '', text = ''] = line.split('\t');
      return { class: name, level: Number(level), text };
    });

/** What the learned part is trained on. */
export const readTraining = (language: SenseLanguage) => [
  ...readLines(`train-${language}.tsv`),
  ...readLines(`more-${language}.tsv`),
  ...(language === 'es' ? readLines('plain-es.tsv') : []),
];

/** Spanish in plain wordings, by an author of its own; rules are written with it in sight, and the learned part is trained on it. */
export const readPlain = (): readonly LabelledSentence[] =>
  readLines('plain-es.tsv').map(
    ({ class: name, ...item }) => ({ ...item, class: name === 'lookalike' ? 'ordinary' : name }) as LabelledSentence,
  );

type Assess = (text: string, language: SenseLanguage) => CrisisAssessment | Promise<CrisisAssessment>;

/**
 * Shares of a set, in percent. Danger is caught when it gets at least the help it is labelled with, the card of level 3 counting as
 * help next to the text; a hint is caught by the quiet line too. Of ordinary sentences, those that get something.
 */
export const measure = async (
  items: readonly LabelledSentence[],
  language: SenseLanguage,
  assess: Assess = assessCrisis,
): Promise<Readonly<Record<string, number>>> => {
  const read: { readonly item: LabelledSentence; readonly level: CrisisLevel }[] = [];
  for (const item of items) read.push({ item, level: (await assess(item.text, language)).level });
  const share = (of: (item: LabelledSentence) => boolean, right: (level: CrisisLevel, label: number) => boolean) => {
    const those = read.filter(({ item }) => of(item));
    return (those.filter(({ item, level }) => right(level, item.level)).length / Math.max(1, those.length)) * 100;
  };
  const enough = (level: number, label: number): boolean => level >= Math.min(2, label);
  const is = (name: LabelledSentence['class']) => (item: LabelledSentence) => item.class === name;
  return {
    direct: share(is('direct'), enough),
    oblique: share(is('oblique'), (level) => level >= 1),
    selfharm: share(is('selfharm'), enough),
    violence: share(is('violence'), enough),
    abuse: share(is('abuse'), enough),
    psychosis: share(is('psychosis'), enough),
    'harm-to-others': share(is('harm-to-others'), enough),
    'level 3 at 3': share(
      ({ level }) => level === 3,
      (level) => level === 3,
    ),
    'ordinary, any': share(is('ordinary'), (level) => level >= 1),
    'ordinary, beside': share(is('ordinary'), (level) => level >= 2),
    'ordinary, first': share(is('ordinary'), (level) => level === 3),
  };
};
