import type { Knex } from 'knex';
import { invalid, notFound } from '#core/contract/errors';
import { matches } from '#modules/matching/public';
import type { SessionInput } from '../../schemas/calendar';
import type { Context } from '../context';
import { queueReminders } from '../jobs/send-reminder';
import type { Place } from '../models/place';
import type { Session } from '../models/session';
import { findPractice } from '../queries/free-times';
import { takeFromPackage } from '../queries/packages';
import { getOwnService } from '../queries/services';
import { notifyParticipants } from './notify-participants';
import { reserveTime } from './reserve-time';
import { storePlace, storeSession } from './store-session';

/** The client of an accepted match of this practitioner, who stays one until the transaction ends. */
const getClient = async (
  { core }: Context,
  trx: Knex.Transaction,
  userId: string,
  matchId: string,
): Promise<string> => {
  await core.port(matches).lockForReading(trx, matchId);
  const match = await core.port(matches).find(trx, matchId);
  if (match?.practitionerUserId !== userId || match.status !== 'accepted') throw notFound('client');
  return match.clientUserId;
};

/** Books as the practitioner: for one client, or a group to which people come by themselves. Throws 409 `slot_taken`, `busy-then`, `package-used`. */
export const createSession = async (
  context: Context,
  trx: Knex.Transaction,
  userId: string,
  { serviceId, start, matchId, packageId }: SessionInput,
): Promise<Session> => {
  const { core, settings, jobs } = context;
  const service = await getOwnService(trx, userId, serviceId);
  if (service.kind === 'group' && matchId)
    throw invalid('matchId', 'People come to a group by themselves. Leave the client empty.');
  if (service.kind !== 'group' && !matchId) throw invalid('matchId', 'Choose the client.');
  const clientId = matchId ? await getClient(context, trx, userId, matchId) : null;
  const practice = await findPractice(core, trx, service.practitionerId);
  if (!practice) throw notFound('service');
  const fromPackage =
    service.kind === 'series' && clientId
      ? await takeFromPackage(trx, { packageId, clientId, serviceId: service.id })
      : null;
  const clientIds = clientId ? [clientId] : [];
  const request = { practice, start, minutes: service.minutes, clientIds, by: 'practitioner' } as const;
  const session = await storeSession(core, settings, trx, service, await reserveTime(core, trx, request));
  const { rules, openingHours } = practice;
  const places: Place[] = [];
  if (clientId && matchId) {
    const coming = { clientId, matchId, zone: openingHours.zone, packageId: fromPackage };
    places.push(await storePlace(core, settings, trx, { session, service, rules }, coming));
  }
  await queueReminders(core, jobs.sendReminder, trx, session, rules.reminders);
  await core.audit.record(trx, {
    actor: userId,
    action: 'session.booked',
    subject: clientId,
    object: `session:${session.id}`,
  });
  await notifyParticipants(core, trx, { what: 'booked', session, places });
  return session;
};
