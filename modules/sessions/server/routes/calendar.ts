import { implement, respond } from '#core/contract/route';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { cancelSession } from '../actions/cancel-session';
import { createSession } from '../actions/create-session';
import { getTaughtPlace, markAttendance } from '../actions/mark-attendance';
import { moveSession } from '../actions/move-session';
import type { Context } from '../context';
import { getSessionView, listSessionClients, readCalendar } from '../queries/calendar';
import { getOwnSession } from '../queries/sessions';

const access = { permission: 'sessions.practise' } as const;
const limit = { points: 120, seconds: 60, by: 'person' } as const;

/** A practitioner's calendar. */
export const calendarRoutes = (context: Context) => {
  const { core } = context;
  return {
    getCalendar: implement(api.getCalendar, contract.getCalendar, {
      access,
      handle: ({ user, query }) => readCalendar(core, user.id, query),
    }),
    listSessionClients: implement(api.listSessionClients, contract.listSessionClients, {
      access,
      handle: ({ user }) => listSessionClients(core, user.id),
    }),
    createSession: implement(api.createSession, contract.createSession, {
      access,
      limit,
      handle: async ({ user, body, trx }) => {
        const session = await createSession(context, trx, user.id, body);
        return respond(await getSessionView(core, trx, session), { etag: session.sequence });
      },
    }),
    moveSession: implement(api.moveSession, contract.moveSession, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnSession(db, user.id, params.id),
      handle: async ({ loaded, body, trx, request }) => {
        const session = await moveSession(context, trx, loaded, body.start, request.ifMatch);
        return respond(await getSessionView(core, trx, session), { etag: session.sequence });
      },
    }),
    cancelSession: implement(api.cancelSession, contract.cancelSession, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnSession(db, user.id, params.id),
      handle: async ({ loaded, trx }) => getSessionView(core, trx, await cancelSession(context, trx, loaded)),
    }),
    markAttendance: implement(api.markAttendance, contract.markAttendance, {
      access,
      limit,
      load: ({ user, params, db }) => getTaughtPlace(db, user.id, params.id),
      handle: async ({ loaded, body, trx }) =>
        getSessionView(core, trx, await markAttendance(context, trx, loaded, body)),
    }),
  };
};
