import { testApp } from '../../../testing/app';
import { makeCallers } from '../../../testing/callers';
import { setScenes } from '../../../testing/scenes';
import { watchChanges } from '../../../testing/watch-changes';

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

export const app = await testApp();
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
