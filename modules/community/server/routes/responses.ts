import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeResponse } from '../actions/change-response';
import { createResponse } from '../actions/create-response';
import { deleteResponse } from '../actions/delete-response';
import { hideResponse } from '../actions/hide-response';
import { restoreResponse } from '../actions/restore-response';
import { requireAuthor, requireAuthorOrModerator } from '../policies/post';
import { toOwnAuthor } from '../queries/authors';
import { needsHelp, offerHelp, refuseWithHelp } from '../queries/crisis-help';
import { getDeletedResponse } from '../queries/deleted-posts';
import { getDiscussion, getReadableDiscussion, getResponse } from '../queries/posts';
import { listResponses } from '../queries/response-list';
import { listRevisions } from '../queries/revisions';
import { toResponseView } from '../views/post';
import { moderating, talking, writing } from './access';

/** Replies to discussions. */
export const responseRoutes = (core: Core) => ({
  listResponses: implement(api.listResponses, contract.listResponses, {
    access: talking,
    load: ({ user, params, db }) => getReadableDiscussion(db, user, params.id),
    handle: async ({ user, loaded, query }) => {
      const { rows, next } = await listResponses(core, user, loaded, query);
      return respond(rows, { next });
    },
  }),
  createResponse: implement(api.createResponse, contract.createResponse, {
    access: talking,
    limit: writing,
    load: ({ params, db }) => getDiscussion(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      const help = await needsHelp(core, user.id, body.content);
      const row = await createResponse(core, trx, user, loaded, body);
      const view = toResponseView(core, row, { user, author: toOwnAuthor(user), blocked: false, help });
      return respond(view, { etag: row.version });
    },
    overLimit: ({ body, refused }) => refuseWithHelp(body.content, refused),
  }),
  changeResponse: implement(api.changeResponse, contract.changeResponse, {
    access: talking,
    limit: writing,
    load: async ({ user, params, db }) => requireAuthor(user, await getResponse(db, user, params.id)),
    handle: async ({ user, loaded, body, request, trx }) => {
      const found = await needsHelp(core, user.id, body.content);
      const row = await changeResponse(core, trx, loaded.id, body, request.ifMatch);
      const help = await offerHelp(core, user.id, found);
      const view = toResponseView(core, row, { user, author: toOwnAuthor(user), blocked: false, help });
      return respond(view, { etag: row.version });
    },
    overLimit: ({ body, refused }) => refuseWithHelp(body.content, refused),
  }),
  deleteResponse: implement(api.deleteResponse, contract.deleteResponse, {
    access: talking,
    load: async ({ user, params, db }) => requireAuthorOrModerator(user, await getResponse(db, user, params.id)),
    handle: async ({ user, loaded, trx }) => {
      await deleteResponse(trx, user, loaded);
      if (loaded.authorId !== user.id)
        await core.audit.record(trx, { actor: user.id, action: 'community.delete', object: `response:${loaded.id}` });
    },
  }),
  restoreResponse: implement(api.restoreResponse, contract.restoreResponse, {
    access: talking,
    load: ({ user, params, db }) => getDeletedResponse(db, user, params.id),
    handle: async ({ user, loaded, trx }) =>
      toResponseView(core, await restoreResponse(trx, loaded.id), { user, author: toOwnAuthor(user), blocked: false }),
  }),
  listResponseRevisions: implement(api.listResponseRevisions, contract.listResponseRevisions, {
    access: talking,
    load: async ({ user, params, db }) => requireAuthorOrModerator(user, await getResponse(db, user, params.id)),
    handle: ({ loaded, trx }) => listRevisions(trx, loaded.id),
  }),
  hideResponse: implement(api.hideResponse, contract.hideResponse, {
    access: moderating,
    load: ({ user, params, db }) => getResponse(db, user, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      const row = await hideResponse(trx, loaded.id, body.hidden);
      const action = body.hidden ? 'community.hide' : 'community.show';
      await core.audit.record(trx, { actor: user.id, action, object: `response:${row.id}` });
      return { hidden: row.hiddenAt !== null };
    },
  }),
});
