import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { deleteEnneagram } from '../actions/delete-enneagram';
import { saveEnneagram } from '../actions/save-enneagram';
import { findEnneagram } from '../queries/enneagram';

const mine = { permission: 'profile.keep' } as const;

/** The questionnaire that gives an enneagram type: the own answers only. */
export const enneagramRoutes = (core: Core) => ({
  getEnneagram: implement(api.getEnneagram, contract.getEnneagram, {
    access: mine,
    handle: async ({ user }) => {
      const stored = await findEnneagram(core, core.db, user.id);
      return stored ? reply(stored, { etag: stored.version }) : null;
    },
  }),
  saveEnneagram: implement(api.saveEnneagram, contract.saveEnneagram, {
    access: mine,
    limit: { points: 60, seconds: 60, by: 'person' },
    handle: async ({ user, body, trx, request }) => {
      const stored = await saveEnneagram(core, trx, user.id, body, request.ifMatch);
      return reply(stored, { etag: stored?.version ?? 0 });
    },
  }),
  deleteEnneagram: implement(api.deleteEnneagram, contract.deleteEnneagram, {
    access: mine,
    handle: ({ user, trx }) => deleteEnneagram(trx, user.id),
  }),
});
