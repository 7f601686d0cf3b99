import pg from 'pg';
import { byKeyAlone, notOfAClient } from './unnamed-clients';

/** A statement as it goes to the driver. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Columns that say whose a row is. */
const owner =
  '(?:user|client|owner|account|author|inviter|invitee|reporter|person|payer|deleted_by)(?:_user)?(?:_id)?|subject|id';
const listed = '\\(?(?:\\$\\d+(?:::[\\w[\\]]+)?, ?)*';

/** `"user_id" = $2`, `in ($1, $2)`, `any($2)`; or among the values of new rows. */
const isNamedAt = (text: string, place: number): boolean =>
  new RegExp(`"?\\b(?:${owner})"? (?:=|in) (?:any ?)?${listed}\\$${place}\\b`, 'i').test(text) ||
  new RegExp(`^(?:with .*)?\\s*insert into .*\\$${place}\\b`, 'is').test(text);
const holds = (value: unknown, id: string): boolean => value === id || (Array.isArray(value) && value.includes(id));

const reaches = (column: string): RegExp =>
  new RegExp(`"?\\b${column}"? (?:=|in) (?:any ?)?\\(?\\$|insert into [^(]*\\([^)]*\\b${column}\\b`, 'i');

/**
 * Tables of a statement whose rows are a client's while it does not say which client's: a database that is divided by client would have
 * to ask each of its parts. What is on the list of `unnamed-clients.ts` is left out.
 */
export const findUnnamed = ({ text, values }: SentStatement, id: string, tables: ReadonlySet<string>): string[] => {
  // A list without anything in it: no row is asked for.
  if (/\b(?:where|and) 1 = \$/.test(text)) return [];
  if (values.some((value, at) => holds(value, id) && isNamedAt(text, at + 1))) return [];
  const touched = new Set(
    [...text.matchAll(/\b(?:from|join|into|update) "?(?:public\.)?"?(\w+)/gi)].map(([, name]) => name!),
  );
  return [...touched].filter(
    (name) =>
      tables.has(name) &&
      !(name in notOfAClient) &&
      !byKeyAlone[name]?.columns.some((column) => reaches(column).test(text)),
  );
};

/** Records what this process sends to the database while `work` runs; `stop` leaves the driver as it was. */
export const recordStatements = () => {
  const driver = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const before = driver.query;
  let recorded: SentStatement[] | null = null;
  driver.query = function (...given) {
    const [asked, more] = given as [string | { text?: string; values?: unknown[] } | null, unknown];
    const { text, values } = typeof asked === 'string' ? { text: asked, values: undefined } : (asked ?? {});
    const bound = values ?? (Array.isArray(more) ? more : []);
    if (text) recorded?.push({ text: text.replace(/\s+/g, ' ').trim(), values: bound });
    return before.apply(this, given);
  };
  return {
    during: async <T>(
      work: () => Promise<T>,
    ): Promise<{ readonly result: T; readonly sent: readonly SentStatement[] }> => {
      const sent: SentStatement[] = [];
      recorded = sent;
      const result = await work().finally(() => {
        recorded = null;
      });
      return { result, sent };
    },
    stop: (): void => {
      driver.query = before;
    },
  };
};
