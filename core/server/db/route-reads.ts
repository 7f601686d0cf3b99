import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

const chosen = new AsyncLocalStorage<Knex>();

/** Sends the statements that `work` makes outside of a transaction to a replica; for what got its database from `routeReads`. */
export const readFrom = <T>(replica: Knex, work: () => Promise<T>): Promise<T> => chosen.run(replica, work);

/** Whatever may write. */
const ofThePrimary: ReadonlySet<string | symbol> = new Set(['transaction', 'transactionProvider', 'destroy']);

/** The same database; within `readFrom` its replica for all but transactions. */
export const routeReads = (primary: Knex): Knex =>
  new Proxy(primary, {
    apply: (_, self, given) => Reflect.apply(chosen.getStore() ?? primary, self, given) as unknown,
    get: (_, name) => {
      const source = ofThePrimary.has(name) ? primary : (chosen.getStore() ?? primary);
      const found: unknown = Reflect.get(source, name);
      // Knex looks into itself for its client.
      return typeof found === 'function' ? (found.bind(source) as unknown) : found;
    },
  });
