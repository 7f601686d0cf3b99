import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aPod } from '../testing/factory';

let app: TestApp;
let guide: Client;
let member: Client;
let stranger: Client;
let admin: Client;
const open: Socket[] = [];
beforeAll(async () => {
  app = await testApp({ modules: ['community'] });
  [guide, member, stranger] = [await app.as('client'), await app.as('client'), await app.as('practitioner')];
  admin = await app.as('admin');
}, 180_000);
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => app.stop());

const create = async (overrides: object = {}) => (await guide.post('/api/pods', aPod(overrides))).body;
const connect = (client: Client): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const extraHeaders = { cookie, origin: app.url };
    const socket = io(app.url, { path: '/ws', transports: ['websocket'], extraHeaders, forceNew: true });
    open.push(socket);
    socket.io.reconnection(false);
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
const ask = (socket: Socket, event: string, message: unknown) => socket.timeout(5000).emitWithAck(event, message);

describe('a pod', () => {
  it('never seats more people than it has seats for, however many come at once (fault-10)', async () => {
    const pod = await create({ capacity: 4 });
    const people = await Promise.all(Array.from({ length: 8 }, () => app.as('client')));
    const answers = await Promise.all(people.flatMap((one) => [0, 1].map(() => one.post(`/api/pods/${pod.id}/join`))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await guide.get(`/api/pods/${pod.id}`)).body).toMatchObject({ members: 4, status: 'full' });
    expect(await app.knex('pod_members').where({ pod_id: pod.id })).toHaveLength(4);
  });

  it('is left as often as one likes, passes to who has been there longest, and ends when empty', async () => {
    const pod = await create();
    const path = `/api/pods/${pod.id}`;
    await member.post(`${path}/join`);
    await guide.post(`${path}/leave`);
    expect((await guide.post(`${path}/leave`)).status).toBe(200);
    expect((await member.get(path)).body).toMatchObject({ you: 'guide', members: 1 });
    await member.post(`${path}/leave`);
    expect((await stranger.post(`${path}/join`)).status).toBe(409);
  });

  it('asks first when it says so, and is not there for strangers when it is private', async () => {
    const asked = await create({ access: 'request' });
    expect((await member.post(`/api/pods/${asked.id}/join`)).body.you).toBe('requested');
    expect((await stranger.get(`/api/pods/${asked.id}/requests`)).status).toBe(403);
    const [request] = (await guide.get(`/api/pods/${asked.id}/requests`)).body;
    await guide.post(`/api/pods/${asked.id}/requests/${request.person.id}/approve`);
    expect((await member.get(`/api/pods/${asked.id}`)).body.you).toBe('member');
    await stranger.post(`/api/pods/${asked.id}/join`);
    await guide.post(`/api/pods/${asked.id}/requests/${stranger.userId}/decline`);
    expect((await stranger.post(`/api/pods/${asked.id}/join`)).status).toBe(409);

    const secret = await create({ access: 'private' });
    for (const path of [`/api/pods/${secret.id}`, `/api/pods/${secret.id}/messages`])
      expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(`/api/pods/${secret.id}/join`)).status).toBe(404);
    expect((await stranger.get('/api/pods?limit=50')).body.map(({ id }: { id: string }) => id)).not.toContain(
      secret.id,
    );
    const first = (await guide.post(`/api/pods/${secret.id}/invitations`)).body.token;
    const second = (await guide.post(`/api/pods/${secret.id}/invitations`)).body.token;
    expect((await stranger.post('/api/pod-invitations', { token: first })).status).toBe(404);
    expect((await stranger.post('/api/pod-invitations', { token: second })).body.you).toBe('member');
  });
});

describe('the room of a pod', () => {
  it('takes members only, at the join and at every message (WS rows)', async () => {
    const pod = await create();
    const room = `pod:${pod.id}`;
    await member.post(`/api/pods/${pod.id}/join`);
    for (const one of [stranger, admin]) {
      const socket = await connect(one);
      expect(await ask(socket, 'join_room', { room })).toEqual({ status: 403 });
      expect(await ask(socket, 'chat_message', { room, content: 'x' })).toEqual({ status: 403 });
      expect(await ask(socket, 'join_room', { room: 'discussions' })).toEqual({ status: 200 });
      expect(await ask(socket, 'chat_message', { room: 'discussions', content: 'x' })).toEqual({ status: 403 });
    }
    const [speaker, listener] = [await connect(guide), await connect(member)];
    for (const socket of [speaker, listener]) expect(await ask(socket, 'join_room', { room })).toEqual({ status: 200 });
    const heard: { content: string }[] = [];
    listener.on('chat_message', (message) => heard.push(message));
    for (const odd of [
      null,
      'x',
      { room },
      { room, content: '' },
      { room, content: 'x'.repeat(2001) },
      { room, content: 'a', more: 1 },
    ])
      expect((await ask(speaker, 'chat_message', odd)).status).toBe(422);
    const arrived = new Promise((resolve) => listener.once('chat_message', resolve));
    const said = await ask(speaker, 'chat_message', { room, content: 'Good evening.', timestamp: '1999-01-01' });
    await arrived;
    expect(said).toMatchObject({ status: 200, message: { seq: 1, author: { id: guide.userId } } });
    expect(new Date(said.message.createdAt).getFullYear()).toBeGreaterThan(2000);
    expect(heard).toEqual([said.message]);
    await member.post(`/api/pods/${pod.id}/leave`);
    expect(await ask(listener, 'chat_message', { room, content: 'still here' })).toEqual({ status: 403 });
    await app.runJobs();
    await ask(speaker, 'chat_message', { room, content: 'Now we are alone.' });
    await ask(listener, 'join_room', { room: 'discussions' });
    expect(heard).toHaveLength(1);
  });

  it('is closed at once to whom the guide takes out, who comes back only when the guide says yes', async () => {
    const pod = await create();
    const path = `/api/pods/${pod.id}`;
    const room = `pod:${pod.id}`;
    await member.post(`${path}/join`);
    expect((await member.delete(`${path}/members/${guide.userId}`)).status).toBe(403);
    expect((await guide.delete(`${path}/members/${guide.userId}`)).status).toBe(409);
    expect((await guide.delete(`${path}/members/${stranger.userId}`)).status).toBe(404);
    const [speaker, listener] = [await connect(guide), await connect(member)];
    for (const socket of [speaker, listener]) await ask(socket, 'join_room', { room });
    const heard: unknown[] = [];
    listener.on('chat_message', (message) => heard.push(message));
    for (const _ of [0, 1]) expect((await guide.delete(`${path}/members/${member.userId}`)).status).toBe(204);
    // No job has run: the room is closed by the request itself.
    await ask(speaker, 'chat_message', { room, content: 'Only for those who stayed.' });
    expect(await ask(listener, 'join_room', { room })).toEqual({ status: 403 });
    expect(heard).toEqual([]);
    expect((await member.get(`${path}/messages`)).status).toBe(403);
    const { token } = (await guide.post(`${path}/invitations`)).body;
    expect((await member.post(`${path}/join`)).status).toBe(409);
    expect((await member.post('/api/pod-invitations', { token })).status).toBe(409);
    await app.runJobs();
    expect((await member.get('/api/notifications/me')).body[0]).toMatchObject({ kind: 'pod-removed' });
    expect((await guide.post(`${path}/requests/${member.userId}/approve`)).status).toBe(200);
    expect((await member.get(path)).body).toMatchObject({ you: 'member', members: 2 });
  });

  it('hears of who comes and of a pause', async () => {
    const pod = await create();
    const room = `pod:${pod.id}`;
    const socket = await connect(guide);
    await ask(socket, 'join_room', { room });
    const heard: unknown[] = [];
    socket.on('pod.changed', (message) => heard.push(message));
    for (const work of [
      () => member.post(`/api/pods/${pod.id}/join`),
      () => guide.patch(`/api/pods/${pod.id}`, { status: 'paused' }),
      () => member.post(`/api/pods/${pod.id}/leave`),
    ]) {
      heard.length = 0;
      expect((await work()).status).toBe(200);
      await app.runJobs();
      await expect.poll(() => heard).toContainEqual({ podId: pod.id });
    }
  });

  it('keeps each message once, numbered without gaps, sealed, and closes gaps by number', async () => {
    const pod = await create();
    const room = `pod:${pod.id}`;
    const socket = await connect(guide);
    const clientId = randomUUID();
    const twice = await Promise.all(
      [0, 1].map(() => ask(socket, 'chat_message', { room, content: 'Once.', clientId })),
    );
    expect(twice.map(({ message }) => message.seq)).toEqual([1, 1]);
    await Promise.all(['two', 'three', 'four'].map((content) => ask(socket, 'chat_message', { room, content })));
    const all = (await guide.get(`/api/pods/${pod.id}/messages`)).body;
    expect(all.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4]);
    expect((await guide.get(`/api/pods/${pod.id}/messages?after=2&limit=1`)).body).toEqual([all[2]]);
    expect((await guide.get(`/api/pods/${pod.id}/messages?before=3&limit=1`)).body).toEqual([all[1]]);
    expect((await stranger.get(`/api/pods/${pod.id}/messages`)).status).toBe(403);
    const before = await app.knex('audit_log').where({ action: 'community.read-room' });
    expect((await admin.get(`/api/pods/${pod.id}/messages`)).status).toBe(200);
    expect(await app.knex('audit_log').where({ action: 'community.read-room' })).toHaveLength(before.length + 1);
    const stored = await app.knex('pod_messages').where({ pod_id: pod.id });
    expect(stored.map(({ content_sealed }) => content_sealed.toString('utf8')).join()).not.toContain('Once.');
  });
});

describe('deleting an account', () => {
  it('takes the name off posts and the words out of rooms', async () => {
    const person = await app.as('client', { firstName: 'Vera' });
    const talk = (await person.post('/api/discussions', { title: 'T', content: 'C', category: 'General' })).body;
    const pod = (await person.post('/api/pods', aPod())).body;
    await member.post(`/api/pods/${pod.id}/join`);
    const socket = await connect(person);
    await ask(socket, 'chat_message', { room: `pod:${pod.id}`, content: 'A secret.' });
    const data = app.assembled.personalData.find(({ owner }) => owner === 'community')?.data;
    expect(JSON.stringify(await data?.export(person.userId))).toContain('A secret.');
    await app.knex.transaction(async (trx) => data?.erase(trx, person.userId));
    expect((await member.get(`/api/discussions/${talk.id}`)).body.author).toBe(null);
    expect((await member.get(`/api/pods/${pod.id}/messages`)).body).toMatchObject([
      { seq: 1, content: null, author: null },
    ]);
    expect((await member.get(`/api/pods/${pod.id}`)).body).toMatchObject({ you: 'guide', members: 1 });
  });
});
