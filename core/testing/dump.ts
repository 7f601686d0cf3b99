import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';

/** Tables of ours and of the queue. */
const tablesOf = async (knex: Knex): Promise<readonly string[]> => {
  const { rows } = await knex.raw<{ rows: { name: string }[] }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`,
  );
  return rows.map(({ name }) => name);
};

/** Names of the tables in which a text stands, plainly or in bytes, as a dump of the database would show it. */
export const tablesHolding = async (knex: Knex, text: string): Promise<readonly string[]> => {
  const hex = Buffer.from(text).toString('hex');
  const found: string[] = [];
  for (const name of await tablesOf(knex)) {
    const { rows } = await knex.raw<{ rows: { found: boolean }[] }>(
      `select exists (select 1 from ${name} t where strpos(t::text, ?) > 0 or strpos(t::text, ?) > 0) as found`,
      [text, hex],
    );
    if (rows[0]?.found) found.push(name);
  }
  return found.sort();
};

/** All files below a folder by their path. */
export const filesBelow = async (folder: string): Promise<ReadonlyMap<string, Buffer>> => {
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = all.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)));
};
