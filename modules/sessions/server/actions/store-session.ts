import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { writing } from '#modules/scheduling/public';
import type { RulesInput } from '../../schemas/services';
import { Place } from '../models/place';
import type { Service } from '../models/service';
import { Session } from '../models/session';
import { placePurpose } from '../queries/payments';
import { sealRoom } from '../queries/rooms';
import { priceOf } from '../queries/services';
import type { Settings } from '../settings';
import type { ReservedTime } from './reserve-time';
import { requestCharge } from './settle-payment';

/** Writes a session into the calendar; an overlap that the checks did not see is still `slot_taken`. */
export const storeSession = async (
  core: Core,
  settings: Settings,
  trx: Knex.Transaction,
  service: Service,
  time: ReservedTime,
): Promise<Session> => {
  const id = randomUUID();
  const { practitionerId, practitionerUserId, kind, title, mode, place, taxCode } = service;
  return writing(
    Session.query(trx)
      .insertAndFetch({
        ...{ id, practitionerId, practitionerUserId, kind, title, mode, place, taxCode, ...time },
        serviceId: service.id,
        roomSealed: await sealRoom(core, settings, trx, service, id),
        capacity: service.capacity ?? 1,
      })
      .execute(),
  );
};

/** Somebody who comes to a session. */
interface Coming {
  readonly clientId: string;
  readonly matchId: string;
  readonly zone: string;
  readonly packageId: string | null;
}

/** Writes a client's place and asks for its price, where it has one and no package pays for it. */
export const storePlace = async (
  core: Core,
  settings: Settings,
  trx: Knex.Transaction,
  { session, service, rules }: { readonly session: Session; readonly service: Service; readonly rules: RulesInput },
  coming: Coming,
): Promise<Place> => {
  const price = coming.packageId === null && service.kind !== 'series' ? priceOf(service) : null;
  const place = await writing(
    Place.query(trx)
      .insertAndFetch({
        ...coming,
        sessionId: session.id,
        startsAt: session.startsAt,
        endsAt: session.endsAt,
        changeHours: rules.changeHours,
        lateFeePercent: rules.lateFeePercent,
        hasPrice: price !== null,
      })
      .execute(),
  );
  if (price)
    await requestCharge(core, settings, trx, {
      purpose: placePurpose(place.id),
      clientId: coming.clientId,
      practitionerId: session.practitionerId,
      description: service.title,
      price,
      taxCode: service.taxCode,
      startsOn: new Date(session.startsAt).toISOString().slice(0, 10),
      lateFeePercent: rules.lateFeePercent,
      returnPath: `/sessions/${place.id}`,
    });
  return place;
};
