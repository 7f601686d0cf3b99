import { implement, respond } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { addFeed } from '../actions/add-feed';
import { refreshFeed } from '../actions/refresh-feed';
import { removeFeed } from '../actions/remove-feed';
import type { Context } from '../context';
import { getOwnFeed, listFeedViews } from '../queries/feeds';
import { toFeedView } from '../views/feed';

const access = { permission: 'calendar-sync.connect' } as const;
/** Each of them makes this server ask another one. */
const limit = { points: 20, seconds: 60, by: 'person' } as const;

/** Calendars elsewhere to which a practitioner subscribed. */
export const feedRoutes = (context: Context) => ({
  listFeeds: implement(api.listFeeds, contract.listFeeds, {
    access,
    handle: ({ user, trx }) => listFeedViews(trx, user.id),
  }),
  addFeed: implement(api.addFeed, contract.addFeed, {
    access,
    limit,
    handle: async ({ user, body, trx }) => respond(toFeedView(await addFeed(context, trx, user.id, body))),
  }),
  refreshFeed: implement(api.refreshFeed, contract.refreshFeed, {
    access,
    limit,
    load: ({ user, params, db }) => getOwnFeed(db, user.id, params.id),
    handle: async ({ loaded, trx }) => {
      await refreshFeed(context, trx, loaded.id);
      return toFeedView(loaded);
    },
  }),
  removeFeed: implement(api.removeFeed, contract.removeFeed, {
    access,
    load: ({ user, params, db }) => getOwnFeed(db, user.id, params.id),
    handle: ({ loaded, trx }) => removeFeed(context.core, trx, loaded),
  }),
});
