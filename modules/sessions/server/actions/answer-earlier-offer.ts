import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Context } from '../context';
import { closeOffer } from '../jobs/offer-earlier';
import { EarlierOffer } from '../models/earlier';
import { findPractice } from '../queries/free-times';
import { getOwnPlace, type LoadedPlace } from '../queries/sessions';
import { lockBooking } from './move-booking';
import { placeSessionAt } from './place-session-at';
import { reserveTime } from './reserve-time';

/** An earlier time that was offered to this client. Throws 404. */
export const getOwnOffer = async (db: Knex, clientId: string, id: string): Promise<EarlierOffer> => {
  const offer = await EarlierOffer.query(db).findOne({ id, client_id: clientId });
  if (!offer) throw notFound('offer');
  return offer;
};

/** Takes the earlier time, which was kept, or passes it on to the next who waits. Throws 409 `offer-over`. */
export const answerEarlierOffer = async (
  context: Context,
  trx: Knex.Transaction,
  found: EarlierOffer,
  accept: boolean,
): Promise<LoadedPlace> => {
  const { core, jobs } = context;
  const { place, session } = await lockBooking(context, trx, await getOwnPlace(trx, found.clientId, found.placeId));
  const offer = await EarlierOffer.query(trx).findById(found.id).forUpdate();
  if (offer?.status !== 'open' || Date.parse(offer.expiresAt) <= Date.now())
    throw conflict('offer-over', 'This offer is over. You stay on the list for the next one.');
  if (!accept) {
    await closeOffer(core, trx, jobs.offerEarlier, offer, 'passed');
    return { place, session };
  }
  const practice = await findPractice(core, trx, session.practitionerId);
  if (!practice) throw notFound('offer');
  const time = await reserveTime(core, trx, {
    practice,
    start: new Date(offer.startsAt).toISOString(),
    minutes: (Date.parse(offer.endsAt) - Date.parse(offer.startsAt)) / 60_000,
    clientIds: [place.clientId],
    // The hours and the notice were looked at when it was offered.
    by: 'practitioner',
    except: { sessionId: session.id, offerId: offer.id },
  });
  await EarlierOffer.query(trx).findById(offer.id).patch({ status: 'taken' });
  await placeSessionAt(context, trx, { session, places: [place], practice, time, actor: place.clientId });
  return getOwnPlace(trx, place.clientId, place.id);
};
