import { narrowFields, wordFields } from '../../data/word-fields';
import { dot } from '../vectors';
import type { AnswerPassage, Statement } from './inputs';

/** A passage of the client beside a statement of the practitioner. */
export interface Pairing {
  /** Index of the statement. */
  readonly statement: number;
  readonly passage: AnswerPassage;
  /** Centred likeness, more where both speak of one matter. */
  readonly score: number;
}

const fields = Object.entries(wordFields);
/** Names of the matters that a text speaks of. */
export const mattersOf = (text: string): string[] =>
  fields.flatMap(([name, words]) => (words.test(text) ? [name] : []));

/** The matters on which a statement may meet a passage: its narrow ones alone where it has any. "Loss of a child" is one of them. */
const meetingPoints = (text: string): string[] => {
  const all = mattersOf(text);
  const narrow = all.filter((name) => narrowFields.has(name));
  const most = narrow.filter((name) => name !== 'bereavement');
  return most.length > 0 ? most : narrow.length > 0 ? narrow : all;
};

/** What a common matter adds, and what a pair without one must reach to count at all. */
const support = 0.1;
const leastWith = 0.14;
const leastWithout = 0.52;

/** A client's passages with the matters they speak of; made once for all practitioners. */
export interface Told {
  readonly byMatter: ReadonlyMap<string, readonly AnswerPassage[]>;
}
export const toldBy = (passages: readonly AnswerPassage[]): Told => {
  const byMatter = new Map<string, AnswerPassage[]>();
  for (const passage of passages)
    for (const matter of mattersOf(passage.text)) byMatter.set(matter, [...(byMatter.get(matter) ?? []), passage]);
  return { byMatter };
};

/**
 * The passages to search 10,000 practitioners with: of every Labor in turn, those first that speak of a particular matter. All
 * passages take part in the exact comparison that follows.
 */
export const searchedWith = (passages: readonly AnswerPassage[], { byMatter }: Told, most: number): AnswerPassage[] => {
  const worth = new Map<AnswerPassage, number>();
  for (const [matter, told] of byMatter)
    for (const one of told) worth.set(one, (worth.get(one) ?? 0) + (narrowFields.has(matter) ? 2 : 1));
  const rank = new Map<number, number>();
  return [...passages]
    .sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
    .map((passage) => {
      const turn = (rank.get(passage.laborNumber) ?? 0) + 1;
      rank.set(passage.laborNumber, turn);
      return { passage, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ passage }) => passage);
};

/** All pairings of one practitioner that hold, best first. `best` is the closest passage to each statement by likeness alone. */
export const pairingsOf = (
  statements: readonly Statement[],
  vectors: ReadonlyMap<number, Float32Array>,
  best: ReadonlyMap<number, { readonly passage: AnswerPassage; readonly score: number }>,
  { byMatter }: Told,
): Pairing[] =>
  statements
    .flatMap(({ specialization, statement }, index) => {
      const vector = vectors.get(index);
      if (!vector) return [];
      const shared = new Set(
        meetingPoints(`${specialization}. ${statement}`).flatMap((matter) => byMatter.get(matter) ?? []),
      );
      const pairs = [...shared].flatMap((passage) => {
        const likeness = dot(vector, passage.vector);
        return likeness >= leastWith ? [{ statement: index, passage, score: likeness + support }] : [];
      });
      const alone = best.get(index);
      return alone && !shared.has(alone.passage) && alone.score >= leastWithout
        ? [...pairs, { statement: index, passage: alone.passage, score: alone.score - support }]
        : pairs;
    })
    .sort((a, b) => b.score - a.score);
