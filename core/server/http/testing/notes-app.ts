import { setTimeout as wait } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { notFound, preconditionFailed, withMembers } from '../../../contract/errors';
import { type Route, respond, streamReply, type User } from '../../../contract/route';
import { type Client, createClient } from '../../../testing/client';
import { testDatabase } from '../../../testing/db';
import { createApp } from '../../app';
import type { Assembled, Auth, Config } from '../../host';
import { createServer } from '../listen';
import { createVisitorAnswers } from '../visitor-answers';
import { route } from './route';

const closed = { additionalProperties: false };
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, closed);
const Note = Type.Object({ text: Type.String({ minLength: 1, maxLength: 100_000 }) }, closed);
const View = Type.Object({ id: Type.Integer(), text: Type.String() }, closed);
/** The one note that exists. */
export const own = '11111111-1111-4111-8111-111111111111';

/** What the routes counted; set back before each test. */
export const counted = { stumbles: 0, handled: 0, left: 0 };
const insert = async (trx: Knex, text: string): Promise<{ id: number; text: string }> => {
  const [row] = await trx('notes').insert({ text }).returning<{ id: number; text: string }[]>(['id', 'text']);
  if (!row) throw new Error('no row');
  return { id: Number(row.id), text: row.text };
};
const stumble = async (trx: Knex): Promise<void> => {
  counted.stumbles += 1;
  if (counted.stumbles < 3) await trx.raw(`do $$ begin raise exception using errcode = '40001'; end $$`);
};

const routes: Route[] = [
  route({
    method: 'get',
    path: '/api/public-notes',
    access: { open: true, because: 'the test reads it as a visitor' },
    sharedByVisitors: true,
    query: Type.Object({ topic: Type.Optional(Type.String()) }, closed),
    reply: Type.Object({ reader: Type.Union([Type.String(), Type.Null()]), time: Type.Integer() }, closed),
    handle: async ({ user }) => {
      counted.handled += 1;
      return { reader: user?.id ?? null, time: counted.handled };
    },
  }),
  route({
    method: 'post',
    path: '/api/notes',
    access: { permission: 'notes.write' },
    body: Note,
    reply: View,
    idempotent: true,
    handle: async ({ body, trx }) => {
      counted.handled += 1;
      const row = await insert(trx, body.text);
      await wait(30);
      return row;
    },
  }),
  route({
    method: 'get',
    path: '/api/notes',
    access: { signedIn: true },
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }, closed),
    handle: async ({ query }) => respond(null as unknown as undefined, { next: `/api/notes?after=${query.limit}` }),
  }),
  route({
    method: 'get',
    path: '/api/notes/:id',
    access: { signedIn: true },
    params: Id,
    load: async ({ params }) => {
      if (params.id !== own) throw notFound('note');
      return { version: 3 };
    },
    handle: async ({ loaded }) => respond(undefined, { etag: loaded.version }),
  }),
  route({
    method: 'put',
    path: '/api/notes/:id',
    access: { signedIn: true },
    params: Id,
    body: Note,
    ifMatch: 'required',
    handle: async ({ request, trx, body }) => {
      await insert(trx, body.text);
      if (request.ifMatch !== '3') throw preconditionFailed({ version: 3 });
      await stumble(trx);
      return respond(undefined, { etag: 4, status: 200 });
    },
  }),
  route({
    method: 'post',
    path: '/api/stumble',
    access: { signedIn: true },
    handle: async ({ trx }) => stumble(trx) as Promise<undefined>,
  }),
  route({ method: 'delete', path: '/api/notes', access: { signedIn: true }, handle: async () => undefined }),
  route({
    method: 'get',
    path: '/api/wrong',
    access: { signedIn: true },
    reply: View,
    handle: async () => ({ id: 1, text: 'a', secret: 'leaked' }),
  }),
  route({
    method: 'get',
    path: '/api/broken',
    access: { signedIn: true },
    handle: async ({ trx }) => trx.raw('select secret_column from secret_table') as unknown as Promise<undefined>,
  }),
  route({
    method: 'post',
    path: '/api/count',
    access: { signedIn: true },
    body: Type.Object({ to: Type.Integer(), wrong: Type.Boolean() }, closed),
    reply: Type.Object({ at: Type.Integer() }, closed),
    handle: async ({ body, trx }) => {
      await insert(trx, 'counted');
      return streamReply(async function* (stopped) {
        for (let at = 1; at <= body.to; at += 1) {
          await wait(20);
          if (stopped.aborted) counted.left += 1;
          if (stopped.aborted) return;
          yield body.wrong && at === 2 ? { secret: 'leaked' } : { at };
        }
      });
    },
  }),
  route({
    method: 'post',
    path: '/api/limited',
    access: { open: true, because: 'test' },
    limit: { points: 3, seconds: 60, by: 'address' },
    handle: async () => undefined,
  }),
  route({
    method: 'post',
    path: '/api/limited-notes',
    access: { permission: 'notes.write' },
    body: Note,
    reply: View,
    limit: { points: 1, seconds: 60, by: 'person' },
    handle: async () => ({ id: 1, text: 'handled' }),
    overLimit: ({ body, refused }) => {
      if (body.text === 'urgent') return respond({ id: 2, text: 'answered above the limit' });
      return body.text === 'explain' ? withMembers(refused, { why: 'asked' }) : null;
    },
  }),
];

const user = (permissions: string[]): User => ({
  id: '22222222-2222-4222-8222-222222222222',
  role: 'client',
  email: 'a@b.test',
  firstName: 'A',
  lastName: 'B',
  permissions: new Set(permissions),
});

/** The pipeline around a few routes that keep notes; a cookie says who is there. */
export interface NotesApp {
  readonly url: string;
  readonly knex: Knex;
  readonly logged: string[];
  readonly anon: Client;
  /** Signed in, without any permission. */
  readonly reader: Client;
  readonly writer: Client;
  readonly admin: Client;
  count(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts it on a database of its own. */
export const notesApp = async (): Promise<NotesApp> => {
  const logged: string[] = [];
  const db = await testDatabase();
  await db.knex.schema.createTable('notes', (table) => {
    table.bigIncrements('id');
    table.text('text').notNullable();
  });
  const config = { production: false, baseUrl: 'http://localhost:1', trustProxy: false, oidc: null } as Config;
  const note = (message: string, fields?: object) => void logged.push(JSON.stringify({ message, ...fields }));
  const log = { info: note, warn: note, error: note };
  const assembled: Assembled = {
    problemTexts: [],
    manifests: [],
    routes: routes.map((one) => ({ owner: 'notes', route: one })),
  } as unknown as Assembled;
  const auth = {
    middleware: [],
    routes: [],
    rawRoutes: [],
    userOf: async (ctx: { get(name: string): string }) =>
      ({
        reader: user([]),
        writer: user(['notes.write']),
        admin: { ...user(['notes.write']), role: 'admin' as const },
      })[ctx.get('Cookie').replace('who=', '')] ?? null,
  } as unknown as Auth;
  const grants = { client: new Set(['notes.write']), practitioner: new Set<string>(), admin: new Set<string>() };
  const visitorAnswers = createVisitorAnswers();
  const answers = { visitorAnswers, adminWrote: visitorAnswers.clear };
  const app = createApp({ config, log, knex: db.knex, assembled, auth, grants, ...answers });
  const server = await createServer(app, { host: '127.0.0.1', port: 0 }, log);
  return {
    url: server.url,
    knex: db.knex,
    logged,
    anon: createClient(server.url),
    reader: createClient(server.url, 'reader', 'who=reader'),
    writer: createClient(server.url, 'writer', 'who=writer'),
    admin: createClient(server.url, 'admin', 'who=admin'),
    count: async () => Number((await db.knex('notes').count().first())?.count),
    stop: async () => {
      await server.close(500);
      await db.stop();
    },
  };
};
