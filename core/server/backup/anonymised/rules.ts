import type pg from 'pg';
import { readAnonymised } from '#db/migration-source';
import type { AnonymisedTables, ColumnRule } from '../../../contract/anonymised';
import { leftOut } from '../catalog';
import { BackupProblem } from '../problem';
import type { TableShape } from '../records';

type Rules = ReadonlyMap<string, AnonymisedTables[string]>;

/** What of a table goes into a copy, and how. */
export interface CopiedTable {
  readonly table: TableShape;
  readonly rules: ReadonlyMap<string, ColumnRule>;
}
interface ForeignKey {
  readonly table: string;
  readonly target: string;
  readonly columns: readonly string[];
}

/** Types that can hold what somebody wrote. */
const isTextual = (type: string): boolean => /^(text|bytea|jsonb?|character varying.*|citext)(\[\])?$/.test(type);

export const readRules = async (): Promise<Rules> =>
  new Map((await readAnonymised()).flatMap(({ declared }) => Object.entries(declared)));

/** Columns that lists of words or other tables restrict say nothing about anybody. */
const listRestricted = async (client: pg.ClientBase): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
     where k.connamespace = 'public'::regnamespace
       and (k.contype = 'f' or (k.contype = 'c' and pg_get_constraintdef(k.oid) like '%ANY (ARRAY%'))`,
  );
  return new Set(rows.map(({ name }) => name));
};

/** Columns that need a rule and have none, and rules for what is not there; empty when all is declared. */
export const listUndeclared = async (
  client: pg.ClientBase,
  tables: readonly TableShape[],
  rules: Rules,
): Promise<readonly string[]> => {
  const restricted = await listRestricted(client);
  const shapes = new Map(tables.map((table) => [table.name, table]));
  const unruled = tables
    .filter(({ name }) => !leftOut.has(name) && rules.get(name) !== 'left-out')
    .flatMap(({ name, columns }) => {
      const declared = rules.get(name);
      return columns
        .filter((column) => isTextual(column.type) && !restricted.has(`${name}.${column.name}`))
        .filter((column) => typeof declared !== 'object' || !(column.name in declared))
        .map((column) => `${name}.${column.name} has no rule`);
    });
  const unknown = [...rules].flatMap(([name, declared]) => {
    const columns = new Set(shapes.get(name)?.columns.map((column) => column.name));
    if (columns.size === 0) return [`there is no table ${name}`];
    return typeof declared === 'object'
      ? Object.keys(declared)
          .filter((column) => !columns.has(column))
          .map((column) => `there is no column ${name}.${column}`)
      : [];
  });
  return [...unruled, ...unknown];
};

const listForeignKeys = async (client: pg.ClientBase): Promise<readonly ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname as "table", f.relname as target,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)) as columns
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace`,
  );
  return rows;
};

/** The tables of a copy. What must belong to a row that is left out goes too; where it need not, the reference becomes null. */
export const planCopy = async (
  client: pg.ClientBase,
  tables: readonly TableShape[],
  rules: Rules,
): Promise<readonly CopiedTable[]> => {
  const undeclared = await listUndeclared(client, tables, rules);
  if (undeclared.length > 0)
    throw new BackupProblem(`Declare in migrations/anonymised.ts what becomes of it: ${undeclared.join('; ')}.`);
  const keys = await listForeignKeys(client);
  const gone = new Set([...leftOut, ...[...rules].flatMap(([name, rule]) => (rule === 'left-out' ? [name] : []))]);
  const isRequired = (table: string, column: string): boolean =>
    tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)?.required === true;
  for (let before = -1; before !== gone.size; ) {
    before = gone.size;
    for (const { table, target, columns } of keys)
      if (gone.has(target) && columns.every((column) => isRequired(table, column))) gone.add(table);
  }
  return tables
    .filter(({ name }) => !gone.has(name))
    .map((table) => {
      const declared = rules.get(table.name);
      const own = new Map<string, ColumnRule>(typeof declared === 'object' ? Object.entries(declared) : []);
      for (const key of keys)
        if (key.table === table.name && gone.has(key.target))
          for (const column of key.columns) if (!isRequired(table.name, column)) own.set(column, 'null');
      return { table, rules: own };
    });
};
