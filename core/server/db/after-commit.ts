import type { Knex } from 'knex';

const pending = new WeakMap<Knex.Transaction, Promise<void>[]>();

/**
 * Runs work once a transaction is committed, never after a rollback. A request that wrote in it is answered when the work has ended,
 * so its caller reads what follows from it. The work handles its own errors: what is committed cannot fail any more.
 */
export const afterCommit = (trx: Knex.Transaction, work: () => Promise<void>): void => {
  const done = trx.executionPromise.then(work, () => undefined);
  pending.set(trx, [...(pending.get(trx) ?? []), done]);
};

/** Runs a transaction and waits for what was to follow its commit. */
export const commit = async <T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> => {
  let following: Promise<void>[] = [];
  const result = await knex.transaction(async (trx) => {
    const found = await work(trx);
    following = pending.get(trx) ?? [];
    return found;
  });
  await Promise.all(following);
  return result;
};
