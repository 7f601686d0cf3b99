import type { Logger } from '../../contract/server';
import type { Config, Database } from '../host';
import type { ReadPlaces } from '../http/lagging-reads';
import { openReplica, type Replica } from './replica';
import { routeReads } from './route-reads';

/** Where routes and modules read: the database, and its replica where there is one. */
interface OpenPlaces {
  readonly reads: Omit<ReadPlaces, 'knex'>;
  /** For modules. */
  readonly db: Database;
  stop(): Promise<void>;
}

/** Opens the replica of DATABASE_READ_URL, unless one is given. */
export const openReadPlaces = async (
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  db: Database,
  log: Logger,
  given?: Replica,
): Promise<OpenPlaces> => {
  const replica = given ?? (databaseReadUrl ? await openReplica(databaseReadUrl, db, log) : null);
  if (!replica) return { reads: {}, db, stop: async () => undefined };
  const routed = routeReads(db.knex);
  return { reads: { replica, routed }, db: { ...db, knex: routed }, stop: () => replica.stop() };
};
