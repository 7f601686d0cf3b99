import type { Knex } from 'knex';
import { needs } from '../../lib/needs';

const builtIn: ReadonlySet<string> = new Set(needs.map(({ id }) => id));
const lockOf = (id: string): string => `concern:${id}`;

/** Notes that somebody chose these; not who, since what a person chose is encrypted with their own key. */
export const noteUses = async (trx: Knex.Transaction, ids: readonly string[]): Promise<void> => {
  for (const id of [...new Set(ids)].sort()) {
    await trx.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [lockOf(id)]);
    await trx('concern_uses').insert({ id }).onConflict('id').ignore();
  }
};
/** The same of concerns; built-in ones cannot be removed anyway. */
export const noteConcernUses = (trx: Knex.Transaction, ids: readonly string[]): Promise<void> =>
  noteUses(
    trx,
    ids.filter((one) => !builtIn.has(one)),
  );

/** Whether somebody has chosen it. Who is about to waits until the transaction is over. */
export const isUsed = async (id: string, trx: Knex.Transaction): Promise<boolean> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockOf(id)]);
  return (await trx('concern_uses').where({ id }).first('id')) !== undefined;
};
