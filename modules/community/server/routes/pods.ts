import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { acceptInvitation } from '../actions/accept-invitation';
import { approveRequest } from '../actions/approve-request';
import { changePod } from '../actions/change-pod';
import { createInvitation } from '../actions/create-invitation';
import { createPod } from '../actions/create-pod';
import { declineRequest } from '../actions/decline-request';
import { deletePod } from '../actions/delete-pod';
import { joinPod } from '../actions/join-pod';
import { leavePod } from '../actions/leave-pod';
import { removeMember } from '../actions/remove-member';
import { listMembers, listRequests } from '../queries/members';
import { listMessages } from '../queries/messages';
import { listPods } from '../queries/pod-list';
import { findStandings, getPodAsGuide, getPodAsMember, getVisiblePod } from '../queries/pods';
import { toPodView } from '../views/pod';
import { talking, writing } from './access';

const reading = (core: Core) => ({
  listPods: implement(api.listPods, contract.listPods, {
    access: talking,
    handle: async ({ user, query }) => {
      const { rows, next } = await listPods(core, user, query);
      return respond(rows, { next });
    },
  }),
  getPod: implement(api.getPod, contract.getPod, {
    access: talking,
    load: ({ user, params, db }) => getVisiblePod(db, user, params.id),
    handle: async ({ loaded }) => toPodView(loaded.pod, loaded.you),
  }),
  listMembers: implement(api.listMembers, contract.listMembers, {
    access: talking,
    load: ({ user, params, db }) => getPodAsMember(db, user, params.id),
    handle: async ({ user, params, query }) => {
      const { rows, next } = await listMembers(core, user, params.id, query.after);
      return respond(rows, { next });
    },
  }),
  listMessages: implement(api.listMessages, contract.listMessages, {
    access: talking,
    load: ({ user, params, db }) => getPodAsMember(db, user, params.id),
    handle: async ({ user, params, loaded, query, trx }) => {
      if (loaded.you !== 'guide' && loaded.you !== 'member')
        await core.audit.record(trx, { actor: user.id, action: 'community.read-room', object: `pod:${params.id}` });
      return listMessages(core, user, params.id, query);
    },
  }),
  listRequests: implement(api.listRequests, contract.listRequests, {
    access: talking,
    load: ({ user, params, db }) => getPodAsGuide(db, user, params.id),
    handle: ({ user, params }) => listRequests(core, user, params.id),
  }),
});

const joining = (core: Core) => ({
  joinPod: implement(api.joinPod, contract.joinPod, {
    access: talking,
    limit: writing,
    load: ({ user, params, db }) => getVisiblePod(db, user, params.id),
    handle: async ({ user, params, trx }) => {
      const pod = await joinPod(core, trx, user.id, params.id);
      return toPodView(pod, (await findStandings(trx, user.id, [pod.id]))(pod.id));
    },
  }),
  acceptInvitation: implement(api.acceptInvitation, contract.acceptInvitation, {
    access: talking,
    limit: writing,
    handle: async ({ user, body, trx }) => {
      const pod = await acceptInvitation(core, trx, user.id, body.token);
      return toPodView(pod, (await findStandings(trx, user.id, [pod.id]))(pod.id));
    },
  }),
  leavePod: implement(api.leavePod, contract.leavePod, {
    access: talking,
    load: ({ user, params, db }) => getVisiblePod(db, user, params.id),
    handle: async ({ user, params, trx }) => toPodView(await leavePod(core, trx, user.id, params.id), null),
  }),
});

const guiding = (core: Core) => ({
  createPod: implement(api.createPod, contract.createPod, {
    access: talking,
    limit: writing,
    handle: async ({ user, body, trx }) => toPodView(await createPod(trx, user.id, body), 'guide'),
  }),
  changePod: implement(api.changePod, contract.changePod, {
    access: talking,
    load: ({ user, params, db }) => getPodAsGuide(db, user, params.id),
    handle: async ({ params, loaded, body, trx }) =>
      toPodView(await changePod(core, trx, params.id, body.status), loaded.you),
  }),
  deletePod: implement(api.deletePod, contract.deletePod, {
    access: talking,
    load: ({ user, params, db }) => getPodAsGuide(db, user, params.id),
    handle: async ({ user, params, trx }) => {
      await deletePod(trx, params.id);
      await core.audit.record(trx, { actor: user.id, action: 'community.delete', object: `pod:${params.id}` });
    },
  }),
  createInvitation: implement(api.createInvitation, contract.createInvitation, {
    access: talking,
    limit: writing,
    load: ({ user, params, db }) => getPodAsGuide(db, user, params.id),
    handle: ({ params, trx }) => createInvitation(trx, params.id),
  }),
  approveRequest: implement(api.approveRequest, contract.approveRequest, {
    access: talking,
    load: ({ user, params, db }) => getPodAsGuide(db, user, params.id),
    handle: async ({ params, loaded, trx }) =>
      toPodView(await approveRequest(core, trx, params.id, params.userId), loaded.you),
  }),
  declineRequest: implement(api.declineRequest, contract.declineRequest, {
    access: talking,
    load: ({ user, params, db }) => getPodAsGuide(db, user, params.id),
    handle: async ({ params, trx }) => declineRequest(core, trx, params.id, params.userId),
  }),
  removeMember: implement(api.removeMember, contract.removeMember, {
    access: talking,
    load: ({ user, params, db }) => getPodAsGuide(db, user, params.id),
    handle: async ({ user, loaded, params, trx }) => {
      await removeMember(core, trx, params.id, params.userId);
      if (loaded.you !== 'guide')
        await core.audit.record(trx, {
          actor: user.id,
          action: 'community.take-out',
          subject: params.userId,
          object: `pod:${params.id}`,
        });
    },
  }),
});

/** Pods, who sits in them, and what was said there. Saying something goes over the socket (`pods/chat.ts`). */
export const podRoutes = (core: Core) => ({ ...reading(core), ...joining(core), ...guiding(core) });
