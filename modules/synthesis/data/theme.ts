/** A theme the embedded writer can recognise. All texts are ours, written before anyone's answers were seen. */
export interface Theme {
  readonly id: string;
  readonly title: string;
  /** What the theme is about; tentative, second person, no cause and no advice. */
  readonly description: string;
  /** Sentences somebody might write who is occupied with it; answers are compared to these. */
  readonly prototypes: readonly string[];
  readonly question: string;
  readonly practice: { readonly title: string; readonly text: string };
}
