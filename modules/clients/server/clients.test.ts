import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched } from '#modules/matching/testing/matched';
import { opened } from '#modules/sharing/testing/consents';
import type { TeamClient } from '../schemas/client';
import { inPhase } from '../testing/factory';

let app: TestApp;
let admin: Client;
let practitioner: Client;
let stranger: Client;
let client: Client;
let matchId: string;
beforeAll(async () => {
  app = await testApp({
    modules: ['labors', 'profile', 'synthesis', 'matching', 'intake', 'clients', 'aftercare', 'analytics'],
  });
  admin = await app.as('admin');
  practitioner = await app.as('practitioner', { firstName: 'Nora', lastName: 'Lind' });
  stranger = await app.as('practitioner');
  client = await app.as('client', { firstName: 'Zerlina', lastName: 'Quist' });
  matchId = await matched(app.knex, client, practitioner);
});
afterAll(() => app.stop());

const set = (by: Client, phase: string, version: number, id = client.userId) =>
  by.patch(`/api/team/clients/${id}/phase`, { phase }, { 'if-match': `"${version}"` });
const listed = async (by: Client, query = ''): Promise<TeamClient[]> =>
  (await by.get(`/api/team/clients${query}`)).body;
const answers = async (userId: string, count: number): Promise<void> => {
  for (let labor_number = 1; labor_number <= count; labor_number += 1)
    await app
      .knex('labor_responses')
      .insert({ user_id: userId, labor_number, text_sealed: Buffer.alloc(1), words: 9 })
      .onConflict()
      .ignore();
};
const profiled = async (userId: string): Promise<void> => {
  await app.knex('clients').insert({ user_id: userId, birth_sealed: Buffer.alloc(1) });
  const chart = { birth_version: 1, engine: 'test', note: 'test', chart_sealed: Buffer.alloc(1) };
  await app.knex('holistic_profiles').insert({ user_id: userId, version: 1, ...chart });
};

describe('what a practitioner learns of clients', () => {
  it('is initials until something is opened, and never of others', async () => {
    const closed = await listed(practitioner);
    expect(closed).toEqual([
      {
        key: matchId,
        name: 'Z. Q.',
        standing: null,
        assignedPractitioner: 'Nora Lind',
        suspended: false,
        sample: false,
      },
    ]);
    expect(JSON.stringify(closed)).not.toContain(client.userId);
    expect((await practitioner.get('/api/team/overview')).body).toMatchObject({
      scope: 'own',
      clients: { total: 1, byPhase: { intake: 0 } },
      intakes: null,
    });
    expect(await listed(stranger)).toEqual([]);

    await opened(client, matchId, ['birth']);
    expect(await listed(practitioner)).toMatchObject([{ name: 'Z. Q.', standing: { clientId: client.userId } }]);
    await opened(client, matchId, ['contact']);
    expect(await listed(practitioner)).toMatchObject([{ name: 'Zerlina Quist', standing: { phase: 'intake' } }]);
    await opened(client, matchId, []);
    expect(await listed(practitioner)).toEqual(closed);
  });

  it('does not let a phase be set by whom nothing is open to, nor by a client', async () => {
    const refused = await Promise.all([practitioner, stranger, client].map((by) => set(by, 'assessment', 0)));
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 403]);
    expect((await set(admin, 'assessment', 0, practitioner.userId)).status).toBe(404);
    expect(await app.knex('phase_changes')).toEqual([]);
  });
});

describe('the phases', () => {
  it('are taken one by one, each when its rules are met, and written down with who did it', async () => {
    const early = await set(admin, 'assessment', 0);
    expect([early.status, early.body]).toMatchObject([
      409,
      { code: 'phase-not-ready', unmet: ['The client has not given birth data yet.'] },
    ]);
    await profiled(client.userId);
    await answers(client.userId, 2);
    expect(await listed(admin, '?limit=1')).toMatchObject([
      { name: 'Zerlina Q.', assignedPractitioner: 'Test Practitioner', standing: { phase: 'assessment', version: 0 } },
    ]);
    expect((await set(admin, 'matching', 0)).body.unmet).toEqual(['Fewer than three Labors are answered.']);
    await answers(client.userId, 3);
    // By the rules the client is in matching now; nobody set it.
    expect((await set(admin, 'aftercare', 0)).body.code).toBe('no-such-step');
    expect((await set(admin, 'matching', 0)).body.code).toBe('no-such-step');
    await opened(client, matchId, ['birth']);
    const on = await set(practitioner, 'experience', 0);
    expect([on.status, on.headers.etag, on.body]).toMatchObject([
      200,
      '"1"',
      { phase: 'experience', phaseSet: true, version: 1, laborProgress: 3 },
    ]);
    expect((await set(admin, 'aftercare', 0)).body.current).toEqual(on.body);
    expect((await set(admin, 'aftercare', 1)).body.version).toBe(2);
    expect((await admin.patch(`/api/team/clients/${client.userId}/phase`, { phase: 'experience' })).status).toBe(428);
    const history = await app.knex('phase_changes').orderBy('at').select('actor', 'from_phase', 'to_phase');
    expect(history).toEqual([
      { actor: practitioner.userId, from_phase: 'matching', to_phase: 'experience' },
      { actor: admin.userId, from_phase: 'experience', to_phase: 'aftercare' },
    ]);
    expect(await app.knex('audit_log').where({ action: 'client.phase-changed', subject: client.userId })).toHaveLength(
      2,
    );
    expect((await admin.get('/api/team/overview')).body.clients).toMatchObject({ total: 1, byPhase: { aftercare: 1 } });
  });

  it('let one of several parallel changes through, the others see what it did', async () => {
    const other = await app.as('client');
    await profiled(other.userId);
    const all = await Promise.all(Array.from({ length: 6 }, () => set(admin, 'intake', 0, other.userId)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
    expect(await app.knex('phase_changes').where({ client_id: other.userId })).toHaveLength(1);
  });

  it('belong to the client: exported, and gone with the account, while the history survives its author', async () => {
    const entry = app.assembled.personalData.find(({ owner }) => owner === 'clients');
    expect(await entry?.data.export(client.userId)).toMatchObject({ phase: { phase: 'aftercare' } });
    await app.knex.transaction(async (trx) => entry?.data.erase(trx, practitioner.userId));
    expect(await app.knex('phase_changes').where({ client_id: client.userId, actor: null })).toHaveLength(1);
    await app.knex.transaction(async (trx) => entry?.data.erase(trx, client.userId));
    expect(await app.knex('client_phases').where({ client_id: client.userId })).toEqual([]);
    expect(await app.knex('phase_changes').where({ client_id: client.userId })).toEqual([]);
  });
});

it('the list is walked page by page without losing anybody', async () => {
  for (let n = 0; n < 5; n += 1) await inPhase(app.knex, (await app.as('client')).userId, 'intake');
  const seen: string[] = [];
  let next: string | undefined = '/api/team/clients?limit=2';
  while (next) {
    const page = await admin.get(next);
    seen.push(...page.body.map(({ key }: TeamClient) => key));
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
  }
  const all = await app.knex('users').where({ role: 'client' }).pluck('id');
  expect(seen.toSorted()).toEqual(all.toSorted());
});
