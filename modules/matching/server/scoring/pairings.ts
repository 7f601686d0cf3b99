import { narrowFields, wordFields } from '../../data/word-fields';
import type { Statement } from '../models/practitioner';
import type { AnswerPassage } from '../service/answer-passages';
import { dot } from './dot';

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
  readonly passages: readonly AnswerPassage[];
  readonly byMatter: ReadonlyMap<string, readonly AnswerPassage[]>;
}
export const toldBy = (passages: readonly AnswerPassage[]): Told => {
  const byMatter = new Map<string, AnswerPassage[]>();
  for (const passage of passages)
    for (const matter of mattersOf(passage.text)) byMatter.set(matter, [...(byMatter.get(matter) ?? []), passage]);
  return { passages, byMatter };
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
