/** What became of an event: `problem` is for staff to look at. */
export interface Outcome {
  readonly outcome: 'applied' | 'ignored' | 'problem';
  readonly problem?: string;
  readonly documentId?: string | null;
}
