import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aChartedClient } from '#modules/profile/testing/factory';
import {
  aConnection,
  accept,
  anInvitation,
  aReceivedInvitation,
  chartOf,
  end,
  listOf,
  mailedCode,
  stateFor,
} from '../testing/factory';

let app: TestApp;
let ann: Client;
let ben: Client;
let eve: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['connections'] });
  ann = await aChartedClient(app);
  ben = await aChartedClient(app, { birthDate: '1971-07-02', birthTime: '18:40' });
  eve = await aChartedClient(app);
});
afterAll(() => app.stop());

const wording = 1;
const person = (email: string, role: 'client' | 'practitioner' = 'client') => app.as(role, { email });
const prove = (client: Client) =>
  app.knex('users').where({ id: client.userId }).update({ email_verified_at: app.knex.fn.now() });

describe('an invitation by mail', () => {
  it('answers the same for every address, keeps no address in clear, and asks nobody who it belongs to', async () => {
    const inviter = await app.as('client');
    await person('known@example.test');
    await person('healer@example.test', 'practitioner');
    const answers = [];
    for (const email of ['known@example.test', 'healer@example.test', 'nobody@example.test'])
      answers.push(await inviter.post('/api/connections', { email, wording }));
    for (const { status, body } of answers) {
      expect(status).toBe(202);
      expect(Object.keys(body).toSorted()).toEqual(['createdAt', 'expiresAt', 'id', 'linkCode', 'name', 'state']);
      expect([body.state, body.linkCode]).toEqual(['invited', null]);
    }
    await app.runJobs();
    expect((await listOf(inviter)).connections.map(({ state }) => state)).toEqual(['invited', 'invited', 'invited']);
    const kept = JSON.stringify(await app.knex('connections').where({ inviter_id: inviter.userId }));
    expect(kept).not.toContain('example.test');
    for (const email of ['known@example.test', 'nobody@example.test'])
      expect(await mailedCode(app, email)).not.toBe('');
  });

  it('belongs to the first person who opens the link', async () => {
    const inviter = await app.as('client', { firstName: 'Ida', lastName: 'Sund' });
    const { body } = await inviter.post('/api/connections', { email: 'Once@Example.test', wording });
    const code = await mailedCode(app, 'once@example.test');
    const mails = await app.mails('once@example.test');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('Ida');
    expect((await inviter.post('/api/connections/redeem', { code })).body.code).toBe('own-invitation');
    const both = await Promise.all([ann, ben].map((one) => one.post('/api/connections/redeem', { code })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const won = both[0]?.status === 200 ? ann : ben;
    expect((await won.post('/api/connections/redeem', { code })).body).toMatchObject({
      id: body.id,
      state: 'received',
      name: 'Ida S.',
    });
    expect((await eve.post('/api/connections/redeem', { code })).status).toBe(404);
    // The sender does not learn whether it was opened.
    expect((await listOf(inviter)).connections[0]).toMatchObject({ state: 'invited', name: 'Once@Example.test' });
    await end(inviter, body.id);
    expect((await won.post('/api/connections/redeem', { code })).status).toBe(404);
    expect(await stateFor(won, body.id)).toBeUndefined();
  });

  it('waits in the list of an account whose address is verified, and of no other', async () => {
    const guest = await person('guest@example.test');
    const { body } = await ann.post('/api/connections', { email: 'GUEST@example.test', wording });
    expect(await stateFor(guest, body.id)).toBeUndefined();
    expect((await accept(guest, body.id)).status).toBe(404);
    await prove(guest);
    expect(await stateFor(guest, body.id)).toBe('received');
    expect((await accept(guest, body.id)).body.state).toBe('accepted');
    expect((await chartOf(ann, body.id)).body).toMatchObject({
      standing: { mine: 'whole', theirs: 'none' },
      theirs: { centers: { Head: null }, channels: [], design: { Sun: null } },
      channels: [],
    });
  });

  it('refuses the own address, what is none, both, and neither', async () => {
    const self = await person('self@example.test');
    const tries: [object, string][] = [
      [{ email: 'Self@EXAMPLE.test' }, 'email'],
      [{ email: 'a@b' }, 'email'],
      [{ email: 'a@b.co,c@d.co' }, 'email'],
      [{ email: 'a@b.co', label: 'A' }, 'label'],
      [{}, 'email'],
      [{ label: '  ' }, 'label'],
      [{ label: 'a\nb' }, 'label'],
    ];
    for (const [sent, field] of tries) {
      const { status, body } = await self.post('/api/connections', { ...sent, wording });
      expect([status, body.errors?.[0]?.path ?? body.fields?.[0]?.path]).toEqual([422, field]);
    }
    expect((await self.post('/api/connections', { label: 'A', wording: 2 })).body.code).toBe('wording-changed');
  });

  it('is not sent twice to one address, and ten at most are open', async () => {
    const eager = await app.as('client');
    const send = (email: string) => eager.post('/api/connections', { email, wording });
    const [first, again] = [await send('twice@example.test'), await send('twice@example.test')];
    expect(again.body.id).toBe(first.body.id);
    await app.runJobs();
    expect(await app.mails('twice@example.test')).toHaveLength(1);
    const many = await Promise.all(Array.from({ length: 14 }, (_, i) => send(`many${i}@example.test`)));
    expect(many.filter(({ status }) => status === 202)).toHaveLength(9);
    expect(many.find(({ status }) => status === 409)?.body.code).toBe('too-many-invitations');
    const key = { 'idempotency-key': 'the-same-key-twice' };
    const linked = await app.as('client');
    const [one, two] = await Promise.all(
      [1, 2].map(() => linked.post('/api/connections', { label: 'A', wording }, key)),
    );
    expect(two?.body).toEqual(one?.body);
  });

  it('is void after fourteen days, and says so to its sender', async () => {
    const { id, code } = await anInvitation(ann, 'Too late');
    await app
      .knex('connections')
      .where({ id })
      .update({ expires_at: app.knex.raw("now() - interval '1 second'") });
    expect((await eve.post('/api/connections/redeem', { code })).status).toBe(404);
    expect(await stateFor(ann, id)).toBeUndefined();
    await app.knex.raw("select graphile_worker.add_job('connections.expire-invitations')");
    await app.runJobs();
    expect((await listOf(ann)).past.find((one) => one.id === id)).toMatchObject({
      what: 'expired',
      by: 'time',
      name: 'Too late',
    });
  });
});

describe('somebody who guesses', () => {
  it('finds no invitation and is slowed down', async () => {
    const limited = await testApp({ modules: ['connections'], limits: true });
    try {
      const guesser = await limited.as('client');
      const statuses: number[] = [];
      for (let i = 0; i < 14; i++) {
        const code = ['', 'a', '%00', 'A'.repeat(43), '_'.repeat(42), `${i}`.padStart(43, 'x')][i % 6];
        statuses.push((await guesser.post('/api/connections/redeem', { code })).status);
      }
      expect(statuses.slice(0, 10).every((status) => status === 404)).toBe(true);
      expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
    } finally {
      await limited.stop();
    }
  });
});

describe('a person who does not want to be asked', () => {
  it('declines, and the other learns that and no name', async () => {
    const id = await aReceivedInvitation(ann, ben);
    expect((await ben.post(`/api/connections/${id}/decline`, {})).status).toBe(204);
    expect((await ben.post(`/api/connections/${id}/decline`, {})).status).toBe(404);
    expect((await listOf(ann)).past[0]).toMatchObject({ id, what: 'declined', by: 'them', name: 'A friend' });
    expect([(await chartOf(ann, id)).status, (await accept(ben, id)).status]).toEqual([404, 404]);
  });

  it('blocks: no link of that person opens, nothing waits, no mail comes, and the other notices nothing', async () => {
    const target = await person('calm@example.test');
    await prove(target);
    const nuisance = await app.as('client', { firstName: 'Nils', lastName: 'Oberg' });
    const id = await aReceivedInvitation(nuisance, target);
    const earlier = await nuisance.post('/api/connections', { email: 'calm@example.test', wording });
    const { code } = await anInvitation(nuisance);
    expect((await target.post(`/api/connections/${id}/decline`, { block: true })).status).toBe(204);
    expect((await listOf(target)).connections).toEqual([]);
    expect((await accept(target, earlier.body.id)).status).toBe(404);
    expect((await target.post('/api/connections/redeem', { code })).status).toBe(404);
    await end(nuisance, earlier.body.id);
    await app.knex('mails').delete();
    const again = await nuisance.post('/api/connections', { email: 'calm@example.test', wording });
    expect([again.status, again.body.state]).toEqual([202, 'invited']);
    expect(await mailedCode(app, 'calm@example.test')).toBe('');
    expect((await listOf(target)).connections).toEqual([]);
    expect((await listOf(nuisance)).connections.find((one) => one.id === again.body.id)?.state).toBe('invited');
    const [block] = (await target.get('/api/connections/blocks')).body;
    expect(block).toMatchObject({ id: nuisance.userId, name: 'Nils O.' });
    expect((await eve.delete(`/api/connections/blocks/${block.id}`)).status).toBe(404);
    expect((await target.delete(`/api/connections/blocks/${block.id}`)).status).toBe(204);
    expect(await stateFor(target, again.body.id)).toBe('received');
  });

  it('ends and blocks in one step', async () => {
    const mate = await app.as('client');
    const id = await aConnection(mate, ben);
    expect((await ben.delete(`/api/connections/${id}?block=true`)).status).toBe(204);
    const { code } = await anInvitation(mate);
    expect((await ben.post('/api/connections/redeem', { code })).status).toBe(404);
  });
});
