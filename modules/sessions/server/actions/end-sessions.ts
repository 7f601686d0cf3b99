import type { Knex } from 'knex';
import { fn } from 'objection';
import { callCalendar } from '#modules/matching/public';
import { money } from '#modules/money/public';
import type { Context } from '../context';
import { SessionPackage } from '../models/package';
import { Place } from '../models/place';
import { Session } from '../models/session';
import { listPayments, packagePurpose } from '../queries/payments';
import { lockSession } from '../queries/sessions';
import { callOff } from './call-off';

/** Cancels what lies ahead between a client and a practitioner who no longer want each other; the caller holds the match. */
export const endOfMatch = async (
  context: Context,
  trx: Knex.Transaction,
  matchId: string,
  actor: string,
): Promise<void> => {
  const ahead = await Place.query(trx)
    .where({ match_id: matchId, status: 'booked' })
    .where('starts_at', '>', fn.now())
    .orderBy('starts_at');
  await endPlaces(context, trx, ahead, actor, 'match');
};

/** Cancels a client's places; a group meets without them. */
const endPlaces = async (
  context: Context,
  trx: Knex.Transaction,
  places: readonly Place[],
  actor: string,
  by: 'match' | 'client',
): Promise<void> => {
  for (const one of places) {
    const { session, places: coming } = await lockSession(trx, one.sessionId);
    const place = coming.find(({ id }) => id === one.id);
    if (!place) continue;
    const called = { session, places: [place], isWhole: session.kind !== 'group' };
    await callOff(context, trx, called, { by, actor, ...(by === 'client' && { skip: place.clientId }) });
  }
};

/** Cancels what lies ahead of a client whose account is going. */
export const endOfClient = async (context: Context, trx: Knex.Transaction, userId: string): Promise<void> => {
  const ahead = await Place.query(trx)
    .where({ client_id: userId, status: 'booked' })
    .where('starts_at', '>', fn.now())
    .orderBy('starts_at');
  await endPlaces(context, trx, ahead, userId, 'client');
};

/** Gives back what was paid for series of which no session took place. */
const refundUnused = async ({ core }: Context, trx: Knex.Transaction, userId: string): Promise<void> => {
  const packages = await SessionPackage.query(trx)
    .where({ practitioner_user_id: userId, is_closed: false })
    .whereNotExists(
      trx('session_places as p')
        .whereRaw('p.package_id = session_packages.id')
        .whereRaw(`(p.status <> 'cancelled' or p.is_late)`),
    )
    .forUpdate();
  const purposes = packages.map(({ id }) => packagePurpose(id));
  for (const purpose of (await listPayments(core, trx, purposes)).keys())
    await core.port(money).cancelPayment(trx, purpose, 'house', new Date().toISOString().slice(0, 10));
  await SessionPackage.query(trx)
    .whereIn(
      'id',
      packages.map(({ id }) => id),
    )
    .patch({ isClosed: true });
};

/** Cancels what lies ahead of a practitioner who is none any more; clients learn of it and get back what they paid. */
export const endOfPractitioner = async (context: Context, trx: Knex.Transaction, userId: string): Promise<void> => {
  const ahead = await Session.query(trx)
    .where({ practitioner_user_id: userId, status: 'confirmed' })
    .where('starts_at', '>', fn.now())
    .orderBy('starts_at');
  for (const one of ahead) {
    await context.core.port(callCalendar).lock(trx, one.practitionerId);
    const { session, places } = await lockSession(trx, one.id);
    if (session.status === 'cancelled') continue;
    const booked = places.filter(({ status }) => status === 'booked');
    const called = { session, places: booked, isWhole: true };
    await callOff(context, trx, called, { by: 'house', what: 'closed', actor: null });
  }
  await refundUnused(context, trx, userId);
};
