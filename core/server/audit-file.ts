import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Knex } from 'knex';
import type { AuditPeriod } from '../contract/host-ports';
import { type ChainedRow, type ChainReport, chainFault, chainForm } from './audit-chain';

/*
 * A part of the audit log as a file of JSON lines: what it is, every entry of a period from the oldest on, and the hash with which it
 * ends. No entry is left out between the first and the last, so the chain can be followed without the database.
 */

const fileForm = 'hedo-audit-1';

interface FileEntry extends ChainedRow {
  readonly id: number;
  readonly hash: string;
  readonly form: number;
}
interface Opening {
  readonly file: typeof fileForm;
  readonly from: string | null;
  readonly to: string | null;
  /** Hash of the entry before the first one; empty where there is none. */
  readonly after: string;
}
interface Ending {
  readonly entries: number;
  readonly head: string;
}

const batch = 1000;
const line = (value: Opening | FileEntry | Ending): string => `${JSON.stringify(value)}\n`;

/** The first and the last entry of a period. What is between them belongs to it too, also where the clock was put back meanwhile. */
const findBounds = async (db: Knex, { from, to }: AuditPeriod): Promise<{ first: number; last: number } | null> => {
  const found = await db('audit_log')
    .modify((query) => {
      if (from) query.where('at', '>=', from);
      if (to) query.where('at', '<', to);
    })
    .first<{ first: number | null; last: number | null }>(db.raw('min(id)::int8 as first, max(id)::int8 as last'));
  return found.first === null || found.last === null ? null : { first: Number(found.first), last: Number(found.last) };
};

/** Lines of the file, made while they are read. Entries that are written meanwhile are not in it. */
export async function* writeAuditFile(db: Knex, period: AuditPeriod): AsyncGenerator<string> {
  const bounds = await findBounds(db, period);
  const before = bounds
    ? await db('audit_log')
        .where('id', '<', bounds.first)
        .orderBy('id', 'desc')
        .first<{ hash: string } | undefined>('hash')
    : await db('audit_log').orderBy('id', 'desc').first<{ hash: string } | undefined>('hash');
  let [head, entries, place] = [before?.hash ?? '', 0, bounds?.first ?? 0];
  yield line({ file: fileForm, from: period.from ?? null, to: period.to ?? null, after: head });
  while (bounds && place <= bounds.last) {
    const rows = await db('audit_log')
      .whereBetween('id', [place, bounds.last])
      .orderBy('id')
      .limit(batch)
      .select<FileEntry[]>(
        'id',
        'at',
        'action',
        'actor',
        'subject',
        'object',
        'detail',
        'request_id',
        'prev_hash',
        'hash',
        'form',
      );
    const last = rows.at(-1);
    if (!last) break;
    yield rows.map(line).join('');
    [head, entries, place] = [last.hash, entries + rows.length, last.id + 1];
  }
  yield line({ entries, head });
}

/** Why a file is not what was written; `line` counts from one. */
export interface AuditFileReport extends Omit<ChainReport, 'broken'> {
  readonly from: string | null;
  readonly to: string | null;
  readonly broken: {
    readonly line: number;
    readonly why: 'changed' | 'not-linked' | 'not-readable' | 'cut-off' | 'not-a-file';
  } | null;
}

const parse = (text: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
};
const isText = (value: unknown): value is string => typeof value === 'string';
const isEntry = (value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & FileEntry =>
  [value.action, value.at, value.prev_hash, value.hash].every(isText) &&
  typeof value.form === 'number' &&
  typeof value.detail === 'object' &&
  value.detail !== null;

/** Follows the chain of a file, without the database. `known` is a hash that was noted elsewhere. */
export const verifyAuditFile = async (path: string, known?: string): Promise<AuditFileReport> => {
  let [at, rows, linkedOnly, head] = [0, 0, 0, ''];
  let [from, to]: (string | null)[] = [null, null];
  let knownFound = known === undefined ? null : false;
  let isEnded = false;
  const report = (why: NonNullable<AuditFileReport['broken']>['why'] | null): AuditFileReport => ({
    ...{ rows, head, linkedOnly, knownFound, from: from ?? null, to: to ?? null },
    broken: why === null ? null : { line: at, why },
  });
  for await (const text of createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    at += 1;
    const value = parse(text);
    if (at === 1) {
      if (value?.['file'] !== fileForm || !isText(value.after)) return report('not-a-file');
      head = value.after;
      [from, to] = [value.from, value.to].map((moment) => (isText(moment) ? moment : null));
    } else if (isEnded || value === null) return report('not-readable');
    else if ('head' in value) {
      if (value.head !== head || value.entries !== rows) return report('cut-off');
      isEnded = true;
    } else {
      if (!isEntry(value)) return report('not-readable');
      const why = chainFault(value, head);
      if (why) return report(why);
      rows += 1;
      if (value.form !== chainForm) linkedOnly += 1;
      head = value.hash;
    }
    if (head === known) knownFound = true;
  }
  if (at === 0) return report('not-a-file');
  return report(isEnded ? null : 'cut-off');
};
