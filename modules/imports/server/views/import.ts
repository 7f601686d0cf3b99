import type { CsvColumn } from '#core/contract/list';
import type { User } from '#core/contract/route';
import type { ImportRowView, ImportView } from '../../schemas/imports';
import type { Import } from '../models/import';
import type { ImportRefusalRow } from '../models/import-refusal';
import type { Preview } from '../reading/preview';

const toInstant = (value: string): string => new Date(value).toISOString();

export const toRowView = (
  { id, kind, fileName, state, createdBy, createdAt, written }: Import,
  names: ReadonlyMap<string, string>,
): ImportRowView => ({
  ...{ id, kind, fileName, state, written },
  createdBy: createdBy === null ? null : (names.get(createdBy) ?? null),
  createdAt: toInstant(createdAt),
});

export const toImportView = (
  row: Import,
  {
    user,
    preview,
    refusals,
    names,
  }: {
    readonly user: Pick<User, 'id'>;
    readonly preview: Preview | null;
    readonly refusals: readonly ImportRefusalRow[];
    readonly names: ReadonlyMap<string, string>;
  },
): ImportView => ({
  ...toRowView(row, names),
  isOwn: row.createdBy === user.id,
  size: row.size,
  rows: row.rows,
  rowsDone: row.rowsDone,
  columns: (preview?.headings ?? []).map((heading, at) => ({
    heading,
    samples: (preview?.samples ?? []).map((cells) => cells[at] ?? '').filter((cell) => cell.trim() !== ''),
  })),
  mapping: Object.entries(row.mapping).map(([field, column]) => ({ field, column })),
  options: row.options,
  checked: row.checked,
  failure: row.failure,
  finishedAt: row.finishedAt === null ? null : toInstant(row.finishedAt),
  fileUntil: row.parts === 0 ? null : toInstant(row.fileUntil),
  refusals: refusals.map(({ line, reason }) => ({ line, reason })),
  version: row.version,
});

/** The list of imports as a file. */
export const importColumns: readonly CsvColumn<ImportRowView>[] = [
  { head: 'File', cell: ({ fileName }) => fileName },
  { head: 'Contents', cell: ({ kind }) => kind },
  { head: 'State', cell: ({ state }) => state },
  { head: 'New', cell: ({ written }) => written?.created ?? '' },
  { head: 'Changed', cell: ({ written }) => written?.changed ?? '' },
  { head: 'Skipped', cell: ({ written }) => written?.skipped ?? '' },
  { head: 'Refused', cell: ({ written }) => written?.refused ?? '' },
  { head: 'By', cell: ({ createdBy }) => createdBy ?? '' },
  { head: 'On', cell: ({ createdAt }) => createdAt },
];
