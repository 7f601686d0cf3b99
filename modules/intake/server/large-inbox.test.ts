import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { connect, joinRoom } from '#core/testing/listener';
import { sendIntake } from '../testing/factory';
import { fillInbox } from '../testing/fill-inbox';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'intake'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const path = '/api/admin/intakes';

describe('an inbox with 10,000 questionnaires', () => {
  it('walks no table for a page', async () => {
    await fillInbox(app.knex, 10_000);
    const plan = async (sql: string) => JSON.stringify((await app.knex.raw(`explain (format json) ${sql}`)).rows);
    const page = 'select id from intakes';
    for (const sql of [
      `${page} order by due_at, id limit 51`,
      `${page} where state = 'contacted' order by due_at, id limit 51`,
      `${page} order by submitted_at desc, id desc limit 51`,
      `${page} order by sort_name, id limit 51`,
    ])
      expect([sql, await plan(sql)]).toEqual([sql, expect.not.stringContaining('Seq Scan')]);
    const search = `${page} where haystack like '%person-4711@%' order by due_at, id limit 51`;
    const indexed = await app.knex.transaction(async (trx) => {
      await trx.raw('set local enable_seqscan = off');
      return JSON.stringify((await trx.raw(`explain (format json) ${search}`)).rows);
    });
    expect(indexed).toContain('intakes_haystack');
  });
});

describe('open inboxes', () => {
  const join = (socket: Socket) => joinRoom(socket, 'admin:intakes');

  it('hear ids only, and only admins are there to hear them', async () => {
    const [inbox, client] = [await connect(app.url, admin), await connect(app.url, await app.as('client'))];
    expect([await join(inbox), await join(client)]).toEqual([{ status: 200 }, { status: 403 }]);
    const heard: unknown[] = [];
    const missed: unknown[] = [];
    inbox.onAny((...message) => heard.push(message));
    client.onAny((...message) => missed.push(message));
    const { id } = await sendIntake(await app.as('anon'), { email: 'heard@example.test' });
    await admin.post(`${path}/${id}/notes`, { text: 'A note.' });
    const [mail] = await app.mails('heard@example.test');
    const token = /withdraw#([\w-]{43})\b/.exec(mail?.text ?? '')?.[1];
    expect((await (await app.as('anon')).post('/api/intakes/withdraw', { token })).status).toBe(204);
    await app.runJobs();
    await expect
      .poll(() => heard.map((message) => (message as [string, { change: string }])[1].change))
      .toEqual(expect.arrayContaining(['created', 'changed', 'deleted']));
    for (const message of heard)
      expect(message).toEqual(['intake.changed', { intakeId: id, change: expect.any(String) }]);
    expect(missed).toEqual([]);
    for (const socket of [inbox, client]) socket.disconnect();
  });
});
