import type { Knex } from 'knex';
import type Koa from 'koa';
import type { Route } from '../../contract/route';
import { type Replica, writerSeconds } from '../db/replica';
import { readFrom } from '../db/route-reads';
import { readCookie, writeCookies } from './cookies';
import { canAskElsewhere } from './postgres-problem';

/** Where routes read. */
export interface ReadPlaces {
  readonly knex: Knex;
  readonly replica?: Replica;
  /** Leads to the replica within `readFrom`. */
  readonly routed?: Knex;
}

const cookie = 'wrote';

/** After a write its browser reads from the database itself until the replica is sure to have it. */
export const noteWrite = ({ replica }: ReadPlaces, ctx: Koa.Context): void => {
  if (replica) writeCookies(ctx, 'core', [{ name: cookie, value: '1', seconds: writerSeconds }]);
};

/** Reads from the replica where the route allows it and nothing speaks against it; from the database itself otherwise. */
export const readWhereAllowed = async <T>(
  { knex, replica, routed = knex }: ReadPlaces,
  { mayLag }: Pick<Route, 'mayLag'>,
  ctx: Koa.Context,
  read: (db: Knex) => Promise<T>,
): Promise<T> => {
  const found = mayLag && readCookie(ctx, 'core', cookie) === null ? replica?.find() : null;
  if (!found) return read(knex);
  try {
    return await readFrom(found, () => read(routed));
  } catch (error) {
    if (!canAskElsewhere(error)) throw error;
    replica?.markLost(error);
    return read(knex);
  }
};
