import { readFileSync } from 'node:fs';
import { projectFile } from '#core/server/root';
import type { SenseLanguage } from '#modules/text-analysis/public';
import type { FieldHits } from './features';
import { likelyNeeds, type Model, readModel } from './model';

const models = new Map<SenseLanguage, Model>();
const modelOf = (language: SenseLanguage): Model => {
  const known = models.get(language);
  if (known) return known;
  const made = readModel(readFileSync(projectFile(`modules/concerns/data/learned/${language}.bin`)));
  models.set(language, made);
  return made;
};

/** A sentence as the learned part reads it: folded, with its hits of word fields. */
export interface LearnedSentence {
  readonly text: string;
  readonly hits: FieldHits;
  /** Whether it affirms something, or one of its sentences does. */
  readonly isAffirmed: boolean;
}

type Shares = ReadonlyMap<string, number>;

const joined = (sentences: readonly LearnedSentence[]): LearnedSentence => {
  const hits = new Map<string, { strong: number; weak: number }>();
  for (const [id, { strong, weak }] of sentences.flatMap((one) => [...one.hits])) {
    const known = hits.get(id) ?? { strong: 0, weak: 0 };
    hits.set(id, { strong: known.strong + strong, weak: known.weak + weak });
  }
  return {
    text: sentences.map(({ text }) => text).join(' '),
    hits,
    isAffirmed: sentences.some((one) => one.isAffirmed),
  };
};

const noHits: FieldHits = new Map();

/** Sentences that were written for training stand alone or are two or three. */
const inRow = 3;

/** A sentence alone: how likely it speaks of each need with its hits of word fields, and by its other words only. */
export interface LearnedAlone {
  readonly shares: Shares;
  readonly words: () => Shares;
}

/** Where a need stands among all that a sentence points to by its other words, and how likely these point to none. */
export const placeByWords = (
  { words }: LearnedAlone,
  id: string,
): { readonly place: number; readonly none: number } => {
  const all = words();
  const own = all.get(id) ?? 0;
  const before = [...all].filter(([other, share]) => other !== 'none' && share > own).length;
  return { place: before + 1, none: all.get('none') ?? 0 };
};

interface LearnedNeeds {
  readonly alone: readonly LearnedAlone[];
  readonly together: Shares;
  /** The same where something is affirmed, without what most likely speaks of none. */
  readonly affirmed: Shares;
}

const highest = (all: readonly Shares[]): Shares => {
  const most = new Map<string, number>();
  for (const shares of all) for (const [id, share] of shares) most.set(id, Math.max(most.get(id) ?? 0, share));
  return most;
};

/** From here on a text is taken to speak of none. */
const mostNone = 0.5;

/** How likely each sentence alone speaks of each need, and the likeliest that some sentences in a row do; a step for each sentence. */
export function* learnedNeeds(
  sentences: readonly LearnedSentence[],
  language: SenseLanguage,
): Generator<undefined, LearnedNeeds> {
  const sharesOf = ({ text, hits }: LearnedSentence): Shares => likelyNeeds(modelOf(language), text, language, hits);
  const alone: LearnedAlone[] = [];
  for (const one of sentences) {
    let words: Shares | undefined;
    alone.push({
      shares: sharesOf(one),
      words: () => {
        words ??= sharesOf({ ...one, hits: noHits });
        return words;
      },
    });
    yield;
  }
  const parts = sentences.map(({ isAffirmed }, at) => ({ isAffirmed, shares: alone[at]?.shares ?? new Map() }));
  for (let at = 0; at < Math.max(sentences.length > 1 ? 1 : 0, sentences.length - inRow + 1); at += 1) {
    const row = joined(sentences.slice(at, at + inRow));
    parts.push({ isAffirmed: row.isAffirmed, shares: sharesOf(row) });
    yield;
  }
  return {
    alone,
    together: highest(parts.map(({ shares }) => shares)),
    affirmed: highest(
      parts
        .filter(({ isAffirmed, shares }) => isAffirmed && (shares.get('none') ?? 0) < mostNone)
        .map(({ shares }) => shares),
    ),
  };
}
