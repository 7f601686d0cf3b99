import type { Knex } from 'knex';
import type { Assembled } from '../host';
import type { LiveModules } from './releases/live-modules';

/**
 * Boot fails where a table of the host's modules points to a person and the module cannot export or erase them; of a published module
 * the module itself does.
 */
export const checkPersonalData = async (
  db: Knex,
  assembled: Assembled,
  published?: Pick<LiveModules, 'starting' | 'fail'>,
): Promise<void> => {
  const { rows } = await db.raw<{ rows: { table: string }[] }>(
    `select distinct c.conrelid::regclass::text as "table" from pg_constraint c
     where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  );
  const answered = new Set(assembled.personalData.map(({ owner }) => owner));
  const pointing = new Set(rows.map((row) => row.table));
  const faults = assembled.manifests.flatMap(({ id, tables = [] }) =>
    answered.has(id) ? [] : tables.filter((table) => pointing.has(table)).map((table) => ({ id, table })),
  );
  const isPublished = (id: string): boolean => published?.starting.some(({ stored }) => stored.module === id) === true;
  const own = faults.filter(({ id }) => !isPublished(id)).map(({ id, table }) => `${id} (${table})`);
  if (own.length > 0)
    throw new Error(`These modules store people and declare no personalData {export, erase}: ${own.join(', ')}`);
  for (const { id, table } of faults)
    await published?.fail(id, `its table ${table} stores people, and it declares no personalData {export, erase}`);
};
