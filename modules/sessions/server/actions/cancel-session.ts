import type { Knex } from 'knex';
import { callCalendar } from '#modules/matching/public';
import type { Context } from '../context';
import type { Session } from '../models/session';
import { lockSession, refuseOver } from '../queries/sessions';
import { callOff } from './call-off';

/** Cancels a session as its practitioner, for everybody who comes; all they paid for it is given back. */
export const cancelSession = async (context: Context, trx: Knex.Transaction, loaded: Session): Promise<Session> => {
  await context.core.port(callCalendar).lock(trx, loaded.practitionerId);
  const { session, places } = await lockSession(trx, loaded.id);
  refuseOver(session);
  const booked = places.filter(({ status }) => status === 'booked');
  const actor = session.practitionerUserId;
  return callOff(context, trx, { session, places: booked, isWhole: true }, { by: 'practitioner', actor });
};
