/** Ends rows by time: so long after the moment, in the state named by `where`. */
export interface Clock {
  /** Such as `30 days`, `12 months`, `1 year`. */
  readonly keep: string;
  /** The column that holds the moment it counts from; of several, the first that is set. */
  readonly from: string | readonly string[];
  /** Values that the columns of a row must have, one of those in a list; `null` is empty. Other rows stay. */
  readonly where?: Readonly<Record<string, string | readonly string[] | null>>;
  /** SQL about a row `t` that has to stay all the same, and why. */
  readonly unless?: { readonly sql: string; readonly why: string };
  /** A job that does it instead of the host, where files go too or more has to be done. Its full name. */
  readonly by?: string;
}

/** What ends a row, but for clocks. */
export type RowEnd =
  /** The person's account: the row goes with it. */
  | 'with the account'
  /** The row of another table that it belongs to. */
  | { readonly with: string }
  /** A job deletes it, not by a clock: its full name, and when. */
  | { readonly by: string; readonly when: string }
  /** Nothing does: why it may stay, and what of a person is taken out of it on erasure. */
  | { readonly stays: string };

/** How long rows of a table are kept. `no personal data`: they say nothing about anybody and nobody wrote in them. */
export type Retention =
  | 'no personal data'
  | RowEnd
  | { readonly clocks: readonly Clock[]; readonly otherwise?: RowEnd };

/** The tables of the host or of a module. */
export type RetainedTables = Readonly<Record<string, Retention>>;
