import { createHash } from 'node:crypto';
import { Problem } from '#core/contract/errors';
import type { ImportKind } from '#core/contract/imports';
import type { Core, Job } from '#core/contract/server';
import { mostRows } from '../../schemas/values';
import { type BatchTarget, type ReadRow, readRow, writeBatch } from '../actions/write-batch';
import { Import } from '../models/import';
import { ImportRefusalRow } from '../models/import-refusal';
import { findKind } from '../queries/kinds';
import { createUnreadable } from '../reading/decode';
import { nameColumns } from '../reading/preview';
import { type FileRow, readFileRows } from '../reading/rows';
import { readParts } from '../reading/stored-file';

export interface ImportRef {
  readonly importId: string;
}

const usualBatch = 100;

const digest = (key: string): string => createHash('sha256').update(key).digest('base64').slice(0, 24);

// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is refused
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]|\p{Surrogate}/u;

/** Reads rows by a mapping, and knows which it has seen. */
const createReader = (kind: ImportKind, headings: readonly string[], mapping: Readonly<Record<string, string>>) => {
  const columns = Object.entries(mapping).map(([field, heading]) => ({ field, at: headings.indexOf(heading) }));
  const seen = new Map<string, number>();
  return ({ cells, line }: FileRow, row: number): ReadRow => {
    const refuse = (reason: string): ReadRow => ({ row, line, read: { reason } });
    if (cells.length > headings.length)
      return refuse('The row has more cells than the heading. Check its quotation marks.');
    const strange = columns.find(({ at }) => noText.test(cells[at] ?? ''));
    if (strange) return refuse(`${strange.field} holds signs that are no text. Save the file as CSV (UTF-8).`);
    const read = readRow(kind, Object.fromEntries(columns.map(({ field, at }) => [field, (cells[at] ?? '').trim()])));
    if ('reason' in read) return { row, line, read };
    const key = digest(read.key);
    const former = seen.get(key);
    if (former !== undefined) return refuse(`The same is in line ${former} already.`);
    seen.set(key, line);
    return { row, line, read };
  };
};

/** Goes through the file from its start, and applies the rows that are not done. Answers their number, null when it was stopped. */
const processFile = async (core: Core, found: Import, target: BatchTarget): Promise<number | null> => {
  let reader: ReturnType<typeof createReader> | null = null;
  let row = 0;
  let batch: ReadRow[] = [];
  const most = target.kind.batchRows ?? usualBatch;
  for await (const one of readFileRows(readParts(core, found), found.delimiter)) {
    if (reader === null) {
      reader = createReader(target.kind, nameColumns(one.cells), found.mapping);
      continue;
    }
    row += 1;
    if (row > mostRows) throw createUnreadable(`A file may have ${mostRows} rows. Divide it.`);
    const read = reader(one, row);
    if (row <= found.rowsDone) continue;
    batch.push(read);
    if (batch.length < most) continue;
    if (!(await writeBatch(core, target, batch))) return null;
    batch = [];
  }
  return (await writeBatch(core, target, batch)) ? row : null;
};

/** The admin in whose name rows are written; null when that is nobody's any more. */
const findActor = async (core: Core, id: string | null) => {
  if (id === null) return null;
  const [admin] = await core.people.accounts(core.db, 'admin').where({ id }).whereNull('suspended_at');
  return admin ? { id, firstName: String(admin.first_name), lastName: String(admin.last_name) } : null;
};

/** Checks or writes the rows of a file. A run that broke off goes on behind the last batch that was committed. */
export const createRunImport = (core: Core): Job<ImportRef> => {
  const end = (id: string, from: Import['state'], change: Partial<Import>): Promise<void> =>
    core.db.transaction(async (trx) => {
      const row = await Import.query(trx).findById(id).forUpdate();
      if (!row || row.state !== from) return;
      await Import.query(trx)
        .findById(id)
        .patch({ ...change, version: row.version + 1 });
      if (from !== 'running') return;
      const { kind, createdBy, written } = row;
      const detail = { kind, ...written, failed: change.state !== 'done' };
      await core.audit.record(trx, { actor: createdBy, action: 'imports.finished', object: `import:${id}`, detail });
    });
  const work = async (found: Import): Promise<void> => {
    const isDryRun = found.state === 'checking';
    const kind = findKind(core, found.kind);
    const actor = await findActor(core, found.createdBy);
    if (!kind || !actor) throw createUnreadable('The account that began this, or what it imports, is no longer there.');
    if (isDryRun) {
      // A check that broke off begins anew: it has written nothing.
      await ImportRefusalRow.query(core.db).delete().where({ import_id: found.id });
      found.rowsDone = 0;
      await Import.query(core.db).findById(found.id).where({ state: 'checking' }).patch({ rowsDone: 0, checked: null });
    }
    const run = { isDryRun, actor, options: new Set(found.options) };
    const target: BatchTarget = { id: found.id, state: isDryRun ? 'checking' : 'running', kind, run };
    const rows = await processFile(core, found, target);
    if (rows === null) return;
    if (rows === 0) throw createUnreadable('The file has a heading and no rows.');
    await end(
      found.id,
      target.state,
      isDryRun ? { state: 'checked', rows } : { state: 'done', finishedAt: new Date().toISOString() },
    );
  };
  return {
    name: 'run-import',
    run: async ({ importId }, { lastAttempt }) => {
      const found = await Import.query(core.db).findById(importId);
      if (!found || (found.state !== 'checking' && found.state !== 'running')) return;
      const fail = (failure: string): Promise<void> =>
        found.state === 'checking'
          ? end(importId, 'checking', { state: 'unreadable', failure })
          : end(importId, 'running', { state: 'failed', failure, finishedAt: new Date().toISOString() });
      try {
        await work(found);
      } catch (error) {
        if (error instanceof Problem) return fail(error.message);
        if (lastAttempt) await fail('The server could not go on. What is counted is written; start it again to go on.');
        throw error;
      }
    },
  };
};
