import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { matches, type Relation, relations } from '#modules/matching/public';
import { slotWindow } from '#modules/scheduling/public';
import type { OfferView, SlotList, SlotQuery } from '../../schemas/bookings';
import { Place } from '../models/place';
import { Service } from '../models/service';
import { findPractice, listFreeStarts, requireZone } from './free-times';
import { listPackages } from './packages';
import { listPayments, packagePurpose } from './payments';
import { findRules } from './rules';
import { priceOf } from './services';

/** A service that a client may book, with the accepted match behind it. */
export interface BookableService {
  readonly service: Service;
  readonly relation: Relation;
}

/** A service of a practitioner who accepted this client. Throws 404. */
export const getBookableService = async (
  core: Core,
  db: Knex,
  clientId: string,
  id: string,
): Promise<BookableService> => {
  const service = await Service.query(db).findOne({ id, is_active: true });
  const relation = service && (await core.port(relations).findRelation(service.practitionerUserId, clientId, db));
  // Nobody can be met who cannot sign in.
  if (!relation || !(await core.people.contact(db, service.practitionerUserId))) throw notFound('service');
  return { service, relation };
};

/** Everything that a client can book. */
export const listOwnOffers = async (core: Core, clientId: string): Promise<OfferView[]> => {
  const { db } = core;
  const practitioners: Relation[] = [];
  for (const one of await core.port(relations).practitionersOf(clientId))
    if (await core.people.contact(db, one.practitionerUserId)) practitioners.push(one);
  const services = await Service.query(db)
    .whereIn(
      'practitioner_user_id',
      practitioners.map(({ practitionerUserId }) => practitionerUserId),
    )
    .where({ is_active: true })
    .orderBy(['created_at', 'id']);
  const ids = services.map(({ id }) => id);
  const packages = await listPackages(db, clientId, ids);
  const payments = await listPayments(
    core,
    db,
    packages.map(({ row }) => packagePurpose(row.id)),
  );
  const names = await core.port(matches).listNames(
    db,
    practitioners.map(({ practitionerId }) => practitionerId),
  );
  const views = services.map(async (service): Promise<OfferView[]> => {
    const relation = practitioners.find(({ practitionerUserId }) => practitionerUserId === service.practitionerUserId);
    if (!relation) return [];
    const { changeHours, lateFeePercent } = await findRules(db, service.practitionerUserId);
    const { id, kind, title, description, minutes, mode, place, sessionCount, capacity } = service;
    return [
      {
        ...{ id, kind, title, description, minutes, mode, place, sessionCount, capacity, changeHours, lateFeePercent },
        matchId: relation.matchId,
        practitionerName: names.get(relation.practitionerId) ?? '',
        price: priceOf(service),
        packages: packages
          .filter(({ row, left }) => row.serviceId === service.id && left > 0)
          .map(({ row, left }) => ({
            id: row.id,
            left,
            total: row.total,
            payment: payments.get(packagePurpose(row.id)) ?? null,
          })),
      },
    ];
  });
  return (await Promise.all(views)).flat();
};

/** Sessions of a group that lie ahead and have places left. */
const listGroupSessions = async (
  db: Knex,
  serviceId: string,
  clientId: string,
  from: number,
  to: number,
): Promise<SlotList['groups']> => {
  const rows: { id: string; starts_at: string; capacity: number; taken: string }[] = await db('sessions_booked as s')
    .where({ 's.service_id': serviceId, 's.status': 'confirmed' })
    .whereBetween('s.starts_at', [new Date(from).toISOString(), new Date(to).toISOString()])
    .whereNotExists(
      db('session_places as own')
        .whereRaw('own.session_id = s.id')
        .where('own.client_id', clientId)
        .whereNot('own.status', 'cancelled'),
    )
    .select(
      's.id',
      's.starts_at',
      's.capacity',
      db('session_places as p')
        .whereRaw('p.session_id = s.id')
        .whereNot('p.status', 'cancelled')
        .count('*')
        .as('taken'),
    )
    .orderBy(['s.starts_at', 's.id'])
    .limit(100);
  return rows
    .map(({ id, starts_at, capacity, taken }) => ({
      sessionId: id,
      start: new Date(starts_at).toISOString(),
      placesLeft: capacity - Number(taken),
    }))
    .filter(({ placesLeft }) => placesLeft > 0);
};

/** Fourteen days of times at which a service can be booked. */
export const findSlots = async (
  core: Core,
  clientId: string,
  { service, relation }: BookableService,
  query: SlotQuery,
): Promise<SlotList> => {
  requireZone(core, query.zone);
  const { db } = core;
  const now = Date.now();
  const { from, until, window } = slotWindow(core.port(zones), query, now);
  const practice = await findPractice(core, db, relation.practitionerId);
  const list = { zone: query.zone, from, until, minutes: service.minutes };
  if (service.kind === 'group') {
    const groups = await listGroupSessions(db, service.id, clientId, Math.max(now, window.from), window.to);
    return { ...list, starts: [], groups, hoursKnown: true };
  }
  // What is about to be moved is in nobody's way.
  const moving = query.moving ? await Place.query(db).findOne({ id: query.moving, client_id: clientId }) : undefined;
  const starts =
    practice && window.to > window.from
      ? await listFreeStarts(core, db, {
          practice,
          minutes: service.minutes,
          window,
          except: { sessionId: moving?.sessionId },
        })
      : [];
  return {
    ...list,
    starts: starts.map((start) => new Date(start).toISOString()),
    groups: [],
    hoursKnown: practice?.hoursKnown ?? false,
  };
};
