import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched, unmatched } from '#modules/matching/testing/matched';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let client: Client;
let practitioner: Client;
let admin: Client;
let matchId: string;
beforeAll(async () => {
  app = await testApp({ modules: ['conversations'] });
  client = await app.as('client', { firstName: 'Zerlina', lastName: 'Quist' });
  practitioner = await app.as('practitioner', { firstName: 'Nora', lastName: 'Lind' });
  admin = await app.as('admin');
  matchId = await matched(app.knex, client, practitioner);
});
afterAll(() => app.stop());

const say = async (who: Client, content: string, to: object = { matchId }) =>
  (await who.post('/api/conversations', { ...to, content })).body;
/** Ten minutes go by: what was planned for later is due. */
const later = async (): Promise<void> => {
  await app.knex.raw('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  await app.runJobs();
};
const addressOf = async ({ userId }: Client): Promise<string> =>
  (await app.knex('users').where({ id: userId }).first('email')).email;
const prove = ({ userId }: Client) =>
  app.knex('users').where({ id: userId }).update({ email_verified_at: app.knex.fn.now() });
const noticesTo = async (to?: string) => (await app.mails(to)).filter(({ subject }) => subject.startsWith('A message'));

describe('who is away', () => {
  it('gets one mail without a word or a name, to a proven address, until they have read', async () => {
    const to = await addressOf(practitioner);
    await app.knex('users').where({ id: practitioner.userId }).update({ email_verified_at: null });
    await say(client, 'I could not sleep.');
    await later();
    expect(await noticesTo(to)).toEqual([]);
    await prove(practitioner);
    const second = await say(client, 'And I dreamed.');
    await later();
    const [mail, ...more] = await noticesTo(to);
    expect(more).toEqual([]);
    expect(JSON.stringify(mail)).not.toMatch(/sleep|dreamed|Zerlina|Quist|Z\. Q\./);
    await say(client, 'Are you there?');
    await later();
    expect(await noticesTo(to)).toHaveLength(1);
    const { body } = await practitioner.get(`/api/conversations/${second.id}`);
    await practitioner.post(`/api/conversations/${second.id}/read`, { upTo: body.messages[0].id });
    await later();
    await say(client, 'A new day.');
    await later();
    expect(await noticesTo(to)).toHaveLength(2);
  });

  it('gets none for what was read in time, answered, or closed', async () => {
    const [one, other] = [await app.as('client'), await app.as('practitioner')];
    await prove(one);
    await prove(other);
    const between = { matchId: await matched(app.knex, one, other) };
    const { id, message } = await say(one, 'First.', between);
    await other.post(`/api/conversations/${id}/read`, { upTo: message.id });
    await later();
    await say(one, 'Second.', between);
    await unmatched(app.knex, other, between.matchId);
    await later();
    expect(await noticesTo(await addressOf(other))).toEqual([]);
  });

  it('of the team is told at the address of the team', async () => {
    await say(client, 'How do I change my name?', { with: 'team' });
    await later();
    const address = await addressOf(practitioner);
    expect((await noticesTo()).filter(({ to }) => to !== address)).toHaveLength(1);
  });
});

describe('what waits', () => {
  it('is counted, with whom one may write to', async () => {
    const { body } = await client.get('/api/messages/standing');
    expect(body).toMatchObject({ conversations: 2, people: [{ matchId, name: 'Nora Lind' }] });
    expect(body.people[0].conversationId).toEqual(expect.any(String));
    expect(body.team.conversationId).toEqual(expect.any(String));
    const own = (await practitioner.get('/api/messages/standing')).body;
    expect([own.people[0].name, own.team, own.unread]).toEqual(['Z. Q.', null, 1]);
    const team = (await admin.get('/api/messages/standing')).body;
    expect(team).toEqual({ unread: 1, conversations: 1, people: [], team: null });
    const fresh = await app.as('client');
    expect((await fresh.get('/api/messages/standing')).body).toEqual({
      unread: 0,
      conversations: 0,
      people: [],
      team: { conversationId: null },
    });
  });

  it('is found by the name the caller reads, and by being unread', async () => {
    const found = async (who: Client, query: string) =>
      (await who.get(`/api/conversations?${query}`)).body.map((one: { with: { name: string } }) => one.with.name);
    expect(await found(client, 'q=nora')).toEqual(['Nora Lind']);
    expect(await found(client, 'q=hedo')).toEqual(['Hedo team']);
    // The whole name is not open to the practitioner, so it finds nothing.
    expect(await found(practitioner, 'q=Quist')).toEqual([]);
    expect(await found(practitioner, 'q=z.')).toEqual(['Z. Q.']);
    expect(await found(admin, 'q=zerlina')).toEqual(['Zerlina Quist']);
    expect(await found(admin, 'unread=true')).toEqual(['Zerlina Quist']);
    expect(await found(client, 'unread=true')).toEqual([]);
    expect(await found(practitioner, 'unread=true')).toEqual(['Z. Q.']);
    expect((await client.get('/api/conversations?unread=yes')).status).toBe(422);
  });
});
