import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** A row of the audit log as it is hashed; `at` with six digits, `detail` parsed. */
export interface ChainedRow {
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string | null;
  readonly object: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: string;
  readonly request_id: string | null;
  readonly prev_hash: string;
}

/** The form in which new rows are hashed. */
export const chainForm = 2;

/** Hash over the row before and everything this row says. The database keeps no order of keys, so they are sorted. */
export const hashOf = (row: ChainedRow): string => {
  const detail = Object.keys(row.detail)
    .sort()
    .map((key) => [key, row.detail[key]]);
  const parts = [
    chainForm,
    row.prev_hash,
    row.at,
    row.actor,
    row.action,
    row.subject,
    row.object,
    detail,
    row.request_id,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};

/** What a look through the whole log found. */
export interface ChainReport {
  readonly rows: number;
  /** Hash of the newest row: noted elsewhere, it shows later whether rows were cut off at the end. Empty for an empty log. */
  readonly head: string;
  /** Rows of the first form, whose place in the chain can be checked but not what they say. */
  readonly linkedOnly: number;
  /** First row that does not fit, with what is wrong; null when all fit. */
  readonly broken: { readonly id: number; readonly why: 'changed' | 'not-linked' } | null;
  /** Whether the noted hash is still in the log; null when none was given. */
  readonly knownFound: boolean | null;
}

interface StoredRow extends ChainedRow {
  readonly id: number;
  readonly hash: string;
  readonly form: number;
}

/** What is wrong with a row that comes after the one with the hash `head`; null when it fits. */
export const chainFault = (
  row: Omit<StoredRow, 'id'>,
  head: string,
): NonNullable<ChainReport['broken']>['why'] | null => {
  if (row.prev_hash !== head) return 'not-linked';
  return row.form === chainForm && hashOf(row) !== row.hash ? 'changed' : null;
};

const batch = 1000;

/** Reads the log from its beginning and recomputes every link. `known` is a head that was noted earlier. */
export const verifyAudit = async (db: Knex, known?: string): Promise<ChainReport> => {
  let [rows, linkedOnly, after, head] = [0, 0, 0, ''];
  let knownFound = known === undefined ? null : known === '';
  for (;;) {
    const page = await db('audit_log').where('id', '>', after).orderBy('id').limit(batch).select<StoredRow[]>();
    for (const row of page) {
      const why = chainFault(row, head);
      if (why) return { rows, head, linkedOnly, broken: { id: row.id, why }, knownFound };
      rows += 1;
      if (row.form !== chainForm) linkedOnly += 1;
      head = row.hash;
      after = row.id;
      if (row.hash === known) knownFound = true;
    }
    if (page.length < batch) return { rows, head, linkedOnly, broken: null, knownFound };
  }
};
