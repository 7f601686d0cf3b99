import type { Knex } from 'knex';
import { notFound, preconditionFailed } from '#core/contract/errors';
import { callCalendar } from '#modules/matching/public';
import type { Context } from '../context';
import type { Session } from '../models/session';
import { getSessionView } from '../queries/calendar';
import { findPractice } from '../queries/free-times';
import { lockSession, refuseOver } from '../queries/sessions';
import { placeSessionAt } from './place-session-at';
import { reserveTime } from './reserve-time';

/** Moves a session as its practitioner, at any time, with everybody who comes. Throws 409 `slot_taken`, `busy-then`, `session-over`, and 412. */
export const moveSession = async (
  context: Context,
  trx: Knex.Transaction,
  loaded: Session,
  start: string,
  ifMatch: string | null,
): Promise<Session> => {
  const { core } = context;
  await core.port(callCalendar).lock(trx, loaded.practitionerId);
  const { session, places } = await lockSession(trx, loaded.id);
  if (ifMatch !== String(session.sequence)) throw preconditionFailed(await getSessionView(core, trx, session));
  refuseOver(session);
  if (Date.parse(start) === Date.parse(session.startsAt)) return session;
  const practice = await findPractice(core, trx, session.practitionerId);
  if (!practice) throw notFound('session');
  const time = await reserveTime(core, trx, {
    practice,
    start,
    minutes: (Date.parse(session.endsAt) - Date.parse(session.startsAt)) / 60_000,
    clientIds: places.map(({ clientId }) => clientId),
    by: 'practitioner',
    except: { sessionId: session.id },
  });
  return placeSessionAt(context, trx, { session, places, practice, time, actor: session.practitionerUserId });
};
