import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type ListPage, readListPage } from '#core/contract/list';
import type { Core } from '#core/contract/server';
import type { FigureReader, FigureTable } from '#modules/reporting/public';
import type { CellQuery, CellRow } from '../../schemas/tables';
import { getPeriod } from './figure-tables';

/** The newest first. */
const order = {
  by: [
    { sql: 'cell.day::text', type: 'text' },
    { sql: 'cell.id', type: 'text' },
  ],
  descending: true,
} as const;

/** What a cell counts, as a query. Throws 404 for a cell that the table does not have or does not list. */
const getBehind = (core: Core, reader: FigureReader, table: FigureTable, query: CellQuery): Knex.QueryBuilder => {
  const { row, measure, currency = null } = query;
  const found = table.measures.find(({ key, isListed }) => key === measure && isListed)
    ? table.behind?.(core.db, { row, measure, currency }, getPeriod(query.period), reader)
    : null;
  if (!found) throw notFound('figure');
  return found;
};

/** A page of what a cell counts. */
export const readCellRows = async (
  core: Core,
  reader: FigureReader,
  table: FigureTable,
  { limit, after, ...query }: CellQuery & { readonly limit?: number | undefined; readonly after?: string | undefined },
): Promise<ListPage<CellRow>> => {
  const rows = core.db
    .from(getBehind(core, reader, table, query).as('cell'))
    .select('cell.id', 'cell.label', 'cell.path')
    .select(core.db.raw('cell.day::text as day, cell.value::float8 as value'));
  return readListPage<CellRow>(core.db, rows, order, { limit, after });
};
