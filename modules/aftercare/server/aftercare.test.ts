import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched, unmatched } from '#modules/matching/testing/matched';
import { opened } from '#modules/sharing/testing/consents';
import type { PlanChange, PlanLine, PlanView } from '../schemas/aftercare';
import { aPlan, writePlan } from '../testing/factory';

let app: TestApp;
let admin: Client;
let practitioner: Client;
let second: Client;
let client: Client;
let matchId: string;
beforeAll(async () => {
  app = await testApp({
    modules: ['labors', 'profile', 'synthesis', 'matching', 'intake', 'clients', 'aftercare', 'analytics'],
  });
  admin = await app.as('admin');
  practitioner = await app.as('practitioner', { firstName: 'Nora', lastName: 'Lind' });
  second = await app.as('practitioner');
  client = await app.as('client', { firstName: 'Zerlina', lastName: 'Quist' });
  matchId = await matched(app.knex, client, practitioner);
});
afterAll(() => app.stop());

const care = (by: Client, id = client.userId) => by.get(`/api/aftercare/${id}`);
const plansOf = async (by: Client, id = client.userId): Promise<PlanView[]> => (await care(by, id)).body.plans;
const tick = (by: Client, id: string, done = true, note?: string) =>
  by.patch(`/api/aftercare/items/${id}`, { done, ...(note === undefined ? {} : { note }) });
const put = (by: Client, plan: PlanView, change: Partial<PlanChange> = {}) => {
  const items = plan.items.map(({ id, kind, text, dueOn, assignee }) => ({ id, kind, text, dueOn, assignee }));
  const { title, summary, status, outcome } = plan;
  const body = { title, summary, status, outcome, items, ...change };
  return by.put(`/api/aftercare/plans/${plan.id}`, body, { 'if-match': `"${plan.version}"` });
};

describe('who has a part in it', () => {
  it('is the client, and a practitioner with an accepted match and something open', async () => {
    expect((await care(practitioner)).status).toBe(403);
    expect((await practitioner.post(`/api/aftercare/${client.userId}/plans`, aPlan())).status).toBe(403);
    expect((await care(second)).status).toBe(404);
    expect((await care(admin)).status).toBe(403);
    expect((await care(await app.as('client'))).status).toBe(404);
    expect((await care(client)).body).toEqual({ name: 'Zerlina Quist', plans: [] });
    await opened(client, matchId, ['birth']);
    expect((await care(practitioner)).body).toEqual({ name: 'Z. Q.', plans: [] });
  });

  it('has two plans to show in a development start, marked as samples, once', async () => {
    const nora = await app.as('practitioner');
    const robin = await app.as('client');
    const shared = await matched(app.knex, robin, nora);
    const people = {
      client: client.userId,
      practitioner: nora.userId,
      admin: admin.userId,
      sampleClient: robin.userId,
      recentClients: [],
    };
    const found = app.assembled.seeds.find(({ owner }) => owner === 'aftercare');
    const plant = () => app.knex.transaction((trx) => found?.seed(trx, people));
    await plant();
    expect(await plansOf(robin, robin.userId)).toEqual([]);
    await opened(robin, shared, ['contact']);
    await plant();
    await plant();
    const plans = await plansOf(robin, robin.userId);
    expect(
      plans.map(({ sample, status, items }) => [sample, status, items.map(({ doneAt }) => doneAt !== null)]),
    ).toEqual([
      [true, 'active', [true, false, false]],
      [true, 'closed', [true, true]],
    ]);
    const { body } = await nora.get('/api/team/aftercare');
    expect(body.map(({ sample, done, total }: PlanLine) => [sample, done, total])).toEqual([
      [true, 1, 3],
      [true, 2, 2],
    ]);
    // Whom such plans are for was invented with them, and the lists of clients say so.
    const listed = await admin.get('/api/team/clients?limit=100');
    expect(listed.body.flatMap((one: { key: string; sample: boolean }) => (one.sample ? [one.key] : []))).toEqual([
      robin.userId,
    ]);
    expect((await nora.get('/api/team/clients')).body).toMatchObject([{ sample: true }]);
    expect((await admin.get(`/api/team/clients/${robin.userId}`)).body).toMatchObject({ sample: true });
    await app.knex('aftercare_plans').where({ client_id: robin.userId }).delete();
  });

  it('is not another practitioner of the same client', async () => {
    const plan = await writePlan(practitioner, client.userId);
    await opened(client, await matched(app.knex, client, second), ['birth']);
    expect(await plansOf(second)).toEqual([]);
    expect((await put(second, plan)).status).toBe(404);
    expect((await tick(second, plan.items[0]?.id ?? '')).status).toBe(404);
    expect(await plansOf(client)).toMatchObject([{ author: 'Nora Lind', id: plan.id }]);
  });
});

describe('a plan', () => {
  it('is sealed, told by a mail that says nothing of it, and read by both', async () => {
    const [plan] = await plansOf(client);
    expect(plan).toMatchObject({
      title: 'The first month at home',
      status: 'active',
      items: [{ kind: 'task', dueOn: '2099-01-10', doneAt: null }, { kind: 'check-in' }, { assignee: 'practitioner' }],
    });
    const stored = JSON.stringify([await app.knex('aftercare_plans'), await app.knex('aftercare_items')]);
    expect(stored).not.toMatch(/first month|three sentences|recording/);
    const { email } = await app.knex('users').where({ id: client.userId }).first('email');
    const mails = (await app.mails(email)).filter(({ subject }) => subject === 'A plan for the time after is there');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toMatch(/first month|Nora/);
  });

  it('is ticked by whom an item is for, keeps who did it, and how it went', async () => {
    const [plan] = await plansOf(client);
    const [task, look, theirs] = plan?.items ?? [];
    expect((await tick(client, theirs?.id ?? '')).status).toBe(403);
    const done = await tick(client, look?.id ?? '', true, 'Hard, and good.');
    expect(done.body.items[1]).toMatchObject({ doneBy: 'client', note: 'Hard, and good.', doneAt: expect.any(String) });
    // The practitioner does not take the place of who did it.
    expect((await tick(practitioner, look?.id ?? '')).body.items[1]).toEqual(done.body.items[1]);
    expect((await tick(practitioner, theirs?.id ?? '')).body.items[2].doneBy).toBe('practitioner');
    expect((await tick(client, task?.id ?? '')).body.items[0].doneBy).toBe('client');
    expect((await tick(client, task?.id ?? '', false)).body.items[0]).toMatchObject({ doneBy: null, doneAt: null });
    const stored = JSON.stringify(await app.knex('aftercare_items'));
    expect(stored).not.toContain('Hard, and good.');
  });

  it('is changed by its author against lost updates; what is done stays done', async () => {
    const [plan] = await plansOf(practitioner);
    if (!plan) throw new Error('no plan');
    const [, look] = plan.items;
    const fresh = { kind: 'task', text: 'Walk by the water.', dueOn: null, assignee: 'client' } as const;
    const items = [
      { id: look?.id ?? '', kind: 'check-in', text: 'And the second?', dueOn: null, assignee: 'client' } as const,
      fresh,
    ];
    const changed = await put(practitioner, plan, { items });
    expect(changed.body).toMatchObject({ version: 2, items: [{ text: 'And the second?', doneBy: 'client' }, fresh] });
    expect((await put(practitioner, plan)).status).toBe(412);
    const twice = await put(practitioner, changed.body, { items: [items[0], items[0]] as PlanChange['items'] });
    expect([twice.status, twice.body.errors ?? twice.body]).toMatchObject([422, expect.anything()]);
    const foreign = { ...fresh, id: crypto.randomUUID() };
    expect((await put(practitioner, changed.body, { items: [foreign] })).status).toBe(422);
    expect((await put(client, changed.body)).status).toBe(403);
    for (const bad of [
      { title: '   ' },
      { items: [{ ...fresh, text: ' ' }] },
      { items: [{ ...fresh, dueOn: 'soon' }] },
    ])
      expect((await practitioner.post(`/api/aftercare/${client.userId}/plans`, { ...aPlan(), ...bad })).status).toBe(
        422,
      );
    expect(await app.knex('aftercare_plans')).toHaveLength(1);
  });

  it('is closed with what came of it, and then only read', async () => {
    const [plan] = await plansOf(practitioner);
    if (!plan) throw new Error('no plan');
    const closed = await put(practitioner, plan, { status: 'closed', outcome: 'Sleeps again.' });
    expect(closed.body).toMatchObject({ status: 'closed', outcome: 'Sleeps again.' });
    const tried = await tick(client, closed.body.items[1].id);
    expect([tried.status, tried.body.code]).toEqual([409, 'plan-closed']);
    expect((await put(practitioner, closed.body, { status: 'active' })).body.status).toBe('active');
  });
});

describe('the list of the team', () => {
  it('holds numbers, by name only where one is open, and nothing of others', async () => {
    await writePlan(practitioner, client.userId, {
      title: 'Late',
      items: [{ kind: 'task', text: 'Rest.', dueOn: '2020-01-01', assignee: 'client' }],
    });
    const own = (await practitioner.get('/api/team/aftercare?status=active&limit=1')).body;
    expect(own).toMatchObject([
      { client: 'Z. Q.', clientId: client.userId, done: 0, total: 1, overdue: 1, nextDue: '2020-01-01' },
    ]);
    const all = await admin.get('/api/team/aftercare?limit=1');
    expect(all.body).toMatchObject([{ client: 'Zerlina Q.', clientId: null, author: 'Nora Lind' }]);
    expect(JSON.stringify(all.body)).not.toMatch(/Late|Rest/);
    const next = /<([^>]+)>; rel="next"/.exec(String(all.headers.link))?.[1] ?? '';
    expect((await admin.get(next)).body).toMatchObject([{ done: 1, total: 2 }]);
    expect((await second.get('/api/team/aftercare')).body).toEqual([]);
    const found = async (query: string, by = admin) => (await by.get(`/api/team/aftercare?${query}`)).body.length;
    expect([await found('q=zerlina%20q'), await found('q=nora'), await found('q=%25')]).toEqual([2, 2, 0]);
    // Who sees initials alone does not find out the name by searching for it.
    expect(await found('q=zerlina', practitioner)).toBe(0);
    await opened(client, matchId, ['contact']);
    expect([await found('q=zerlina', practitioner), await found('q=nora', practitioner)]).toEqual([2, 0]);
    expect([await found('due=overdue'), await found('due=none'), await found('status=closed')]).toEqual([1, 1, 0]);
    const [oldest] = (await practitioner.get('/api/team/aftercare?sort=oldest&limit=1')).body;
    expect(oldest).toMatchObject({ done: 1, total: 2 });
    const file = (await practitioner.get('/api/team/aftercare.csv?due=overdue')).text;
    expect(file.split('\r\n')).toEqual([expect.stringMatching(/^Client,/), expect.stringMatching(/,2020-01-01,/), '']);
    expect(file).not.toMatch(/Late|Rest/);
    expect((await second.get('/api/team/aftercare.csv')).text.trimEnd().split('\r\n')).toHaveLength(1);
    for (const wrong of ['after=bm90', 'sort=due', 'due=soon', 'status=gone', `q=${'x'.repeat(101)}`])
      for (const path of ['/api/team/aftercare', '/api/team/aftercare.csv'])
        expect((await practitioner.get(`${path}?${wrong}`)).status, `${path}?${wrong}`).toBe(422);
    expect((await client.get('/api/team/aftercare.csv')).status).toBe(403);
    await opened(client, matchId, []);
    expect((await practitioner.get('/api/team/aftercare')).body[0]).toMatchObject({ client: 'Z. Q.', clientId: null });
    expect((await care(practitioner)).status).toBe(403);
    expect(await plansOf(client)).toHaveLength(2);
  });
});

it('belongs to the client: exported in full, kept when the practitioner leaves, gone with the account', async () => {
  const data = app.assembled.personalData.find(({ owner }) => owner === 'aftercare')?.data;
  expect(JSON.stringify(await data?.export(client.userId))).toMatch(/Walk by the water/);
  const theirs = JSON.stringify(await data?.export(practitioner.userId));
  expect(theirs).toContain('aftercareWrittenForOthers');
  expect(theirs).not.toMatch(/Walk|Late/);
  await app.knex.transaction(async (trx) => data?.erase(trx, practitioner.userId));
  expect(await plansOf(client)).toMatchObject([{ author: null }, { author: null }]);
  await app.knex.transaction(async (trx) => data?.erase(trx, client.userId));
  expect([await app.knex('aftercare_plans'), await app.knex('aftercare_items')]).toEqual([[], []]);
});

describe('the practitioner’s day', () => {
  it('has what is overdue or due within a week, of clients who are open, until it is done', async () => {
    const other = await app.as('client', { firstName: 'Wilma', lastName: 'Berg' });
    const match = await matched(app.knex, other, second);
    await opened(other, match, ['birth']);
    const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const item = (text: string, dueOn: string | null) => ({ kind: 'task', text, dueOn, assignee: 'client' }) as const;
    await writePlan(second, other.userId, {
      items: [item('Next month', day(30)), item('Soon', day(3)), item('Some day', null), item('Late', day(-3))],
    });
    const due = async (by: Client) => (await by.get('/api/team/aftercare/due')).body;
    expect(await due(second)).toMatchObject([
      { text: 'Late', client: 'W. B.', clientId: other.userId },
      { text: 'Soon', dueOn: day(3) },
    ]);
    expect(JSON.stringify(await due(practitioner))).not.toContain('Late');
    expect((await other.get('/api/team/aftercare/due')).status).toBe(403);
    const [late] = await due(second);
    await tick(other, late.id);
    expect(await due(second)).toMatchObject([{ text: 'Soon' }]);
    await unmatched(app.knex, second, match);
    expect(await due(second)).toEqual([]);
  });
});
