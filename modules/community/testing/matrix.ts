import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { aDiscussion, aLeaveToken, aPod, aResponse, aRoomMessage } from './factory';

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ app, callers, knex }) => {
  const { owner, admin } = callers;
  const talk = (await owner.post('/api/discussions', aDiscussion())).body;
  const reply = (await owner.post(`/api/discussions/${talk.id}/responses`, aResponse())).body;
  const secret = (await owner.post('/api/pods', aPod({ access: 'private' }))).body;
  const room = (await owner.post('/api/pods', aPod())).body;
  await aRoomMessage(app, owner, room.id, 'Good evening.');
  const [notice] = await knex('notices')
    .insert({ user_id: owner.userId, kind: 'reply', target_id: talk.id, read_at: knex.fn.now() })
    .returning('id');
  const filed = (await owner.post('/api/reports', { kind: 'response', targetId: reply.id, reason: 'other' })).body;

  /** A post of the caller's own, since others may not touch it. */
  const own = async (client: Client) => (await client.post('/api/discussions', aDiscussion())).body.id as string;
  const ownReply = async (client: Client) =>
    (await client.post(`/api/discussions/${talk.id}/responses`, aResponse())).body.id as string;
  const deleted = async (path: string, client: Client, make: (client: Client) => Promise<string>) => {
    const id = await make(client);
    await client.delete(`${path}/${id}`);
    return { params: { id } };
  };
  /** Somebody new who asks for a seat in a pod of the owner. */
  const asking = async () => {
    const pod = (await owner.post('/api/pods', aPod({ access: 'request' }))).body;
    const person = await app.as('client');
    await person.post(`/api/pods/${pod.id}/join`);
    return { params: { id: pod.id, userId: person.userId } };
  };
  /** Somebody new who sits in a pod of the owner. */
  const seated = async () => {
    const pod = (await owner.post('/api/pods', aPod())).body;
    const one = await app.as('client');
    await one.post(`/api/pods/${pod.id}/join`);
    return { params: { id: pod.id, userId: one.userId } };
  };
  const invited = async () => {
    const pod = (await owner.post('/api/pods', aPod({ access: 'private' }))).body;
    const { token } = (await owner.post(`/api/pods/${pod.id}/invitations`)).body;
    return { body: { token } };
  };
  const ofTalk = { id: talk.id };
  const ofReply = { id: reply.id };
  const ofRoom = { id: room.id };
  const open = (await asking()).params;
  const sitting = (await seated()).params;
  const person = await app.as('client');
  return {
    'GET /api/discussions': {},
    'POST /api/discussions': { body: aDiscussion() },
    'GET /api/discussions/{id}': { params: ofTalk },
    'PATCH /api/discussions/{id}': {
      params: ofTalk,
      body: { title: 'Another title' },
      headers: { 'if-match': '"1"' },
      before: async (_caller, client) => ({ params: { id: await own(client) } }),
    },
    'DELETE /api/discussions/{id}': {
      params: ofTalk,
      before: async (_caller, client) => ({ params: { id: await own(client) } }),
    },
    'POST /api/discussions/{id}/restore': {
      params: ofTalk,
      before: (_caller, client) => deleted('/api/discussions', client, own),
    },
    'GET /api/discussions/{id}/history': { params: ofTalk },
    'POST /api/discussions/{id}/hide': {
      params: ofTalk,
      body: { hidden: true },
      before: async (_caller, client) => ({ params: { id: await own(client) } }),
    },
    'PUT /api/discussions/{id}/level': { params: ofTalk, body: { level: 'watching' } },
    'GET /api/discussions/{id}/responses': { params: ofTalk },
    'POST /api/discussions/{id}/responses': { params: ofTalk, body: aResponse() },
    'PATCH /api/responses/{id}': {
      params: ofReply,
      body: aResponse(),
      headers: { 'if-match': '"1"' },
      before: async (_caller, client) => ({ params: { id: await ownReply(client) } }),
    },
    'DELETE /api/responses/{id}': {
      params: ofReply,
      before: async (_caller, client) => ({ params: { id: await ownReply(client) } }),
    },
    'POST /api/responses/{id}/restore': {
      params: ofReply,
      before: (_caller, client) => deleted('/api/responses', client, ownReply),
    },
    'GET /api/responses/{id}/history': { params: ofReply },
    'POST /api/responses/{id}/hide': {
      params: ofReply,
      body: { hidden: true },
      before: async (_caller, client) => ({ params: { id: await ownReply(client) } }),
    },
    'GET /api/pods': {},
    'POST /api/pods': { body: aPod() },
    'GET /api/pods/{privateId}': { params: { privateId: secret.id } },
    'PATCH /api/pods/{id}': { params: ofRoom, body: { status: 'active' } },
    'DELETE /api/pods/{id}': {
      params: ofRoom,
      before: async (_caller, client) => ({ params: { id: (await client.post('/api/pods', aPod())).body.id } }),
    },
    'POST /api/pods/{id}/join': {
      params: ofRoom,
      before: async () => ({ params: { id: (await owner.post('/api/pods', aPod())).body.id } }),
    },
    'POST /api/pods/{id}/leave': {
      params: ofRoom,
      before: async () => ({ params: { id: (await admin.post('/api/pods', aPod())).body.id } }),
    },
    'POST /api/pod-invitations': { ...(await invited()), before: invited },
    'POST /api/pods/{id}/invitations': { params: ofRoom },
    'GET /api/pods/{id}/members': { params: ofRoom },
    'GET /api/pods/{id}/messages': { params: ofRoom },
    'GET /api/pods/{id}/requests': { params: ofRoom },
    'POST /api/pods/{id}/requests/{userId}/approve': { params: open, before: asking },
    'POST /api/pods/{id}/requests/{userId}/decline': { params: open, before: asking },
    'DELETE /api/pods/{id}/members/{userId}': { params: sitting, before: seated },
    'GET /api/pods/{id}/level': { params: ofRoom },
    'PUT /api/pods/{id}/level': { params: ofRoom, body: { level: 'watching' } },
    'POST /api/reports': { body: { kind: 'discussion', targetId: talk.id, reason: 'spam' } },
    'GET /api/reports': { query: 'status=open&kind=response&sort=newest' },
    'GET /api/reports.csv': { query: 'reason=other' },
    'POST /api/reports/{id}/decide': { params: { id: filed.id }, body: { decision: 'keep' } },
    'GET /api/community-blocks/me': {},
    'POST /api/community-blocks': { body: { personId: person.userId, blocked: true } },
    'GET /api/notifications/me': {},
    'GET /api/notifications/me/count': {},
    'POST /api/notifications/me/read': {},
    'POST /api/notifications/{id}/read': { params: { id: notice.id } },
    'GET /api/notifications/digest': {},
    'PUT /api/notifications/digest': { body: { on: true } },
    'GET /api/notifications/unsubscribe/{token}': { params: { token: 'a'.repeat(40) } },
    'POST /api/notifications/unsubscribe/{token}': { params: { token: await aLeaveToken(app, owner.userId) } },
  };
};
