import type { Knex } from 'knex';
import type { Clock } from '../../../contract/retention';
import { quote, tableOf } from '../../backup/catalog';
import type { Column, Shape } from '../declared';

type Values = Readonly<Record<string, string>>;

/** SQL for a value of a type that means nothing: another one each time, where it may have to be the only one. */
const someValue = ({ type }: Column): string => {
  if (type.endsWith('[]')) return `'{}'::${type}`;
  if (type.startsWith('timestamp') || type === 'date') return `(now() + interval '9 years')::${type}`;
  if (/^(integer|bigint|smallint|numeric|double precision)$/.test(type)) return `(1 + random() * 32000)::${type}`;
  const values: Readonly<Record<string, string>> = {
    boolean: 'false',
    bytea: `decode(replace(gen_random_uuid()::text, '-', ''), 'hex')`,
    jsonb: "'{}'::jsonb",
    tstzrange: "'empty'::tstzrange",
    uuid: 'gen_random_uuid()',
  };
  return values[type] ?? `left(gen_random_uuid()::text, case when '${type}' = 'character' then 1 else 36 end)`;
};

/** Rules of the tables that a row about time alone need not follow; for a database that is thrown away. */
export const dropRules = async (db: Knex, tables: readonly string[]): Promise<void> => {
  const { rows } = await db.raw<{ rows: { table: string; name: string }[] }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('c', 'f') and conrelid::regclass::text = any(string_to_array(?, ' '))`,
    [tables.join(' ')],
  );
  for (const { table, name } of rows) await db.raw(`alter table ${table} drop constraint ${name}`);
};

/** Adds a row; answers where it lies. Times that are not given are years ahead, and what may be empty is. */
export const addRow = async (db: Knex, { name, columns }: Shape, values: Values): Promise<string> => {
  const given = columns.filter((column) => column.name in values || column.required || isSetByDefault(column));
  const list = given.map((column) => values[column.name] ?? someValue(column));
  const { rows } = await db.raw<{ rows: { at: string }[] }>(
    `insert into ${tableOf(name)} (${given.map((column) => quote(column.name)).join(', ')})
     overriding system value values (${list.join(', ')}) returning ctid::text as at`,
  );
  return rows[0]?.at ?? '';
};
/** A default would be this very moment. */
const isSetByDefault = ({ name, type }: Column): boolean => type.startsWith('timestamp') && name.startsWith('created');

export const isThere = async (db: Knex, table: string, at: string): Promise<boolean> => {
  const { rows } = await db.raw<{ rows: unknown[] }>(`select 1 from ${tableOf(table)} where ctid = ?::tid`, [at]);
  return rows.length > 0;
};

const literal = (value: string): string => `'${value}'`;
/** What is special about a row, and its values. */
type AgedRow = readonly [string, Values];

/** Rows that a clock is to end, and rows that it is to leave, by what is special about them. */
export const agedRows = (
  clock: Clock,
  shape: Shape,
  more: Values = {},
): { readonly over: readonly AgedRow[]; readonly stay: readonly AgedRow[] } => {
  const from = typeof clock.from === 'string' ? [clock.from] : clock.from;
  const typeOf = (name: string): string => shape.columns.find((column) => column.name === name)?.type ?? 'text';
  const where = Object.entries(clock.where ?? {});
  const met: Values = Object.fromEntries(
    where.map(([name, value]) => [
      name,
      value === null ? 'null' : literal(typeof value === 'string' ? value : (value[0] ?? '')),
    ]),
  );
  const aged = (name: string, by: string): Values => ({
    ...more,
    ...met,
    [name]: `(now() - interval '${clock.keep}' ${by})::${typeOf(name)}`,
  });
  const margin = (name: string): string => (typeOf(name) === 'date' ? "interval '2 days'" : "interval '5 minutes'");
  const over = from.map((name) => [name, aged(name, `- ${margin(name)}`)] as const);
  const young = from.map((name) => [`${name} not so long ago`, aged(name, `+ ${margin(name)}`)] as const);
  const first = from[0] ?? '';
  const others = where.map(([name, value]) => {
    const column = shape.columns.find((one) => one.name === name);
    const other = value === null && column ? someValue(column) : literal('another');
    return [`${name} otherwise`, { ...aged(first, `- ${margin(first)}`), [name]: other }] as const;
  });
  return { over, stay: [...young, ...others] };
};
