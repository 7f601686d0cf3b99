import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched, unmatched } from '#modules/matching/testing/matched';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['conversations'] });
});
afterAll(() => app.stop());

const data = () => {
  const found = app.assembled.personalData.find(({ owner }) => owner === 'conversations');
  if (!found) throw new Error('nobody answers for the conversations');
  return found.data;
};
const exported = async (who: Client): Promise<string> => JSON.stringify(await data().export(who.userId));
const erase = (who: Client) => app.knex.transaction((trx) => data().erase(trx, who.userId));

const talk = async () => {
  const [client, practitioner, admin] = [await app.as('client'), await app.as('practitioner'), await app.as('admin')];
  const matchId = await matched(app.knex, client, practitioner);
  const { id } = (await client.post('/api/conversations', { matchId, content: 'Words of the client.' })).body;
  await practitioner.post(`/api/conversations/${id}/messages`, { content: 'Words of the practitioner.' });
  const team = (await client.post('/api/conversations', { with: 'team', content: 'A question.' })).body.id;
  await admin.post(`/api/conversations/${team}/messages`, { content: 'Words of the team.' });
  return { client, practitioner, admin, matchId, id: id as string, team: team as string };
};

describe('what conversations keep of a person', () => {
  it('is exported: the client’s conversations in full, of others what they wrote themselves', async () => {
    const { client, practitioner, admin } = await talk();
    expect(await exported(client)).toMatch(/Words of the client.*Words of the practitioner.*Words of the team/);
    const theirs = await exported(practitioner);
    expect(theirs).toContain('Words of the practitioner.');
    expect(theirs).not.toMatch(new RegExp(`Words of the client|${client.userId}`));
    expect(await exported(admin)).toContain('Words of the team.');
  });

  it('goes with the practitioner: the words and the name, not the client’s own', async () => {
    const { client, practitioner, id } = await talk();
    await erase(practitioner);
    const { body } = await client.get(`/api/conversations/${id}`);
    expect(body).toMatchObject({ with: { kind: 'practitioner', name: null }, closed: true });
    expect(body.messages).toMatchObject([
      { content: null, authorName: null, mine: false },
      { content: 'Words of the client.', mine: true },
    ]);
    expect((await practitioner.get(`/api/conversations/${id}`)).status).toBe(404);
    expect(JSON.parse(await exported(practitioner))).toMatchObject({ conversations: [], messages: [] });
  });

  it('goes with the client altogether, and of the team only the person', async () => {
    const { client, admin, team, id } = await talk();
    await erase(admin);
    expect((await client.get(`/api/conversations/${team}`)).body.messages[0]).toMatchObject({
      content: 'Words of the team.',
      authorName: 'Hedo team',
    });
    await erase(client);
    expect(await app.knex('conversations').where({ client_id: client.userId })).toEqual([]);
    expect(await app.knex('conversation_messages').whereIn('conversation_id', [id, team])).toEqual([]);
  });
});

describe('open pages', () => {
  const connect = (client: Client): Promise<{ socket: Socket; heard: unknown[] }> =>
    new Promise((resolve, reject) => {
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const extraHeaders = { cookie, origin: app.url };
      const socket = io(app.url, { path: '/ws', transports: ['websocket'], extraHeaders, forceNew: true });
      const heard: unknown[] = [];
      socket.onAny((event, message) => event === 'conversations.changed' && heard.push(message));
      socket.on('connect', () => resolve({ socket, heard })).on('connect_error', reject);
    });

  it('of those who take part hear ids, and a practitioner hears nothing of a closed conversation', async () => {
    const { client, practitioner, admin, matchId, id, team } = await talk();
    await app.runJobs();
    const people = [client, practitioner, admin, await app.as('client')];
    const open = await Promise.all(people.map(connect));
    const heard = () => open.map((one) => one.heard.splice(0));
    const note = { conversationId: id };
    const { body } = await client.post(`/api/conversations/${id}/messages`, { content: 'Are you there?' });
    await app.runJobs();
    // Each socket is notified in its own time; what went before may still be on its way.
    const whoHeard = () =>
      open.map((one) => one.heard.some((message) => JSON.stringify(message) === JSON.stringify(note)));
    await expect.poll(whoHeard).toEqual([true, true, false, false]);
    await client.post(`/api/conversations/${team}/messages`, { content: 'And you?' });
    await app.runJobs();
    await expect.poll(() => open[2]?.heard).toContainEqual({ conversationId: team });
    expect(whoHeard()).toEqual([true, true, false, false]);
    heard();
    await unmatched(app.knex, practitioner, matchId);
    await app.runJobs();
    await expect.poll(() => open[0]?.heard).toContainEqual(note);
    await expect.poll(() => open[1]?.heard).toContainEqual(note);
    heard();
    await client.post(`/api/conversations/${id}/read`, { upTo: body.id });
    await app.runJobs();
    await expect.poll(() => open[0]?.heard).toContainEqual(note);
    expect(heard()[1]).toEqual([]);
    for (const { socket } of open) socket.disconnect();
  });
});
