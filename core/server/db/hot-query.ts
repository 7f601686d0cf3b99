/** A query that is sent often. PostgreSQL plans it once for each connection under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** What a route reads, with the values of one request. */
export interface HotQuery {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** What came of it, for the person of the session that it was read with. */
export interface HotRow {
  readonly user_id: string | null;
  readonly hot_body: string | null;
  readonly hot_last: string | null;
}
