import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakGlassObjects, type ObjectOwner } from '../../contract/hooks';
import { provide } from '../../contract/server';
import { type TestApp, testApp } from '../../testing/app';
import type { Client } from '../../testing/client';
import { isLive } from './grants';

let app: TestApp;
let admin: Client;
const [ofAccount, ofAddress, ofNobody] = [randomUUID(), randomUUID(), randomUUID()];
const reason = 'Her sister called: she is afraid for her.';

beforeAll(async () => {
  app = await testApp({ modules: [] });
  admin = await app.as('admin');
  const owner = await app.as('client', { email: 'owner@example.test' });
  const owners = new Map<string, ObjectOwner>([
    [ofAccount, { userId: owner.userId, email: 'typed@example.test' }],
    [ofAddress, { userId: null, email: 'visitor@example.test' }],
    [ofNobody, { userId: null, email: null }],
  ]);
  const ownerOf = async (_: unknown, id: string) => owners.get(id) ?? null;
  app.assembled.ports.add('test', provide(breakGlassObjects, { kind: 'diary', ownerOf }));
});
afterAll(() => app.stop());

const open = (id: string, more: object = {}, headers = {}) =>
  admin.post('/api/admin/break-glass', { object: `diary:${id}`, reason, ...more }, headers);
const mailsTo = (to: string) => app.mails(to);

describe('opening what is closed to staff', () => {
  it('works for one hour, for this person and this object, is on record and told to the owner', async () => {
    const object = `diary:${ofAccount}`;
    expect(await isLive(app.knex, admin.userId, object)).toBe(false);
    const { status, body } = await open(ofAccount);
    expect([status, body.object, body.ownerTold]).toEqual([201, object, true]);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await isLive(app.knex, admin.userId, object)).toBe(true);
    expect(await isLive(app.knex, (await app.as('admin')).userId, object)).toBe(false);
    expect(await isLive(app.knex, admin.userId, `diary:${ofAddress}`)).toBe(false);

    const [mail, ...more] = await mailsTo('owner@example.test');
    expect(more).toEqual([]);
    expect(`${mail?.subject} ${mail?.text}`).toMatch(/administrator[\s\S]*UTC[\s\S]*state a reason/);
    expect(JSON.stringify(mail)).not.toMatch(/sister|diary/);
    const [entry] = await app.knex('audit_log').where({ action: 'break-glass.opened' });
    expect(entry).toMatchObject({ actor: admin.userId, object, detail: { grant: body.id, ownerTold: true } });
    expect(JSON.stringify(await app.knex('audit_log'))).not.toContain('sister');
    expect(String((await app.knex('break_glass_grants').first()).reason)).not.toContain('sister');

    await app.knex('break_glass_grants').update({ expires_at: app.knex.raw("now() - interval '1 second'") });
    expect(await isLive(app.knex, admin.userId, object)).toBe(false);
  });

  it('tells whoever left an address without an account, and says when nobody could be told', async () => {
    expect((await open(ofAddress)).body.ownerTold).toBe(true);
    expect(await mailsTo('visitor@example.test')).toHaveLength(1);
    expect((await open(ofNobody)).body.ownerTold).toBe(false);
  });

  it('is one grant and one mail when it is sent twice', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await open(ofAddress, {}, headers), await open(ofAddress, {}, headers)];
    expect(second.body).toEqual(first.body);
    expect(await mailsTo('visitor@example.test')).toHaveLength(2);
  });

  it('refuses an unknown object and anything but a stated reason, and changes nothing', async () => {
    const before = await app.knex('break_glass_grants');
    expect((await open(randomUUID())).status).toBe(404);
    const wrong = [
      { object: `vault:${ofAccount}` },
      { object: `diary:${ofAccount.toUpperCase()}` },
      { object: ofAccount },
      { object: "diary:1' or 1=1" },
      { reason: 'because' },
      { reason: `           x           ` },
      { reason: 'x'.repeat(501) },
      { userId: ofAccount },
    ];
    const answers = await Promise.all(wrong.map((change) => open(ofAccount, change)));
    expect(answers.map(({ status }) => status)).toEqual([404, 422, 422, 422, 422, 422, 422, 422]);
    expect(await app.knex('break_glass_grants')).toEqual(before);
  });

  it('can be looked back at, with the reason, page by page', async () => {
    const first = await admin.get('/api/admin/break-glass?limit=2');
    expect(first.body).toHaveLength(2);
    expect(first.body[0]).toMatchObject({ actor: { id: admin.userId, name: 'Test Person' }, reason });
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await admin.get(next);
    expect(second.body.length).toBeGreaterThan(0);
    const ids = [...first.body, ...second.body].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await app.knex('audit_log').where({ action: 'break-glass.listed' })).toHaveLength(2);
  });
});
