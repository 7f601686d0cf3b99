import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Embedder } from '#core/contract/ai';
import { addByVectors, findNeeds } from '#modules/concerns/public-server';
import { dot, needShare, needsAnswered, plainPassages, withLikeness } from '#modules/match-scoring/public-server';
import { centred, readSense, type SenseLanguage } from '#modules/text-analysis/public';
import { samplePractitioners } from '../../data/sample-practitioners';

/** A need in a client's words, and the practitioners of the demo who would be right, by name. */
export interface LabelledNeed {
  readonly language: SenseLanguage;
  readonly text: string;
  readonly right: readonly string[];
}

const readNeeds = (set: string): readonly LabelledNeed[] =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`./needs-${set}.json`, import.meta.url)), 'utf8'));

/** Needs in clients' words, written with the word fields in view: rules may be shaped by them. */
export const openNeeds = (): readonly LabelledNeed[] => readNeeds('open');

/** Needs written by somebody who did not see the rules. They may be measured, never read. */
export const apartNeeds = (): readonly LabelledNeed[] => readNeeds('apart');

const people = samplePractitioners.map(({ name, slug, work }) => ({
  name: name.replace(' (sample)', ''),
  slug,
  statements: work.map(([specialization, statement]) => ({ specialization, statement })),
}));

const statementVectors = async (embedder: Embedder): Promise<Float32Array[][]> => {
  const made: Float32Array[][] = [];
  for (const { statements } of people)
    made.push(await centred(embedder).embed(statements.map((one) => `${one.specialization}. ${one.statement}`)));
  return made;
};

const isRight = ({ right }: LabelledNeed, { name, slug }: (typeof people)[number]): boolean =>
  right.some((one) => one.replace(' (sample)', '') === name || one === slug);

/** Vectors of the passages of a text that are compared. */
const passageVectors = (embedder: Embedder, text: string): Promise<Float32Array[]> =>
  centred(embedder).embed(plainPassages(text, readSense(text, 'en'), Number.MAX_SAFE_INTEGER).map((one) => one.text));

/** Centred likeness of a text's closest passage to each practitioner's closest statement. */
const likenessOf = (vectors: readonly Float32Array[], known: readonly (readonly Float32Array[])[]): number[] =>
  known.map((own) => Math.max(0, ...own.flatMap((statement) => vectors.map((vector) => dot(statement, vector)))));

/** Where the first right one stands for each need, from 1; null where nobody right is found. `found`: whether anybody is. */
export const rankNeeds = async (items: readonly LabelledNeed[], embedder: Embedder | null) => {
  const isCompared = embedder !== null && items.some(({ language }) => language === 'en');
  const vectors = isCompared ? await statementVectors(embedder) : [];
  const all = [];
  for (const item of items) {
    const byWords = findNeeds([{ laborNumber: 1, laborName: '', text: item.text }]);
    const own = embedder && item.language === 'en' ? await passageVectors(embedder, item.text) : null;
    const found = own && embedder ? await addByVectors(byWords, own, centred(embedder).id) : byWords;
    const likeness = own && likenessOf(own, vectors);
    const ranked = people
      .map((one, index) => ({
        one,
        share: withLikeness(needShare(needsAnswered(found, one.statements)), likeness?.[index] ?? null),
      }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share);
    const place = ranked.findIndex(({ one }) => isRight(item, one));
    all.push({
      item,
      place: place < 0 ? null : place + 1,
      found: ranked.length > 0,
      needs: found.slice(0, 4).map(({ need, likely }) => `${need.id} ${likely.toFixed(2)}`),
      first: ranked.slice(0, 3).map(({ one, share }) => `${one.name} ${share.toFixed(2)}`),
    });
  }
  return all;
};

/** Shares of needs with somebody right first or among the first three, and with nobody at all. */
export const sharesOf = (ranked: Awaited<ReturnType<typeof rankNeeds>>) => {
  const share = (is: (one: (typeof ranked)[number]) => boolean): number => ranked.filter(is).length / ranked.length;
  return {
    first: share(({ place }) => place === 1),
    firstThree: share(({ place }) => place !== null && place <= 3),
    nobody: share(({ found }) => !found),
  };
};
