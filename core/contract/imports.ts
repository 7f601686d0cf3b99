import type { Knex } from 'knex';
import { Problem } from './errors';
import { defineCollectingPort } from './public';

/** What a column of a file may hold. */
export interface ImportField {
  /** One name within the kind; also the heading of the template. */
  readonly name: string;
  readonly help: string;
  readonly isRequired: boolean;
  /** Other headings under which files bring it. */
  readonly aliases?: readonly string[];
}
/** Something that the admin chooses for a whole file. */
export interface ImportOption {
  readonly name: string;
  readonly label: string;
  readonly help: string;
}
/** Cells of one row by the names of the fields; a field without a column is absent. */
export type ImportCells = Readonly<Partial<Record<string, string>>>;

/** Why a row is left out, as a sentence for people. It never quotes the row: what stands there may be private. */
export class ImportRefusal extends Error {}

/** A row that was understood. `key` is its natural key: of two rows with one key in a file the second is refused. */
export interface ImportRow<T> {
  readonly key: string;
  readonly value: T;
}
export type ImportOutcome =
  | { readonly result: 'created' | 'changed' | 'skipped' }
  | { readonly result: 'refused'; readonly reason: string };
export interface ImportRun {
  /** Nothing is written; the outcomes say what would be. */
  readonly isDryRun: boolean;
  /** Who imports. */
  readonly actor: { readonly id: string; readonly firstName: string; readonly lastName: string };
  /** Names of the options that were chosen. */
  readonly options: ReadonlySet<string>;
}

/** Something that files of rows bring in. The module that owns it says what a row is and writes it by its own rules. */
export interface ImportKind<T = unknown> {
  readonly id: string;
  readonly label: string;
  /** What a row is, and how it is found again when the same file comes twice. */
  readonly lead: string;
  /** Which rows are skipped. */
  readonly skips: string;
  readonly fields: readonly ImportField[];
  readonly options?: readonly ImportOption[];
  /** Rows that are written in one transaction, 100 by default. */
  readonly batchRows?: number;
  /** Understands a row. Throws `ImportRefusal` or a `Problem` for one that is wrong. */
  read(cells: ImportCells): ImportRow<T>;
  /**
   * Says for each row what became of it, and writes those that are new or changed unless it is a dry run. What throws a `Problem`
   * undoes the whole batch, which is then tried row by row.
   */
  apply(trx: Knex.Transaction, rows: readonly ImportRow<T>[], run: ImportRun): Promise<readonly ImportOutcome[]>;
}
export const importKinds = defineCollectingPort<ImportKind>('core.import-kinds');

/** A kind as the list of all kinds takes it: what `read` gave is handed to `apply` of the same kind alone. */
export const toImportKind = <T>(kind: ImportKind<T>): ImportKind => kind as unknown as ImportKind;

/** The sentence of a refusal of a row; null for an error that is none. */
export const findImportReason = (error: unknown): string | null => {
  if (error instanceof ImportRefusal) return error.message;
  if (!(error instanceof Problem)) return null;
  const [field] = error.more.fields ?? [];
  return field ? `${field.path}: ${field.message}` : error.message;
};
