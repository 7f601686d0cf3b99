/** One side of a theme: what a passage must be like, and what is said of it then. */
export interface Facet {
  /** One sentence about the lines that follow; tentative, no cause, no advice. */
  readonly says: string;
  readonly asks: string;
  /** Sentences somebody might write; answers are compared to these. */
  readonly like: readonly string[];
  /** Words of which a passage must hold at least one: likeness alone misreads too often. */
  readonly cues: RegExp;
}

/** A theme the embedded writer can recognise. All texts are ours, written before anyone's answers were seen. */
export interface Theme {
  readonly id: string;
  readonly title: string;
  readonly facets: readonly Facet[];
  readonly practice: { readonly title: string; readonly text: string };
}
