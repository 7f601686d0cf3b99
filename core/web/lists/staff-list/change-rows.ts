import { ApiError } from '#core/web';
import type { BulkOutcome } from './bulk-bar';
import { texts } from './texts/texts';

interface RowChange<Row, Changed> {
  readonly name: (row: Row) => string;
  readonly change: (row: Row) => Promise<Changed>;
  /** Absent where a change cannot be taken back. */
  readonly putBack?: (changed: Changed, row: Row) => Promise<unknown>;
  /** A sentence each. */
  readonly done: (count: number) => string;
  readonly undone?: (count: number) => string;
}

/** Changes chosen rows one after another. A row that the server refuses stays as it is, with the reason. */
export const changeRows = async <Row, Changed>(
  rows: readonly Row[],
  { name, change, putBack, done, undone = done }: RowChange<Row, Changed>,
): Promise<BulkOutcome> => {
  const changed: (readonly [Changed, Row])[] = [];
  const refused: string[] = [];
  for (const row of rows)
    try {
      changed.push([await change(row), row]);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      refused.push(texts('refused.why', { name: name(row), why: reason.message }));
    }
  const undo =
    putBack &&
    (async (): Promise<string> => {
      for (const pair of changed) await putBack(...pair);
      return undone(changed.length);
    });
  return {
    done: changed.length > 0 ? done(changed.length) : '',
    refused,
    undo: changed.length > 0 && undo ? undo : null,
  };
};
