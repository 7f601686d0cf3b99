import type { Knex } from 'knex';
import type { Context } from '../context';
import { closeOffer } from '../jobs/offer-earlier';
import { EarlierOffer, Wait } from '../models/earlier';
import type { LoadedPlace } from '../queries/sessions';

/** Takes a client off the list; a time that was kept for them goes to the next. */
export const stopWaiting = async (
  { core, jobs }: Context,
  trx: Knex.Transaction,
  { place }: LoadedPlace,
): Promise<void> => {
  await Wait.query(trx).deleteById(place.id);
  const open = await EarlierOffer.query(trx).where({ place_id: place.id, status: 'open' }).forUpdate();
  for (const offer of open) await closeOffer(core, trx, jobs.offerEarlier, offer, 'passed');
};
