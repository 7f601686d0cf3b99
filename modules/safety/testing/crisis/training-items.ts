import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type SenseLanguage, splitSentences } from '#modules/text-analysis/public';
import { readLabelled as readSenseSentences } from '#modules/text-analysis/testing/sense/measure';
import { type Features, featuresOf } from '../../lib/crisis/learned/features';
import { type RuleReading, readRules } from '../../lib/crisis/read-rules';
import { readLabelled, readTraining } from './measure';

/** Lines of a training file that follow each other are often alike: they stay in one fold. */
const alike = 6;

interface Item {
  readonly text: string;
  readonly class: string;
  readonly level: number;
  /** Items that stay in one fold. */
  readonly group: string;
  /** A client in no danger: their sentences are read one by one, and thresholds are set by them. */
  readonly isClient: boolean;
  /** The rules were written with the open sets in sight: what they find there teaches nothing. */
  readonly withRules: boolean;
}

/** Invented clients in no danger; those of `apart-16` and later measure and are not read here. */
const personaFolders = [
  'observations/testing/personas/open',
  'synthesis/testing/personas/apart',
  ...Array.from({ length: 14 }, (_, index) => `synthesis/testing/personas/apart-${index + 2}`),
];

const clientsOf = (language: SenseLanguage): Item[] =>
  personaFolders.flatMap((name) => {
    const folder = fileURLToPath(new URL(`../../../${name}/`, import.meta.url));
    return readdirSync(folder)
      .filter((file) => file.startsWith(`${language}-`))
      .sort()
      .flatMap((file): Item[] =>
        Object.values<string>(JSON.parse(readFileSync(`${folder}${file}`, 'utf8')).answers).map((text) => ({
          text,
          class: 'client',
          level: 0,
          group: `${name} ${file}`,
          isClient: true,
          withRules: true,
        })),
      );
  });

const itemsOf = (language: SenseLanguage): Item[] => [
  ...readTraining(language).map((item, index) => ({
    ...item,
    group: `lines ${Math.floor(index / alike)}`,
    isClient: false,
    withRules: true,
  })),
  ...readLabelled(language, 'open').map((item, index) => ({
    ...item,
    group: `open ${index}`,
    isClient: false,
    withRules: false,
  })),
  ...readSenseSentences(language, 'open')
    .filter(({ speaker }) => speaker === 'own')
    .map(({ text }, index) => ({
      text,
      class: 'sense',
      level: 0,
      group: `sense ${index}`,
      isClient: false,
      withRules: true,
    })),
  ...clientsOf(language),
];

const contexts = new Set(['longAgo', 'ended', 'fiction', 'now']);

/** What is learned from: an item as a whole, or a sentence of a client. */
export interface ReadItem extends Omit<Item, 'text'> {
  readonly whole: Features;
  /** The same without what rules say, where they say something: words are to teach by themselves. */
  readonly bare: Features | null;
  /** Its parts as the gate reads them: pieces of sentences, and two sentences that follow each other. */
  readonly parts: readonly Features[];
  readonly ruleLevel: number;
  /** Rules that say level 2 or more. */
  readonly rules: readonly string[];
}

/** Items of a language, read by what the gate knows of it or of another one. */
export const readItems = (of: SenseLanguage, language = of): ReadItem[] =>
  itemsOf(of).flatMap(({ text, ...item }): ReadItem[] => {
    const spans = splitSentences(text);
    const textOf = (index: number): string => text.slice(spans[index]?.start ?? 0, spans[index]?.end ?? 0);
    const readings = spans.map(({ start, end }, index) =>
      readRules(
        {
          start,
          end,
          text: textOf(index),
          previous: index > 0 ? textOf(index - 1) : '',
          next: index + 1 < spans.length ? textOf(index + 1) : '',
        },
        language,
      ),
    );
    const flagsOf = (some: readonly RuleReading[], withRules: boolean): string[] => [
      ...new Set(some.flatMap(({ flags }) => flags.filter((flag) => withRules || contexts.has(flag)))),
    ];
    const read = (some: readonly RuleReading[], withRules = item.withRules): Features =>
      featuresOf(
        some.map(({ pieces }) => pieces.map((piece) => piece.trim()).join(' ')).join(' , '),
        language,
        flagsOf(some, withRules),
      );
    const partsOf = (index: number): Features[] => [
      ...(readings[index]?.pieces ?? []).map((piece) =>
        featuresOf(piece.trim(), language, flagsOf(readings.slice(index, index + 1), item.withRules)),
      ),
      ...(index > 0 ? [read(readings.slice(index - 1, index + 1))] : []),
    ];
    const toItem = (some: readonly RuleReading[], parts: readonly Features[]): ReadItem => {
      const hasRules = item.withRules && flagsOf(some, true).some((flag) => !contexts.has(flag));
      return {
        ...item,
        whole: read(some),
        bare: hasRules ? read(some, false) : null,
        parts,
        ruleLevel: Math.max(0, ...some.flatMap(({ findings }) => findings.map(({ level }) => level))),
        rules: some.flatMap(({ findings }) => findings.filter(({ level }) => level >= 2).map(({ why }) => why)),
      };
    };
    if (item.isClient) return readings.map((reading, index) => toItem([reading], partsOf(index)));
    return readings.length === 0
      ? []
      : [
          toItem(
            readings,
            readings.flatMap((_, index) => partsOf(index)),
          ),
        ];
  });
