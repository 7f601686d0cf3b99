import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersOf, type Writer } from '#modules/labors/testing/writers/writer';
import { observeAnswers } from '#modules/observations/public';
import { compose } from '../lib/compose/compose';
import type { Reading } from '../schemas/reading';
import { answerTextsOf } from '../server/writer/sources';
import { aProfile } from './a-profile';

/** Invented clients: `open` ones may be read by those who write rules, those apart only after they were judged. */
interface Persona extends Writer {
  readonly language: 'en' | 'de' | 'es';
  readonly age: number;
  readonly core: string;
}

/** What a reader who saw only the answers and the reading says of each claim and quote. */
interface Judgement {
  readonly persona: string;
  readonly set: 'open' | 'apart';
  readonly language: 'en' | 'de' | 'es';
  /** Which round of rules was judged, and whether these answers had been seen by their authors before. */
  readonly round: string;
  readonly firstContact: boolean;
  readonly words: number;
  readonly items: readonly {
    readonly kind: 'claim' | 'quote';
    readonly verdict: 'entailed' | 'not' | 'unclear';
    /** The kind of observation that it belongs to, or `title`, `frame`, `chart`, `guidance`. */
    readonly part: string;
  }[];
  /** Whether the core that the reader named before seeing the reading is caught by it. */
  readonly core: 'yes' | 'partly' | 'no';
}

const here = fileURLToPath(new URL('.', import.meta.url));
const readFolder = <T>(folder: string): T[] =>
  readdirSync(join(here, folder))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(here, folder, file), 'utf8')) as T | T[]);

interface Composed {
  readonly persona: Persona;
  readonly words: number;
  readonly reading: Reading;
  readonly milliseconds: number;
}

const composeFor = async (persona: Persona): Promise<Composed> => {
  const answers = answersOf(persona);
  const start = performance.now();
  const { observations, matter } = await observeAnswers(answerTextsOf(answers));
  const reading = compose({ observations, matter, profile: aProfile, notMe: [], previous: null });
  const words = answers.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return { persona, words, reading, milliseconds: Math.round(performance.now() - start) };
};

const quotesIn = ({ themes, insights }: Reading) => [...themes, ...insights].flatMap(({ quotes }) => quotes);

/** Our own sentences of a reading: the client's words blanked where they stand between quotation marks. */
const ownSentences = ({ opening, themes, insights, guidance, closing }: Reading): string[] =>
  [
    ...opening,
    ...themes.flatMap(({ description, question }) => [description, question]),
    ...insights.flatMap(({ note, question }) => [note, question]),
    ...guidance.map(({ text }) => text),
    ...closing,
  ].flatMap((text) => text.split(/(?<=[.?!])\s+/u));
const skeletonOf = (sentence: string): string =>
  sentence
    .replace(/[“„«][^”“»]*[”“»]/gu, '…')
    .replace(/\d+/gu, '0')
    .toLowerCase();

const share = (one: readonly string[], other: ReadonlySet<string>): number =>
  one.length === 0 ? 0 : one.filter((sentence) => other.has(sentence)).length / one.length;

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** How much two clients of one language share: sentences to the letter, and sentences without names, quotes and numbers. */
const compareWithin = (composed: readonly Composed[]): { readonly identical: number; readonly skeleton: number } => {
  const pairs = composed.flatMap((one) => composed.filter((other) => other !== one).map((other) => ({ one, other })));
  const over = (read: (reading: Reading) => string[]): number =>
    mean(pairs.map(({ one, other }) => share(read(one.reading), new Set(read(other.reading)))));
  return { identical: over(ownSentences), skeleton: over((reading) => ownSentences(reading).map(skeletonOf)) };
};

const isVerbatim = ({ persona, reading }: Composed): boolean => {
  const texts = new Map(answersOf(persona).map(({ responseId, text }) => [responseId, text]));
  return quotesIn(reading).every(
    ({ responseId, start, end, text }) => texts.get(responseId)?.slice(start, end) === text,
  );
};

const printReadings = (set: string, composed: readonly Composed[]): void => {
  const rows = (['en', 'de', 'es'] as const).map((language) => {
    const own = composed.filter(({ persona }) => persona.language === language);
    const long = own.filter(({ words }) => words >= 600);
    const { identical, skeleton } = compareWithin(own);
    return {
      set,
      language,
      clients: own.length,
      'quotes verbatim': own.every(isVerbatim),
      'sections (mean)': mean(own.map(({ reading }) => reading.themes.length)).toFixed(1),
      'three at 600 words': `${long.filter(({ reading }) => reading.themes.length >= 3).length} of ${long.length}`,
      'identical sentences': percent(identical),
      'same skeleton': percent(skeleton),
      'slowest, ms': Math.max(0, ...own.map(({ milliseconds }) => milliseconds)),
    };
  });
  console.table(rows);
};

const printJudgements = (judgements: readonly Judgement[]): void => {
  const groups = new Map<string, Judgement[]>();
  for (const one of judgements) {
    const key = `${one.round}, ${one.set}${one.firstContact ? ', first contact' : ''}, ${one.language}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const rows = [...groups].sort().map(([group, list]) => {
    const wrong = (kind: 'claim' | 'quote'): string => {
      const items = list.flatMap((one) => one.items.filter((item) => item.kind === kind));
      return `${items.filter(({ verdict }) => verdict === 'not').length} of ${items.length}`;
    };
    const long = list.filter(({ words }) => words >= 600);
    return {
      group,
      clients: list.length,
      'claims wrong': wrong('claim'),
      'quotes wrong': wrong('quote'),
      'core caught (600 words or more)': `${long.filter(({ core }) => core === 'yes').length} of ${long.length}, partly ${long.filter(({ core }) => core === 'partly').length}`,
    };
  });
  console.table(rows);
};

/** Of each kind that was ever called wrong: how often, in each round and language. */
const printKinds = (judgements: readonly Judgement[]): void => {
  const rounds = [...new Set(judgements.map(({ round }) => round))].sort();
  const kinds = [...new Set(judgements.flatMap(({ items }) => items.map(({ part }) => part)))].sort();
  const rows = (['en', 'de', 'es'] as const).flatMap((language) =>
    kinds.flatMap((part) => {
      const counts = rounds.map((round) => {
        const items = judgements
          .filter((one) => one.round === round && one.language === language)
          .flatMap((one) => one.items.filter((item) => item.part === part));
        return { wrong: items.filter(({ verdict }) => verdict === 'not').length, all: items.length };
      });
      if (counts.every(({ wrong }) => wrong === 0)) return [];
      const cells = counts.map(({ wrong, all }, at) => [`round ${rounds[at]}`, all > 0 ? `${wrong} of ${all}` : '']);
      return [{ language, kind: part, ...Object.fromEntries(cells) }];
    }),
  );
  console.table(rows);
};

/** The newest sets are few clients each: together they show what two clients of one language share. */
const newest = ['apart-16', 'apart-17', 'apart-18', 'apart-19', 'apart-20'];
const sets: readonly (readonly string[])[] = [
  ...['open', 'apart', 'apart-2', 'apart-3', 'apart-4', 'apart-5', 'apart-6'].map((set) => [set]),
  newest,
];
const folderOf = (set: string): string =>
  set === 'open' ? '../../observations/testing/personas/open' : `personas/${set}`;
for (const together of sets) {
  const composed: Composed[] = [];
  for (const persona of together.flatMap((set) => readFolder<Persona>(folderOf(set))))
    composed.push(await composeFor(persona));
  printReadings(together.length > 1 ? `${together[0]} to ${together.at(-1)}` : (together[0] ?? ''), composed);
}
const judgements = readFolder<Judgement>('judgements');
printJudgements(judgements);
printKinds(judgements);
