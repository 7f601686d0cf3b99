import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSession } from '#core/server/auth/sessions';
import { type TestApp, testApp } from '#core/testing/app';
import { type Client, createClient } from '#core/testing/client';
import { testDatabase } from '#core/testing/db';
import { aLaborResponse } from '../testing/factory';

let app: TestApp;
/** A replica that follows nothing: what was written since is not there. */
let behind: Knex;
let used: Knex | null;
const lost: unknown[] = [];
beforeAll(async () => {
  behind = (await testDatabase()).knex;
  app = await testApp({
    modules: ['labors'],
    replica: {
      find: () => used,
      behindMs: () => 0,
      markLost: (error) => void lost.push(error),
      stop: () => behind.destroy(),
    },
  });
});
beforeEach(() => {
  used = behind;
  lost.length = 0;
});
afterAll(() => app?.stop());

const path = '/api/labor-responses/me';
const elsewhere = async ({ userId }: Client): Promise<Client> =>
  createClient(app.url, userId, (await createSession(app.knex, userId)).cookie);
const countOf = async (client: Client): Promise<number> => {
  const { status, body } = await client.get(path);
  expect(status).toBe(200);
  return (body as unknown[]).length;
};

it('shows people what they wrote at once, and lets a replica answer other browsers', async () => {
  const ann = await app.as('client');
  const tab = await elsewhere(ann);
  await aLaborResponse(ann, 1, 'What I carry and where I found it on the way.');
  expect(ann.cookies.get('hedo-core-wrote')).toBe('1');
  expect(await countOf(ann)).toBe(1);
  expect(await countOf(tab)).toBe(0);
  ann.cookies.delete('hedo-core-wrote');
  expect(await countOf(ann)).toBe(0);
  used = null;
  expect(await countOf(ann)).toBe(1);
});

it('looks for session and owner in the database itself, which the replica may not know yet', async () => {
  const ann = await app.as('client');
  const { id } = await aLaborResponse(ann, 2, 'What I carry and where I found it on the way.');
  const tab = await elsewhere(ann);
  const other = await app.as('client');
  expect((await tab.get(`/api/labor-responses/${id}/history`)).status).toBe(200);
  expect((await other.get(`/api/labor-responses/${id}/history`)).status).toBe(404);
  await app.knex('sessions').where({ user_id: ann.userId }).delete();
  expect((await tab.get(path)).status).toBe(401);
});

it('reads from the database itself where the replica is away, and does not go on asking it', async () => {
  const ann = await app.as('client');
  await aLaborResponse(ann, 3, 'What I carry and where I found it on the way.');
  const tab = await elsewhere(ann);
  await behind.destroy();
  expect(await countOf(tab)).toBe(1);
  expect(lost).toHaveLength(1);
});
