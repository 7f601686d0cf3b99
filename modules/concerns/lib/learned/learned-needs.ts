import { readFileSync } from 'node:fs';
import { projectFile } from '#core/server/root';
import type { SenseLanguage } from '#modules/text-analysis/public';
import type { FieldHits } from './features';
import { likelyNeeds, type Model, readModel } from './model';

const models = new Map<SenseLanguage, Model>();
const modelOf = (language: SenseLanguage): Model => {
  const known = models.get(language);
  if (known) return known;
  // In two files: one would be larger than a file of the project may be.
  const files = [1, 2].map((part) =>
    readFileSync(projectFile(`modules/concerns/data/learned/${language}-${part}.bin`)),
  );
  const made = readModel(Buffer.concat(files));
  models.set(language, made);
  return made;
};

/** A sentence as the learned part reads it: folded, with its hits of word fields. */
export interface LearnedSentence {
  /** Without what it denies. */
  readonly text: string;
  readonly whole: string;
  readonly hits: FieldHits;
  /** Whether the writer speaks; what others say only shows what the writer's own sentences next to it are about. */
  readonly isOwn: boolean;
  /** Whether it affirms something, or denies what is a need when it is denied. */
  readonly isAffirmed: boolean;
}

type Shares = ReadonlyMap<string, number>;

const joinHits = (sentences: readonly LearnedSentence[]): FieldHits => {
  const hits = new Map<string, { strong: number; weak: number }>();
  for (const [id, { strong, weak }] of sentences.flatMap((one) => [...one.hits])) {
    const known = hits.get(id) ?? { strong: 0, weak: 0 };
    hits.set(id, { strong: known.strong + strong, weak: known.weak + weak });
  }
  return hits;
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
  /** Of the writer's own sentences, in their order. */
  readonly alone: readonly LearnedAlone[];
  readonly together: Shares;
  /** The same where something is affirmed, without what most likely speaks of none. */
  readonly affirmed: Shares;
  /** How likely each need is what the clearest sentences in a row speak of, and how much of the text speaks of it. */
  readonly likely: ReadonlyMap<string, Likely>;
}

/** How likely a need is what a text speaks of. */
export interface Likely {
  /** At the clearest place, from 0 to 1. */
  readonly most: number;
  /** In all places together. */
  readonly all: number;
}

const highest = (all: readonly Shares[]): Shares => {
  const most = new Map<string, number>();
  for (const shares of all) for (const [id, share] of shares) most.set(id, Math.max(most.get(id) ?? 0, share));
  return most;
};

const mean = (all: readonly Shares[]): Shares => {
  const sums = new Map<string, number>();
  for (const shares of all) for (const [id, share] of shares) sums.set(id, (sums.get(id) ?? 0) + share / all.length);
  return sums;
};

/** From here on a text is taken to speak of none. */
const mostNone = 0.5;

const likelyOf = (places: readonly Shares[]): ReadonlyMap<string, Likely> => {
  const likely = new Map<string, Likely>();
  for (const shares of places)
    for (const [id, share] of shares) {
      const known = likely.get(id) ?? { most: 0, all: 0 };
      likely.set(id, { most: Math.max(known.most, share), all: known.all + share });
    }
  return likely;
};

/** How likely each own sentence alone speaks of each need, and some sentences in a row; a step for each sentence. */
export function* learnedNeeds(
  sentences: readonly LearnedSentence[],
  language: SenseLanguage,
): Generator<undefined, LearnedNeeds> {
  const sharesOf = (text: string, hits: FieldHits): Shares => likelyNeeds(modelOf(language), text, language, hits);
  const alone = new Map<LearnedSentence, LearnedAlone>();
  const parts: { readonly isAffirmed: boolean; readonly shares: Shares }[] = [];
  for (const one of sentences) {
    if (!one.isOwn) continue;
    let words: Shares | undefined;
    const shares = sharesOf(one.text, one.hits);
    alone.set(one, {
      shares,
      words: () => {
        words ??= sharesOf(one.text, noHits);
        return words;
      },
    });
    parts.push({ isAffirmed: one.isAffirmed, shares });
    yield;
  }
  const places: Shares[] = [];
  for (let at = 0; at < Math.max(1, sentences.length - inRow + 1); at += 1) {
    const row = sentences.slice(at, at + inRow);
    const own = row.filter(({ isOwn }) => isOwn);
    if (own.length === 0) continue;
    const isAffirmed = own.some((one) => one.isAffirmed);
    const shares = sharesOf(row.map(({ whole, text }) => (isAffirmed ? whole : text)).join(' '), joinHits(own));
    parts.push({ isAffirmed, shares });
    if (isAffirmed) places.push(mean([shares, mean(own.map((one) => alone.get(one)?.shares ?? new Map()))]));
    yield;
  }
  return {
    alone: [...alone.values()],
    together: highest(parts.map(({ shares }) => shares)),
    affirmed: highest(
      parts
        .filter(({ isAffirmed, shares }) => isAffirmed && (shares.get('none') ?? 0) < mostNone)
        .map(({ shares }) => shares),
    ),
    likely: likelyOf(places),
  };
}
