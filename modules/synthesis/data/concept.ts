/** A thought of an author which the embedded writer may lay beside a passage. Notes are in our own words. */
export interface Concept {
  readonly id: string;
  /** Key of the specification's frameworks: three by name, all others under `others`. */
  readonly framework: 'jung' | 'frankl' | 'eliade' | 'others';
  readonly thinker: string;
  readonly work: string;
  readonly name: string;
  readonly note: string;
  /** Sentences that answers are compared to. */
  readonly like: readonly string[];
  /** Words of which a passage must hold at least one. */
  readonly cues: RegExp;
  readonly question: string;
}
