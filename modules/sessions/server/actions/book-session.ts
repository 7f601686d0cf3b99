import type { Knex } from 'knex';
import { conflict, invalid, notFound } from '#core/contract/errors';
import { callCalendar, matches } from '#modules/matching/public';
import type { BookingInput } from '../../schemas/bookings';
import type { Context } from '../context';
import { queueReminders } from '../jobs/send-reminder';
import type { Session } from '../models/session';
import { findPractice, type Practice, requireZone } from '../queries/free-times';
import { type BookableService, getBookableService } from '../queries/offers';
import { takeFromPackage } from '../queries/packages';
import { type LoadedPlace, lockSession, refuseOver } from '../queries/sessions';
import { notifyParticipants } from './notify-participants';
import { isClientBusy, lockClients, reserveTime } from './reserve-time';
import { storePlace, storeSession } from './store-session';

interface Wanted extends BookableService {
  readonly practice: Practice;
  readonly clientId: string;
  readonly input: BookingInput;
}

/** A session of a group that has a place left. Throws 409 `group-full`, `already-in` and `busy-then`. */
const joinGroup = async (
  { core }: Context,
  trx: Knex.Transaction,
  { service, clientId, input, practice }: Wanted,
): Promise<Session> => {
  if (!input.sessionId) throw invalid('sessionId', 'Choose one of the sessions of this group.');
  await core.port(callCalendar).lock(trx, practice.practitionerId);
  const { session, places } = await lockSession(trx, input.sessionId);
  if (session.serviceId !== service.id) throw notFound('session');
  refuseOver(session);
  if (places.some((place) => place.clientId === clientId))
    throw conflict('already-in', 'You have a place in this session already.');
  if (places.length >= session.capacity)
    throw conflict('group-full', 'The last place has just been taken. Choose another session.');
  await lockClients(trx, [clientId]);
  const during = { from: Date.parse(session.startsAt), to: Date.parse(session.endsAt) };
  if (await isClientBusy(core, trx, clientId, during))
    throw conflict('busy-then', 'There is another appointment at this time. Choose another one.');
  return session;
};

/**
 * Books a service of a practitioner who accepted this client, and asks for its price. Throws 409 `slot_taken`, `busy-then`,
 * `package-used`, those of a group, and 422.
 */
export const bookSession = async (
  context: Context,
  trx: Knex.Transaction,
  clientId: string,
  input: BookingInput,
): Promise<LoadedPlace> => {
  const { core, settings, jobs } = context;
  requireZone(core, input.zone);
  const found = await getBookableService(core, trx, clientId, input.serviceId);
  // Nobody ends the match while a session is being booked by it.
  await core.port(matches).lockForReading(trx, found.relation.matchId);
  const { service, relation } = await getBookableService(core, trx, clientId, input.serviceId);
  const practice = await findPractice(core, trx, relation.practitionerId);
  if (!practice) throw notFound('service');
  const packageId =
    service.kind === 'series'
      ? await takeFromPackage(trx, { packageId: input.packageId, clientId, serviceId: service.id })
      : null;
  const wanted = { service, relation, practice, clientId, input };
  const isGroup = service.kind === 'group';
  const session = isGroup
    ? await joinGroup(context, trx, wanted)
    : await storeSession(
        core,
        settings,
        trx,
        service,
        await reserveTime(core, trx, {
          practice,
          start: input.start,
          minutes: service.minutes,
          clientIds: [clientId],
          by: 'client',
        }),
      );
  const { rules } = practice;
  const place = await storePlace(
    core,
    settings,
    trx,
    { session, service, rules },
    { clientId, matchId: relation.matchId, zone: input.zone, packageId },
  );
  if (!isGroup) await queueReminders(core, jobs.sendReminder, trx, session, rules.reminders);
  await core.audit.record(trx, {
    actor: clientId,
    action: 'session.booked',
    subject: clientId,
    object: `session:${session.id}`,
  });
  await notifyParticipants(core, trx, { what: 'booked', session, places: [place] });
  return { place, session };
};
