import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import { matches } from '#modules/matching/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createFeed } from '../actions/create-feed';
import { revokeFeed } from '../actions/revoke-feed';
import type { Context } from '../context';
import { findFeed, readCalendarFeed } from '../queries/feeds';
import { openRoom } from '../queries/rooms';
import { getAttendedSession } from '../queries/sessions';
import { toCalendarEvent } from '../views/calendar-file';

const access = { permission: 'sessions.attend' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** What both sides of a session may: enter its room, put it into a calendar. */
export const attendingRoutes = ({ core }: Context) => ({
  getRoom: implement(api.getRoom, contract.getRoom, {
    access,
    limit,
    load: ({ user, params, db }) => getAttendedSession(db, user, params.id),
    handle: async ({ loaded }) =>
      respond({ address: await openRoom(core, loaded) }, { headers: { 'Cache-Control': 'no-store' } }),
  }),
  downloadSession: implement(api.downloadSession, contract.downloadSession, {
    access,
    limit,
    load: ({ user, params, db }) => getAttendedSession(db, user, params.id),
    handle: async ({ user, loaded }) => {
      const isClient = user.role === 'client';
      const names = isClient ? await core.port(matches).listNames(core.db, [loaded.practitionerId]) : null;
      const language = (await core.people.contact(core.db, user.id))?.language ?? 'en';
      const link = `${core.config.baseUrl}${isClient ? '/sessions' : '/practice'}`;
      const name = names?.get(loaded.practitionerId) ?? null;
      const event = toCalendarEvent(core, { session: loaded, name, link, email: null }, language, 'PUBLISH');
      return respond(
        Buffer.from(core.calendarFile(event)),
        createDownloadHeaders('session.ics', 'text/calendar; charset=utf-8'),
      );
    },
  }),
  getFeed: implement(api.getFeed, contract.getFeed, { access, handle: ({ user }) => findFeed(core, user.id) }),
  createFeed: implement(api.createFeed, contract.createFeed, {
    access,
    limit,
    handle: ({ user, trx }) => createFeed(core, trx, user.id),
  }),
  revokeFeed: implement(api.revokeFeed, contract.revokeFeed, {
    access,
    limit,
    handle: ({ user, trx }) => revokeFeed(core, trx, user.id),
  }),
  readFeed: implement(api.readFeed, contract.readFeed, {
    access: { open: true, because: 'calendar programs have no session; the secret of the address stands for one' },
    limit: { points: 60, seconds: 60, by: 'address' },
    handle: async ({ params }) =>
      respond(Buffer.from(await readCalendarFeed(core, params.token)), {
        headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' },
      }),
  }),
});
