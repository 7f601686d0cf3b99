import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { discardDraft } from '../actions/discard-draft';
import { saveDraft } from '../actions/save-draft';
import { getDraftView, listDrafts } from '../queries/drafts';

const ownLabors = { permission: 'labors.respond' } as const;

/** Writing that is not saved as an answer yet. */
export const laborDraftRoutes = (core: Core) => ({
  listOwnDrafts: implement(api.listOwnDrafts, contract.listOwnDrafts, {
    access: ownLabors,
    handle: async ({ user }) =>
      Promise.all((await listDrafts(core.db, user.id)).map((row) => getDraftView(core, core.db, row))),
  }),
  saveDraft: implement(api.saveDraft, contract.saveDraft, {
    access: ownLabors,
    limit: { points: 240, seconds: 60, by: 'person', local: true },
    bodyLimit: 512 * 1024,
    handle: async ({ user, params, body, trx, request }) => {
      const row = await saveDraft(core, trx, user.id, params.laborNumber, body.text, request.ifMatch);
      return reply(await getDraftView(core, trx, row), { etag: row.revision });
    },
  }),
  discardDraft: implement(api.discardDraft, contract.discardDraft, {
    access: ownLabors,
    handle: async ({ user, params, trx }) => discardDraft(trx, user.id, params.laborNumber),
  }),
});
