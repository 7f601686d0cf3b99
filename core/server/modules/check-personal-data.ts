import type { Knex } from 'knex';
import type { Assembled } from '../host';

/** Boot fails where a module's table points to a person and the module cannot export or erase them. */
export const checkPersonalData = async (db: Knex, assembled: Assembled): Promise<void> => {
  const { rows } = await db.raw<{ rows: { table: string }[] }>(
    `select distinct c.conrelid::regclass::text as "table" from pg_constraint c
     where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  );
  const answered = new Set(assembled.personalData.map(({ owner }) => owner));
  const pointing = new Set(rows.map((row) => row.table));
  const faults = assembled.manifests.flatMap(({ id, tables = [] }) =>
    answered.has(id) ? [] : tables.filter((table) => pointing.has(table)).map((table) => `${id} (${table})`),
  );
  if (faults.length > 0)
    throw new Error(`These modules store people and declare no personalData {export, erase}: ${faults.join(', ')}`);
};
