import type pg from 'pg';
import type { SequenceValue, TableShape } from './records';

/**
 * Tables that no archive holds. The first three say how the schema came about and are written by running the migrations. The
 * others would bring back what has ended since: sessions, links that were used, grants of the sign-in, counters of one hour.
 */
export const leftOut: ReadonlySet<string> = new Set([
  ...['migrations', 'migrations_lock', 'breaking_migrations'],
  ...['sessions', 'one_time_tokens', 'oidc_records', 'rate_limits', 'socket_io_attachments'],
]);

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const tableOf = (name: string): string => `public.${quote(name)}`;
/** The columns of a table as COPY and SELECT name them. */
export const columnsOf = ({ columns }: TableShape): string => columns.map(({ name }) => quote(name)).join(', ');

/** What belongs to an extension comes with it. */
const ownRelation = `n.nspname = 'public'
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Every table that lasts, sorted by name. Generated columns are computed again, so they are no part of it. */
export const listTables = async (client: pg.ClientBase): Promise<TableShape[]> => {
  const { rows } = await client.query<{ table: string; name: string; type: string; required: boolean }>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and ${ownRelation}
     order by c.relname, a.attnum`,
  );
  const tables = new Map<string, TableShape['columns'][number][]>();
  for (const { table, ...column } of rows) {
    const columns = tables.get(table) ?? [];
    columns.push(column);
    tables.set(table, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
};

/** How far each sequence got; one that gave no value yet is left out. */
export const listSequences = async (client: pg.ClientBase): Promise<SequenceValue[]> => {
  const { rows } = await client.query<SequenceValue>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
};

/** Lets the sequences go on where they were. */
export const setSequences = async (client: pg.ClientBase, sequences: readonly SequenceValue[]): Promise<void> => {
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [tableOf(name), value]);
};

/** True when nothing was ever created in the database, apart from what extensions bring. */
export const isEmptyDatabase = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ownRelation})
       and to_regnamespace('graphile_worker') is null as empty`,
  );
  return rows[0]?.empty === true;
};

interface Rule {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops foreign keys and turns the product's own triggers off, in the transaction of the caller: rows come in any order, and
 * append-only tables take them. The answer brings all of it back, which checks every row. Needs no more than the owner's rights.
 */
export const suspendRules = async (client: pg.ClientBase): Promise<() => Promise<void>> => {
  const { rows: keys } = await client.query<Rule>(
    `select r.conrelid::regclass::text as "table", quote_ident(r.conname) as name, pg_get_constraintdef(r.oid) as definition
     from pg_constraint r join pg_class c on c.oid = r.conrelid join pg_namespace n on n.oid = c.relnamespace
     where r.contype = 'f' and r.conparentid = 0 and ${ownRelation} order by 1, 2`,
  );
  const { rows: triggers } = await client.query<Rule>(
    `select t.tgrelid::regclass::text as "table", quote_ident(t.tgname) as name,
       case t.tgenabled when 'R' then 'enable replica' when 'A' then 'enable always' else 'enable' end as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled <> 'D' and ${ownRelation} order by 1, 2`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { table, name, definition } of triggers)
      await client.query(`alter table ${table} ${definition} trigger ${name}`);
  };
};
