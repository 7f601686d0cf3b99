import type pg from 'pg';

/*
 * While a backup is being restored, and after a restore that broke off, the database has this schema. The product does not start on
 * it; the next restore clears all of it and begins anew.
 */
const schema = 'unfinished_restore';

/** Answers `found`: whether a restore has begun in this database and not ended. */
export const unfinishedQuery = `select to_regnamespace('${schema}') is not null as found`;

/** Whether a restore has begun in this database and not ended. */
export const isUnfinished = async (client: Pick<pg.ClientBase, 'query'>): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(unfinishedQuery);
  return rows[0]?.found === true;
};

export const markUnfinished = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`create schema ${schema}`);
};

export const markFinished = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`drop schema ${schema}`);
};

/** Removes all that an unfinished restore has written. */
export const clearUnfinished = async (client: pg.ClientBase): Promise<void> => {
  await client.query('begin');
  await client.query('drop schema if exists graphile_worker cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
  await client.query(`drop schema ${schema}`);
  await client.query('commit');
};
