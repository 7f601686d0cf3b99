/** A thought of an author which the embedded writer may lay beside a passage. Notes are in our own words. */
export interface Concept {
  readonly id: string;
  /** Key of the specification's frameworks: three by name, all others under `others`. */
  readonly framework: 'jung' | 'frankl' | 'eliade' | 'others';
  readonly thinker: string;
  readonly work: string;
  readonly name: string;
  readonly note: string;
  readonly prototypes: readonly string[];
  readonly question: string;
}
