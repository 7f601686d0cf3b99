import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeListView } from '../actions/change-list-view';
import { deleteListView } from '../actions/delete-list-view';
import { saveListView } from '../actions/save-list-view';
import { listViewsOf } from '../queries/list-views';

const access = { permission: 'team-portal.save-views' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** Saved views of the team's lists. */
export const listViewRoutes = (core: Core) => ({
  listListViews: implement(api.listListViews, contract.listListViews, {
    access,
    handle: ({ user, query, trx }) => listViewsOf(core, trx, user, query.list),
  }),
  saveListView: implement(api.saveListView, contract.saveListView, {
    access,
    limit,
    handle: async ({ user, body, trx }) => {
      const view = await saveListView(core, trx, user, body);
      return respond(view, { etag: view.version });
    },
  }),
  changeListView: implement(api.changeListView, contract.changeListView, {
    access,
    limit,
    handle: async ({ user, params, body, request, trx }) => {
      const view = await changeListView(core, trx, user, params.id, body, request.ifMatch);
      return respond(view, { etag: view.version });
    },
  }),
  deleteListView: implement(api.deleteListView, contract.deleteListView, {
    access,
    handle: ({ user, params, trx }) => deleteListView(trx, user, params.id),
  }),
});
