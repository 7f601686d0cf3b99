import { type EnneagramType, enneagramTypes } from './types';

type Round = 'a' | 'b' | 'c' | 'd';

/** One sentence of the questionnaire; its words stand in the page's catalogue under `statement.<id>`. */
export interface Statement {
  /** "4b": the type it speaks for, and which of its four sentences it is. */
  readonly id: `${EnneagramType}${Round}`;
  readonly type: EnneagramType;
}

/** How far a sentence is true: 0 "not at all like me" to 4 "very much like me". */
export const leastAgreement = 0;
export const mostAgreement = 4;

// Each round asks every type once, and no round in the order of another, so that no two neighbours speak for one type.
const rounds: Readonly<Record<Round, readonly EnneagramType[]>> = {
  a: [5, 2, 8, 1, 6, 3, 9, 4, 7],
  b: [1, 7, 4, 9, 2, 5, 8, 6, 3],
  c: [6, 9, 3, 7, 5, 1, 4, 2, 8],
  d: [2, 4, 6, 8, 3, 7, 1, 9, 5],
};

/** The 36 sentences in the order in which they are asked. Questionnaire and wording are our own. */
export const statements: readonly Statement[] = (['a', 'b', 'c', 'd'] as const).flatMap((round) =>
  rounds[round].map((type) => ({ id: `${type}${round}` as const, type })),
);

/** Most points that a type can get. */
export const mostPoints = (statements.length / enneagramTypes.length) * mostAgreement;
