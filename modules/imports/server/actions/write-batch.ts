import {
  findImportReason,
  type ImportKind,
  type ImportOutcome,
  type ImportRow,
  type ImportRun,
} from '#core/contract/imports';
import type { Core } from '#core/contract/server';
import type { Counts } from '../../schemas/imports';
import { Import } from '../models/import';
import { ImportRefusalRow } from '../models/import-refusal';

/** A row of a file as far as it was understood. */
export interface ReadRow {
  readonly row: number;
  readonly line: number;
  readonly read: ImportRow<unknown> | { readonly reason: string };
}
export interface BatchTarget {
  readonly id: string;
  readonly state: 'checking' | 'running';
  readonly kind: ImportKind;
  readonly run: ImportRun;
}

const none: Counts = { created: 0, changed: 0, skipped: 0, refused: 0 };

const addUp = (before: Counts, outcomes: readonly ImportOutcome[]): Counts => {
  const after = { ...before };
  for (const { result } of outcomes) after[result] += 1;
  return after;
};

/** What somebody else changed in the meantime, as PostgreSQL says it: classes 22 and 23. */
const findReason = (error: unknown): string | null => {
  const code = String((error as { code?: unknown }).code ?? '');
  const isRow = /^2[23][0-9A-Z]{3}$/.test(code);
  return isRow
    ? 'Something else was stored in its place at the same time. Import the row again.'
    : findImportReason(error);
};

const outcomesOf = async (
  apply: (rows: readonly ImportRow<unknown>[]) => Promise<readonly ImportOutcome[]>,
  batch: readonly ReadRow[],
): Promise<readonly ImportOutcome[]> => {
  const understood = batch.flatMap(({ read }) => ('reason' in read ? [] : [read]));
  const applied = understood.length > 0 ? await apply(understood) : [];
  if (applied.length !== understood.length) throw new Error('a kind of import answered for other rows');
  let at = 0;
  return batch.map(({ read }) => {
    if ('reason' in read) return { result: 'refused', reason: read.reason };
    const outcome = applied[at];
    at += 1;
    if (!outcome) throw new Error('a kind of import left a row out');
    return outcome;
  });
};

/**
 * Applies some rows and notes how far the import is, in one transaction: what is acknowledged is written, once, however often the job
 * runs. False when the import was cancelled, or when another run of the job has come further.
 */
const writeOnce = (core: Core, target: BatchTarget, batch: readonly ReadRow[], refusal?: string): Promise<boolean> =>
  core.db.transaction(async (trx) => {
    const [first] = batch;
    const last = batch.at(-1);
    if (!first || !last) return true;
    const row = await Import.query(trx).findById(target.id).forUpdate();
    if (!row || row.state !== target.state || row.rowsDone !== first.row - 1) return false;
    const outcomes: readonly ImportOutcome[] =
      refusal === undefined
        ? await outcomesOf((rows) => target.kind.apply(trx, rows, target.run), batch)
        : batch.map(() => ({ result: 'refused', reason: refusal }));
    const refused = outcomes.flatMap((outcome, at) => {
      const from = batch[at];
      if (outcome.result !== 'refused' || !from) return [];
      return [{ importId: row.id, row: from.row, line: from.line, reason: outcome.reason.slice(0, 500) }];
    });
    if (refused.length > 0) await ImportRefusalRow.query(trx).insert(refused);
    const counts = target.run.isDryRun
      ? { checked: addUp(row.checked ?? none, outcomes) }
      : { written: addUp(row.written ?? none, outcomes) };
    await Import.query(trx)
      .findById(row.id)
      .patch({ ...counts, rowsDone: last.row });
    return true;
  });

/** Writes a batch; one that is refused as a whole is tried row by row, so that a wrong row costs no other. */
export const writeBatch = async (core: Core, target: BatchTarget, batch: readonly ReadRow[]): Promise<boolean> => {
  try {
    return await writeOnce(core, target, batch);
  } catch (error) {
    const reason = findReason(error);
    if (reason === null) throw error;
    if (batch.length === 1) return writeOnce(core, target, batch, reason);
  }
  for (const one of batch) if (!(await writeBatch(core, target, [one]))) return false;
  return true;
};

/** A row by the kind's own rules. */
export const readRow = (kind: ImportKind, cells: Readonly<Record<string, string>>): ReadRow['read'] => {
  try {
    return kind.read(cells);
  } catch (error) {
    const reason = findImportReason(error);
    if (reason === null) throw error;
    return { reason };
  }
};
