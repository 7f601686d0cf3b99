import type { Knex } from 'knex';
import { fn } from 'objection';
import { callCalendar } from '#modules/matching/public';
import { money } from '#modules/money/public';
import type { Context } from '../context';
import { SessionPackage } from '../models/package';
import { Place } from '../models/place';
import { Session } from '../models/session';
import { countUsed } from '../queries/packages';
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

/** Gives back what was paid for sessions of series that did not take place; those that did stay paid for. */
const refundUnused = async ({ core }: Context, trx: Knex.Transaction, userId: string): Promise<void> => {
  const packages = await SessionPackage.query(trx)
    .where({ practitioner_user_id: userId, is_closed: false })
    .forUpdate();
  const ids = packages.map(({ id }) => id);
  const used = await countUsed(trx, ids);
  const payments = await listPayments(core, trx, ids.map(packagePurpose));
  for (const { id, total } of packages) {
    const [payment, count] = [payments.get(packagePurpose(id)), used.get(id) ?? 0];
    if (!payment || count >= total) continue;
    // Rounded down: the client never pays for more than they had.
    if (count > 0)
      await core.port(money).reducePayment(trx, packagePurpose(id), Math.floor((payment.total * count) / total));
    else await core.port(money).cancelPayment(trx, packagePurpose(id), 'house', new Date().toISOString().slice(0, 10));
  }
  await SessionPackage.query(trx).whereIn('id', ids).patch({ isClosed: true });
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
