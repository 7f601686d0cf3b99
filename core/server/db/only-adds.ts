import type { Knex } from 'knex';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Rows cannot be written without it. */
  readonly isRequired: boolean;
}
/** Columns by table and name. */
export type Columns = ReadonlyMap<string, Column>;

const query = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`;

/** All columns of the database as they are in this transaction. */
export const readColumns = async (knex: Knex): Promise<Columns> => {
  const { rows } = await knex.raw<{ rows: Column[] }>(query);
  return new Map(rows.map((column) => [`${column.table}.${column.name}`, column]));
};

const findLosses = (before: Columns, after: Columns): string[] => {
  const tables = new Set([...before.values()].map(({ table }) => table));
  const changed = [...before].flatMap(([name, { type, isRequired }]) => {
    const now = after.get(name);
    if (!now) return [`removes ${name}`];
    if (now.type !== type) return [`makes ${name} ${now.type} instead of ${type}`];
    return now.isRequired && !isRequired ? [`makes ${name} required`] : [];
  });
  const added = [...after].filter(
    ([name, { table, isRequired }]) => isRequired && !before.has(name) && tables.has(table),
  );
  return [...changed, ...added.map(([name]) => `adds ${name}, which is required and has no default`)];
};

/**
 * The same migration, always in a transaction, which fails where it leaves less than there was: versions before read and write `before`, in
 * processes that are not started anew yet and after a rollback.
 */
export const withOnlyAdditions = (before: Columns, { up, down }: Knex.Migration): Knex.Migration => ({
  ...(down ? { down } : {}),
  up: async (knex) => {
    await up(knex);
    const losses = findLosses(before, await readColumns(knex));
    if (losses.length > 0)
      throw new Error(
        `it ${losses.join(', ')}, and versions before still use what there was: a migration of a published module only adds`,
      );
  },
});
