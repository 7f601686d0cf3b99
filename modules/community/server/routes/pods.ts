import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  Invitation,
  InvitationInput,
  MemberQuery,
  MessageQuery,
  PodInput,
  PodMembers,
  PodMessages,
  PodPatch,
  PodQuery,
  PodRequests,
  PodView,
  PodViews,
} from '../../schemas/pod';
import { createPod, invite, invitedTo, removePod, turn } from '../pods/create';
import { asGuide, asMember, standings, visible } from '../pods/find';
import { approve, decline, joinPod } from '../pods/join';
import { leavePod } from '../pods/leave';
import { listPods } from '../pods/list';
import { membersOf, requestsOf } from '../pods/members';
import { listMessages } from '../pods/messages';
import { presentPod } from '../pods/present';
import { takeOut } from '../pods/take-out';
import { Id, IdAndPerson, talking, writing } from './ids';

const reading = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/pods',
    access: talking,
    query: PodQuery,
    reply: PodViews,
    handle: async ({ user, query }) => {
      const { rows, next } = await listPods(core, user, query);
      return respond(rows, { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/pods/:id',
    access: talking,
    params: Id,
    reply: PodView,
    load: ({ user, params, db }) => visible(db, user, params.id),
    handle: async ({ loaded }) => presentPod(loaded.pod, loaded.you),
  }),
  route({
    method: 'get',
    path: '/api/pods/:id/members',
    access: talking,
    params: Id,
    query: MemberQuery,
    reply: PodMembers,
    load: ({ user, params, db }) => asMember(db, user, params.id),
    handle: async ({ user, params, query }) => {
      const { rows, next } = await membersOf(core, user, params.id, query.after);
      return respond(rows, { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/pods/:id/messages',
    access: talking,
    params: Id,
    query: MessageQuery,
    reply: PodMessages,
    load: ({ user, params, db }) => asMember(db, user, params.id),
    handle: async ({ user, params, loaded, query, trx }) => {
      if (loaded.you !== 'guide' && loaded.you !== 'member')
        await core.audit.record(trx, { actor: user.id, action: 'community.read-room', object: `pod:${params.id}` });
      return listMessages(core, user, params.id, query);
    },
  }),
  route({
    method: 'get',
    path: '/api/pods/:id/requests',
    access: talking,
    params: Id,
    reply: PodRequests,
    load: ({ user, params, db }) => asGuide(db, user, params.id),
    handle: ({ user, params }) => requestsOf(core, user, params.id),
  }),
];

const joining = (core: Core): Route[] => [
  route({
    method: 'post',
    path: '/api/pods/:id/join',
    access: talking,
    params: Id,
    reply: PodView,
    status: 200,
    limit: writing,
    load: ({ user, params, db }) => visible(db, user, params.id),
    handle: async ({ user, params, trx }) => {
      const pod = await joinPod(core, trx, user.id, params.id);
      return presentPod(pod, (await standings(trx, user.id, [pod.id]))(pod.id));
    },
  }),
  route({
    method: 'post',
    path: '/api/pod-invitations',
    access: talking,
    body: InvitationInput,
    reply: PodView,
    status: 200,
    limit: writing,
    handle: async ({ user, body, trx }) => {
      const { id } = await invitedTo(trx, body.token);
      const pod = await joinPod(core, trx, user.id, id, true);
      return presentPod(pod, (await standings(trx, user.id, [pod.id]))(pod.id));
    },
  }),
  route({
    method: 'post',
    path: '/api/pods/:id/leave',
    access: talking,
    params: Id,
    reply: PodView,
    status: 200,
    load: ({ user, params, db }) => visible(db, user, params.id),
    handle: async ({ user, params, trx }) => presentPod(await leavePod(core, trx, user.id, params.id), null),
  }),
];

const guiding = (core: Core): Route[] => [
  route({
    method: 'post',
    path: '/api/pods',
    access: talking,
    body: PodInput,
    reply: PodView,
    idempotent: true,
    limit: writing,
    handle: async ({ user, body, trx }) => presentPod(await createPod(trx, user.id, body), 'guide'),
  }),
  route({
    method: 'patch',
    path: '/api/pods/:id',
    access: talking,
    params: Id,
    body: PodPatch,
    reply: PodView,
    load: ({ user, params, db }) => asGuide(db, user, params.id),
    handle: async ({ params, loaded, body, trx }) =>
      presentPod(await turn(core, trx, params.id, body.status), loaded.you),
  }),
  route({
    method: 'delete',
    path: '/api/pods/:id',
    access: talking,
    params: Id,
    status: 204,
    load: ({ user, params, db }) => asGuide(db, user, params.id),
    handle: async ({ user, params, trx }) => {
      await removePod(trx, params.id);
      await core.audit.record(trx, { actor: user.id, action: 'community.delete', object: `pod:${params.id}` });
      return undefined;
    },
  }),
  route({
    method: 'post',
    path: '/api/pods/:id/invitations',
    access: talking,
    params: Id,
    reply: Invitation,
    limit: writing,
    load: ({ user, params, db }) => asGuide(db, user, params.id),
    handle: ({ params, trx }) => invite(trx, params.id),
  }),
  route({
    method: 'post',
    path: '/api/pods/:id/requests/:userId/approve',
    access: talking,
    params: IdAndPerson,
    reply: PodView,
    status: 200,
    load: ({ user, params, db }) => asGuide(db, user, params.id),
    handle: async ({ params, loaded, trx }) =>
      presentPod(await approve(core, trx, params.id, params.userId), loaded.you),
  }),
  route({
    method: 'post',
    path: '/api/pods/:id/requests/:userId/decline',
    access: talking,
    params: IdAndPerson,
    status: 204,
    load: ({ user, params, db }) => asGuide(db, user, params.id),
    handle: async ({ params, trx }) => decline(core, trx, params.id, params.userId) as Promise<undefined>,
  }),
  route({
    method: 'delete',
    path: '/api/pods/:id/members/:userId',
    access: talking,
    params: IdAndPerson,
    status: 204,
    load: ({ user, params, db }) => asGuide(db, user, params.id),
    handle: async ({ user, loaded, params, trx }) => {
      await takeOut(core, trx, params.id, params.userId);
      if (loaded.you !== 'guide')
        await core.audit.record(trx, {
          actor: user.id,
          action: 'community.take-out',
          subject: params.userId,
          object: `pod:${params.id}`,
        });
      return undefined;
    },
  }),
];

/** Pods, who sits in them, and what was said there. Saying something goes over the socket (`pods/chat.ts`). */
export const podRoutes = (core: Core): Route[] => [...reading(core), ...joining(core), ...guiding(core)];
