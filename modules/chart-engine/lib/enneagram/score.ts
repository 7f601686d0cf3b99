import { statements } from './statements';
import { type EnneagramType, enneagramTypes, neighboursOf } from './types';

/** What the answers come to. */
export interface EnneagramResult {
  /** Points of each type, 0 to 16: the sum of its four answers. */
  readonly scores: Readonly<Record<EnneagramType, number>>;
  /** All types with the most points. */
  readonly leading: readonly EnneagramType[];
  /** The one that leads, or among several the one that the person chose; null while several lead and none is chosen. */
  readonly type: EnneagramType | null;
  /** The neighbour on the circle with more points; null when both have the same, or no type is clear. */
  readonly wing: EnneagramType | null;
  /** Points between the type and the next one; 0 when several lead. */
  readonly lead: number;
}

/**
 * Scores a questionnaire by our convention: `answers` are 36 whole numbers of 0 to 4 in the order of `statements`.
 * `choice` decides only between types that lead together; any other choice counts for nothing.
 */
export const scoreEnneagram = (answers: readonly number[], choice: number | null = null): EnneagramResult => {
  const scores = Object.fromEntries(enneagramTypes.map((type) => [type, 0])) as Record<EnneagramType, number>;
  for (const [index, { type }] of statements.entries()) scores[type] += answers[index] ?? 0;
  const ranked = [...enneagramTypes].sort((one, other) => scores[other] - scores[one]);
  const most = scores[ranked[0] ?? 1];
  const leading = enneagramTypes.filter((type) => scores[type] === most);
  const type = leading.length === 1 ? (leading[0] ?? null) : (leading.find((one) => one === choice) ?? null);
  const next = ranked[1];
  return { scores, leading, type, wing: type && wingOf(scores, type), lead: next ? most - scores[next] : 0 };
};

const wingOf = (scores: EnneagramResult['scores'], type: EnneagramType): EnneagramType | null => {
  const [below, above] = neighboursOf(type);
  if (scores[below] === scores[above]) return null;
  return scores[below] > scores[above] ? below : above;
};
