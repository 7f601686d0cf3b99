import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { samples } from '../data/samples';
import { intakes } from '../public';
import { checkAll } from '../schemas/check';
import { aSpecifiedForm, sendIntake } from '../testing/factory';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'intake'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const list = '/api/admin/intakes';
const anIntake = async (overrides = {}) =>
  sendIntake(await app.as('anon'), { email: `${randomUUID()}@example.test`, ...overrides });
const late = (id: string) =>
  app
    .knex('intakes')
    .where({ id })
    .update({ contact_due_at: app.knex.raw("now() - interval '1 hour'") });

describe('the list', () => {
  it('goes page by page without losing or doubling one, by state, path and lateness', async () => {
    const own = [await anIntake(), await anIntake({ journeyType: 'hospitality' }), await anIntake()];
    await late(own[1]?.id ?? '');
    const seen: string[] = [];
    let next = `${list}?limit=2&sort=newest`;
    while (next !== '') {
      const page = await admin.get(next);
      seen.push(...page.body.map(({ id }: { id: string }) => id));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1] ?? '';
    }
    expect(seen).toEqual(own.map(({ id }) => id).reverse());
    const ids = async (query: string) => (await admin.get(`${list}?${query}`)).body.map(({ id }: { id: string }) => id);
    expect(await ids('overdue=true')).toEqual([own[1]?.id]);
    expect(await ids('path=hospitality&state=received')).toEqual([own[1]?.id]);
    expect(await ids('state=planned')).toEqual([]);
    expect((await ids('overdue=false')).length).toBe(2);
    expect((await admin.get(`${list}?state=lost`)).status).toBe(422);
    expect(await app.knex('audit_log').where({ action: 'intake.listed', actor: admin.userId })).not.toEqual([]);
  });

  it('holds no answer', async () => {
    await anIntake();
    const { text } = await admin.get(list);
    expect(text).not.toMatch(/What I have to say|answers|Shadow Integration/);
  });
});

describe('one intake', () => {
  const grant = (id: string, actor = admin.userId, expires = "now() + interval '1 hour'") =>
    app.knex('break_glass_grants').insert({
      actor,
      object: `intake:${id}`,
      reason: Buffer.from('sealed elsewhere'),
      expires_at: app.knex.raw(expires),
    });
  const read = async (id: string) => (await admin.get(`${list}/${id}`)).body;

  it('opens its medical and trauma answers to a live grant for it alone, and writes each reading down', async () => {
    const [one, two] = [await anIntake({ allergies: 'Nuts' }), await anIntake()];
    const closed = await read(one.id);
    expect(closed.sealed).toEqual(['medical', 'trauma']);
    expect(closed.answers).toMatchObject({ firstName: 'Clara', careerPurpose: expect.any(String) });
    for (const name of ['allergies', 'fitnessLevel', 'bodyHealth', 'griefLoss', 'childhoodWounds', 'loveIntimacy'])
      expect(Object.keys(closed.answers)).not.toContain(name);
    await grant(one.id, (await app.as('admin')).userId);
    await grant(one.id, admin.userId, "now() - interval '1 second'");
    expect((await read(one.id)).sealed).toEqual(['medical', 'trauma']);

    await grant(one.id);
    const open = await read(one.id);
    expect([open.sealed, open.answers.allergies]).toEqual([[], 'Nuts']);
    expect(open.answers.griefLoss).toContain('griefLoss');
    expect((await read(two.id)).sealed).toEqual(['medical', 'trauma']);
    const readings = await app.knex('audit_log').where({ action: 'intake.sealed-read' });
    expect(readings.map(({ actor, object }) => [actor, object])).toEqual([[admin.userId, `intake:${one.id}`]]);
  });

  it('stays closed even to a grant when its sender was never asked for consent', async () => {
    const sent = await (await app.as('anon')).post(
      '/api/enhanced-intake',
      aSpecifiedForm({ email: `${randomUUID()}@example.test` }),
    );
    await grant(sent.body.id);
    expect(await read(sent.body.id)).toMatchObject({ sealed: ['medical', 'trauma'], consentSensitive: false });
  });

  it('can be opened by break-glass, which tells its sender', async () => {
    const email = `${randomUUID()}@example.test`;
    const { id } = await anIntake({ email });
    const reason = 'The sister called: she is afraid for her.';
    const opened = await admin.post('/api/admin/break-glass', { object: `intake:${id}`, reason });
    expect([opened.status, opened.body.ownerTold]).toEqual([201, true]);
    expect((await read(id)).sealed).toEqual([]);
    expect((await admin.post('/api/admin/break-glass', { object: `intake:${randomUUID()}`, reason })).status).toBe(404);
  });

  it('moves one step at a time, on and back, with its history', async () => {
    const { id } = await anIntake();
    const move = (status: string, version: number) =>
      admin.patch(`${list}/${id}`, { status }, { 'if-match': `"${version}"` });
    expect((await move('planned', 1)).body.code).toBe('not-in-order');
    const contacted = await move('contacted', 1);
    expect([contacted.status, contacted.body.contactedAt]).toEqual([200, expect.any(String)]);
    expect((await move('planned', 1)).status).toBe(412);
    expect((await move('planned', 2)).body.plannedAt).toEqual(expect.any(String));
    expect((await move('contacted', 3)).body).toMatchObject({
      plannedAt: null,
      contactedAt: contacted.body.contactedAt,
    });
    expect((await move('contacted', 4)).body.version).toBe(4);
    expect((await move('done', 4)).status).toBe(422);
    const { history } = await read(id);
    const moves = history.filter(({ kind }: { kind: string }) => kind === 'moved');
    expect(moves.map(({ from, to, by }: Record<string, string>) => [from, to, by])).toEqual([
      ['received', 'contacted', 'Test Person'],
      ['contacted', 'planned', 'Test Person'],
      ['planned', 'contacted', 'Test Person'],
    ]);
    expect(await app.knex('audit_log').where({ action: 'intake.moved', object: `intake:${id}` })).toHaveLength(3);
  });
});

it('tells other modules where the newest of an account stands', async () => {
  const [client, other] = [await app.as('client'), await app.as('client')];
  await sendIntake(client);
  const { id, reference } = await sendIntake(client, { futureVision: 'Another sentence than the one before.' });
  const found = await app.assembled.ports.one('test', intakes).sentBy([client.userId, other.userId]);
  expect([...found]).toEqual([
    [client.userId, expect.objectContaining({ intakeId: id, reference, state: 'received' })],
  ]);
});

it('seeds two samples once, marked as such, one of them late', async () => {
  const sample = await testApp({ modules: ['labors', 'profile', 'intake'], config: { demo: true } });
  const staff = await sample.as('admin');
  const { body } = await staff.get(list);
  expect(body.map((one: Record<string, unknown>) => [one.sample, one.overdue, one.journeyType])).toEqual([
    [true, true, 'self'],
    [true, false, 'hospitality'],
  ]);
  expect(samples.map(({ answers }) => checkAll(answers))).toEqual([[], []]);
  await sample.stop();
});
