import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched } from '#modules/matching/testing/matched';
import type { FigurePerson } from '../../schemas/metrics';
import type { Report } from '../../schemas/report';

let app: TestApp;
let admin: Client;
let practitioner: Client;
let clients: Client[];
beforeAll(async () => {
  app = await testApp({
    modules: ['labors', 'profile', 'synthesis', 'matching', 'intake', 'clients', 'aftercare', 'analytics'],
  });
  admin = await app.as('admin');
  practitioner = await app.as('practitioner');
  clients = [await app.as('client'), await app.as('client'), await app.as('client')];
});
afterAll(() => app.stop());

const list = async (who: Client, path: string): Promise<FigurePerson[]> => (await who.get(path)).body;

describe('the pictures', () => {
  it('count steps, months, money and caseloads from what is stored, and nothing else', async () => {
    const [first] = clients;
    if (!first) throw new Error('no client');
    for (const laborNumber of [1, 2, 3])
      await app.knex('labor_responses').insert({
        user_id: first.userId,
        labor_number: laborNumber,
        text_sealed: Buffer.alloc(1),
        words: 9,
      });
    await matched(app.knex, first, practitioner);
    const { status, body } = await admin.get('/api/analytics/report');
    expect(status).toBe(200);
    const report: Report = body;
    expect(report.sample).toBe(false);
    expect(report.funnel.map(({ step, count, share }) => [step, count, share])).toEqual([
      ['messages', 0, null],
      ['requests', 0, null],
      ['questionnaires', 0, null],
      ['accounts', 3, 100],
      ['profiles', 0, 0],
      ['labors', 1, 33.3],
      ['readings', 0, 0],
      ['matches', expect.any(Number), expect.any(Number)],
      ['experiences', 0, 0],
    ]);
    expect(report.cohorts).toHaveLength(6);
    expect(report.cohorts.at(-1)).toMatchObject({ clients: 3, active: [100, null, null, null, null, null] });
    expect(report.earnings).toEqual([]);
    expect(report.caseloads).toMatchObject([{ clients: 1 }]);
  });
});

describe('who is behind a figure', () => {
  it('is listed page by page for admins, by short names, and the reading is on record', async () => {
    const first = await admin.get('/api/analytics/figures/activeClients?limit=2');
    expect(first.body).toHaveLength(2);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1];
    const rest = await admin.get(String(next));
    const keys = [...first.body, ...rest.body].map(({ id }: FigurePerson) => id);
    expect(new Set(keys)).toEqual(new Set(clients.map(({ userId }) => userId)));
    expect(rest.headers.link).toBeUndefined();
    expect(await app.knex('audit_log').where({ action: 'figure.listed' })).toHaveLength(2);
  });

  it('is for practitioners their own clients, by initials until more is opened to them', async () => {
    const own = await list(practitioner, '/api/analytics/figures/clients');
    expect(own).toMatchObject([{ since: null, name: expect.stringMatching(/^.\.( .\.)?$/u) }]);
    expect(own[0]?.id).not.toBe(clients[0]?.userId);
    expect(await list(practitioner, '/api/analytics/figures/completedProfiles')).toEqual([]);
    expect(await list(practitioner, '/api/analytics/figures/practitioners')).toHaveLength(1);
  });

  it('every figure that says it is listed can be read, and the others are 404', async () => {
    const { details } = (await admin.get('/api/analytics/metrics')).body;
    for (const [name, { listed }] of Object.entries<{ listed: boolean }>(details))
      expect([name, (await admin.get(`/api/analytics/figures/${name}`)).status]).toEqual([name, listed ? 200 : 404]);
    expect((await admin.get('/api/analytics/figures/passwords')).status).toBe(404);
  });

  it('refuses clients, visitors and a cursor that is none', async () => {
    const path = '/api/analytics/figures/clients';
    expect((await clients[0]?.get(path))?.status).toBe(403);
    expect((await (await app.as('anon')).get(path)).status).toBe(401);
    expect((await admin.get(`${path}?cursor=1`)).status).toBe(422);
    expect((await admin.get(`${path}?limit=0`)).status).toBe(422);
  });
});
