import { testApp } from '../../../testing/app';
import { makeCallers } from '../../../testing/callers';
import { testDatabase } from '../../../testing/db';
import { setScenes } from '../../../testing/scenes';
import { watchChanges } from '../../../testing/watch-changes';
import { openKnex } from '../../db/pool';
import type { Replica } from '../../db/replica';
import { createLog } from '../../log';

/*
 * The whole product with every scene, for the tests that call each of its routes (matrix.test.ts). They share it, since to start it and
 * to set the scenes takes as long as to call two hundred routes.
 */

/** What an owner has written, and nobody else may read. */
export const canary = 'canary-7f3a91c2';

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: { 'application/json'?: { readonly schema: { properties?: object } } } };
}

const db = await testDatabase();
const unwritable = new URL(db.connectionString);
unwritable.searchParams.set('options', '-c default_transaction_read_only=on');
const readOnly = openKnex(unwritable.href, createLog({ logLevel: 'silent' }), { max: 2 });
/** How often reads that may lag were sent elsewhere: to connections that cannot write, as a replica cannot. */
export const laggingReads = { count: 0 };
const replica: Replica = {
  find: () => {
    laggingReads.count += 1;
    return readOnly;
  },
  behindMs: () => 0,
  markLost: (error) => {
    throw error;
  },
  stop: () => readOnly.destroy(),
};
export const app = await testApp({ db, replica });
export const callers = await makeCallers(app);
/** A call of each row of the matrix that is answered with success. */
export const calls = await setScenes({ app, knex: app.knex, callers, canary });
export const changes = await watchChanges(app.knex);
const { paths } = (await callers.anon.get('/api/openapi.json')).body as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** What OpenAPI says of a route; its parameters may be named otherwise there. */
export const operationOf = (path: string, method: string): Operation | undefined => {
  const shapeOf = (one: string): string => one.replace(/\{[^}]+\}/g, '{}');
  const pattern = Object.keys(paths).find((one) => shapeOf(one) === shapeOf(path));
  return paths[pattern ?? '']?.[method.toLowerCase()];
};
