/** A passage of an answer with its vector; compared, never quoted. */
export interface AnswerPassage {
  readonly laborNumber: number;
  readonly laborName: string;
  readonly text: string;
  readonly vector: Float32Array;
}

/** One sentence of a practitioner about one specialization. */
export interface Statement {
  readonly specialization: string;
  readonly statement: string;
}
