import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createInvitation } from '../actions/create-invitation';
import { withdrawInvitation } from '../actions/withdraw-invitation';
import { findInvitation, listInvitations } from '../queries/invitations';

const access = { permission: 'administration.manage-people' } as const;
const headers = { 'Cache-Control': 'no-store' } as const;

/** Invitations as the team sends, lists and takes them back. */
export const invitationRoutes = (core: Core) => ({
  createInvitation: implement(api.createInvitation, contract.createInvitation, {
    access,
    recentSignIn: true,
    limit: { points: 60, seconds: 3600, by: 'person' },
    bodyLimit: 4 * 1024,
    handle: async ({ user, body, trx, request }) =>
      respond(await createInvitation(core, trx, user.id, body, request.id), { headers }),
  }),
  listInvitations: implement(api.listInvitations, contract.listInvitations, {
    access,
    handle: async ({ user, query, trx: db, request }) => {
      const { page, more } = await listInvitations(db, query);
      const entry = { actor: user.id, action: 'invitations.listed', detail: { count: page.length } };
      await core.audit.record(db, entry, request.id);
      const last = page.at(-1);
      const { state, limit = 50 } = query;
      const rest = { limit, before: last?.createdAt ?? '', beforeId: last?.id ?? '' };
      return respond([...page], {
        next: more ? toPath(api.listInvitations, { query: { ...(state ? { state } : {}), ...rest } }) : null,
        headers,
      });
    },
  }),
  withdrawInvitation: implement(api.withdrawInvitation, contract.withdrawInvitation, {
    access,
    load: async ({ params, db }) => {
      const found = await findInvitation(db, params.id);
      if (!found) throw notFound('invitation');
      return found.id;
    },
    handle: ({ user, loaded: id, trx, request }) => withdrawInvitation(core, trx, { actor: user.id, id }, request.id),
  }),
});
