import type { Knex } from 'knex';
import { fn } from 'objection';
import type { Context } from '../context';
import { queueOffers } from '../jobs/offer-earlier';
import type { SessionStep } from '../mails';
import { Wait } from '../models/earlier';
import { Place } from '../models/place';
import { Session } from '../models/session';
import { notifyParticipants } from './notify-participants';
import { chargeLate, refundPlace } from './settle-payment';

/** Who called a place off, and how the others learn of it. */
interface CallingOff {
  readonly by: NonNullable<Place['cancelledBy']>;
  /** Too late to be free; only a client's own doing can be. */
  readonly isLate?: boolean;
  readonly what?: SessionStep;
  readonly actor: string | null;
  /** Accounts that are going get no mail. */
  readonly skip?: string;
}

/** Ends places of a session, gives back or keeps what was paid, and frees the time once nobody comes any more. */
export const callOff = async (
  { core, settings, jobs }: Context,
  trx: Knex.Transaction,
  {
    session,
    places,
    isWhole,
  }: { readonly session: Session; readonly places: readonly Place[]; readonly isWhole: boolean },
  { by, isLate = false, what = 'cancelled', actor, skip }: CallingOff,
): Promise<Session> => {
  for (const place of places) {
    await Place.query(trx).findById(place.id).patch({ status: 'cancelled', cancelledBy: by, isLate });
    if (isLate) await chargeLate(core, settings, trx, place, session);
    else await refundPlace(core, trx, place);
  }
  const ids = places.map(({ id }) => id);
  await Wait.query(trx).delete().whereIn('place_id', ids);
  await trx('session_offers').whereIn('place_id', ids).where({ status: 'open' }).update({ status: 'passed' });
  const ended = isWhole
    ? await Session.query(trx).patchAndFetchById(session.id, {
        status: 'cancelled',
        sequence: session.sequence + 1,
        updatedAt: fn.now(),
      })
    : session;
  if (isWhole && Date.parse(session.startsAt) > Date.now()) await queueOffers(core, jobs.offerEarlier, trx, session);
  await core.audit.record(trx, {
    actor,
    action: 'session.cancelled',
    subject: places[0]?.clientId ?? null,
    object: `session:${session.id}`,
    detail: { by, isLate },
  });
  await notifyParticipants(core, trx, {
    what,
    session: ended,
    places: places.filter(({ clientId }) => clientId !== skip),
    skipPractitioner: skip === session.practitionerUserId || what === 'closed',
  });
  return ended;
};
