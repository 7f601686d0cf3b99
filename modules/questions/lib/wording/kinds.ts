/**
 * Why a sentence is asked about. `heavy`: it speaks of death, violence, drink or loss, whatever else it is. `letter`: what may stand in a
 * mail, since it says nothing of the sentence.
 */
export type QuestionKind =
  | 'hide'
  | 'conclusion'
  | 'correction'
  | 'return'
  | 'wish'
  | 'kept'
  | 'weight'
  | 'heavy'
  | 'letter';

/** Questions by kind. `{thing}` and `{labors}` stand for what returns, and where. */
export type Wording = Readonly<Record<QuestionKind, readonly string[]>>;

/** What returns in several Labors. */
export interface Returning {
  readonly thing: string;
  readonly labors: readonly number[];
}
