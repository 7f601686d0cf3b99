import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { FigureReader } from '#modules/reporting/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { CellRow } from '../../schemas/tables';
import { readCellRows } from '../queries/cell-rows';
import { getPeriod, getTable, listTables, readCourse, readTable } from '../queries/figure-tables';
import { toFileNumber, toTableColumns } from '../queries/table-file';

const access = { permission: 'analytics.view' } as const;
const fileLimit = { points: 10, seconds: 60, by: 'person' } as const;
/** A page draws this many rows; the file has all. */
const mostRows = 200;

const toReader = ({ id, role }: User): FigureReader => ({ userId: id, role });

/** Figure tables of all modules: over a period, with comparisons, what is behind a cell, and each as a file. */
export const tableRoutes = (core: Core) => {
  const audit = (user: User, object: string, requestId: string) =>
    core.audit.record(core.db, { actor: user.id, action: 'figure.exported', object }, requestId);
  return {
    listTables: implement(api.listTables, contract.listTables, {
      access,
      handle: async ({ user }) => listTables(core, toReader(user)).map(({ id, title, lead }) => ({ id, title, lead })),
    }),
    getTable: implement(api.getTable, contract.getTable, {
      access,
      mayLag: true,
      handle: async ({ user, params, query }) => {
        const reader = toReader(user);
        const view = await readTable(core, reader, getTable(core, reader, params.table), getPeriod(query.period));
        return { ...view, rows: view.rows.slice(0, mostRows) };
      },
    }),
    getCourse: implement(api.getCourse, contract.getCourse, {
      access,
      mayLag: true,
      handle: async ({ user, params, query }) => {
        const reader = toReader(user);
        return readCourse(core, reader, getTable(core, reader, params.table), getPeriod(query.period));
      },
    }),
    exportTable: implement(api.exportTable, contract.exportTable, {
      access,
      mayLag: true,
      limit: fileLimit,
      handle: async ({ user, params, query, request }) => {
        const reader = toReader(user);
        const table = getTable(core, reader, params.table);
        const view = await readTable(core, reader, table, getPeriod(query.period));
        await audit(user, `figure-table:${table.id}`, request.id);
        return respondWithCsv(`${table.id}-${view.period.name}.csv`, toTableColumns(view), async () => ({
          rows: view.rows,
          next: null,
        }));
      },
    }),
    listCellRows: implement(api.listCellRows, contract.listCellRows, {
      access,
      handle: async ({ user, params, query }) => {
        const reader = toReader(user);
        const { rows, next } = await readCellRows(core, reader, getTable(core, reader, params.table), query);
        return respond(rows, { next: next && toPath(api.listCellRows, { params, query: { ...query, after: next } }) });
      },
    }),
    exportCellRows: implement(api.exportCellRows, contract.exportCellRows, {
      access,
      limit: fileLimit,
      handle: async ({ user, params, query, request }) => {
        const reader = toReader(user);
        const table = getTable(core, reader, params.table);
        const measure = table.measures.find(({ key }) => key === query.measure);
        const currency = measure?.unit === 'money' ? (query.currency ?? null) : null;
        await audit(user, `figure-table:${table.id}:${query.row}:${query.measure}`, request.id);
        const columns = [
          { head: 'Day', cell: ({ day }: CellRow) => day },
          { head: 'What', cell: ({ label }: CellRow) => label },
          { head: 'Currency', cell: () => currency },
          { head: measure?.label ?? 'Value', cell: ({ value }: CellRow) => toFileNumber(value, currency) },
        ];
        return respondWithCsv(`${table.id}-${query.row}-${query.measure}.csv`, columns, (after) =>
          readCellRows(core, reader, table, { ...query, limit: csvPageSize, after }),
        );
      },
    }),
  };
};
