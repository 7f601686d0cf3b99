import { Readable } from 'node:stream';
import { toCsvLine } from '#core/contract/csv';
import { createDownloadHeaders, type Reply, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Import } from '../models/import';
import { ImportRefusalRow } from '../models/import-refusal';
import { nameColumns } from '../reading/preview';
import { readFileRows } from '../reading/rows';
import { createGoneError, readParts } from '../reading/stored-file';

const pageRows = 1000;
/** Heading of the added column; the import leaves it alone when the file comes back. */
export const reasonHeading = 'Import error';

const listRefusals = async function* (core: Core, importId: string): AsyncGenerator<ImportRefusalRow> {
  for (let after = 0; ; ) {
    const page = await ImportRefusalRow.query(core.db)
      .where({ import_id: importId })
      .where('row', '>', after)
      .orderBy('row')
      .limit(pageRows);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageRows) return;
    after = last.row;
  }
};

const writeLines = async function* (core: Core, row: Import): AsyncGenerator<string> {
  const refusals = listRefusals(core, row.id);
  let next = await refusals.next();
  let number = -1;
  let width = 0;
  for await (const { cells } of readFileRows(readParts(core, row), row.delimiter)) {
    number += 1;
    if (number === 0) {
      const headings = nameColumns(cells);
      width = headings.length;
      yield toCsvLine([...headings, reasonHeading]);
    }
    if (next.done) return;
    if (number !== next.value.row) continue;
    const present = Array.from({ length: width }, (_, at) => cells[at] ?? '');
    yield toCsvLine([...present, next.value.reason]);
    next = await refusals.next();
  }
};

/** The refused rows as they came, each with its reason, so that they can be put right and imported again. Written while it is read. */
export const respondWithErrors = (core: Core, row: Import): Reply<unknown> => {
  if (row.parts === 0) throw createGoneError();
  return respond<unknown>(
    Readable.from(writeLines(core, row), { objectMode: true, highWaterMark: 1 }),
    createDownloadHeaders(`${row.kind}-errors.csv`, 'text/csv; charset=utf-8'),
  );
};
