import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { callCalendar, initialsOf, matches, relations } from '#modules/matching/public';
import type { Stretch } from '#modules/scheduling/public';
import { listTimeOff } from '../../lib/time-off';
import type {
  CalendarQuery,
  CalendarView,
  ParticipantView,
  SessionClientList,
  SessionView,
} from '../../schemas/calendar';
import { Place } from '../models/place';
import { Session } from '../models/session';
import { findPractice, listElsewhere, listOpen, toRange } from './free-times';
import { listPackages } from './packages';
import { lateFeePurpose, listPayments, placePurpose } from './payments';
import { listOwnServices } from './services';

const dayMs = 86_400_000;
const toIso = (instant: number | string): string => new Date(instant).toISOString();
const toBlocks = (all: readonly Stretch[]) => all.map(({ from, to }) => ({ from: toIso(from), to: toIso(to) }));

/** Sessions with the people in them, as their practitioner sees them. */
export const listSessionViews = async (core: Core, db: Knex, sessions: readonly Session[]): Promise<SessionView[]> => {
  const places = await Place.query(db)
    .whereIn(
      'session_id',
      sessions.map(({ id }) => id),
    )
    .orderBy(['created_at', 'id']);
  const names = await core.people.names([...new Set(places.map(({ clientId }) => clientId))]);
  const payments = await listPayments(
    core,
    db,
    places.filter(({ hasPrice }) => hasPrice).flatMap(({ id }) => [placePurpose(id), lateFeePurpose(id)]),
  );
  const toParticipant = (place: Place): ParticipantView => ({
    placeId: place.id,
    matchId: place.matchId,
    initials: names.has(place.clientId) ? initialsOf(names.get(place.clientId), false) : null,
    status: place.status,
    isLate: place.isLate,
    fromPackage: place.packageId !== null,
    payment: payments.get(lateFeePurpose(place.id)) ?? payments.get(placePurpose(place.id)) ?? null,
  });
  return sessions.map((session) => ({
    id: session.id,
    serviceId: session.serviceId,
    kind: session.kind,
    title: session.title,
    start: toIso(session.startsAt),
    end: toIso(session.endsAt),
    mode: session.mode,
    place: session.place,
    capacity: session.capacity,
    status: session.status,
    people: places.filter(({ sessionId }) => sessionId === session.id).map(toParticipant),
    version: session.sequence,
  }));
};

export const getSessionView = async (core: Core, db: Knex, session: Session): Promise<SessionView> => {
  const [view] = await listSessionViews(core, db, [session]);
  if (!view) throw new Error(`session ${session.id} is gone`);
  return view;
};

/** Some days of a practitioner's calendar, in the zone of their hours. */
export const readCalendar = async (core: Core, userId: string, query: CalendarQuery): Promise<CalendarView> => {
  const { db } = core;
  const clock = core.port(zones);
  const id = await core.port(matches).findPractitionerId(db, userId);
  const practice = id ? await findPractice(core, db, id) : null;
  const zone = practice?.openingHours.zone ?? 'UTC';
  const from = query.from ?? clock.localOf(Date.now(), zone).slice(0, 10);
  const year = Number(from.slice(0, 4));
  if (year < 2000 || year > 2100) throw invalid('from', 'Choose a day of this century.');
  const days = query.days ?? 7;
  const until = new Date(Date.parse(`${from}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
  const window = { from: clock.instantOf(from, '00:00', zone), to: clock.instantOf(until, '00:00', zone) };
  const sessions = await Session.query(db)
    .where({ practitioner_user_id: userId })
    .whereRaw('tstzrange(starts_at, ends_at) && ?::tstzrange', [toRange(window)])
    .where('starts_at', '>', toIso(window.from - dayMs))
    .orderBy(['starts_at', 'id'])
    .limit(1000);
  const calls = id ? (await core.port(callCalendar).listCalls(db, [id], window)).get(id) : undefined;
  const elsewhere = id ? (await listElsewhere(core, db, [id], window)).get(id) : undefined;
  return {
    ...{ zone, from, days },
    sessions: await listSessionViews(core, db, sessions),
    open: practice ? toBlocks(listOpen(core, practice, window)) : [],
    calls: toBlocks(calls ?? []),
    elsewhere: toBlocks(elsewhere ?? []),
    off: practice ? toBlocks(listTimeOff(clock, practice.rules.timeOff, zone, window)) : [],
  };
};

/** Clients for whom a practitioner can book, by initials. */
export const listSessionClients = async (core: Core, userId: string): Promise<SessionClientList> => {
  const { db } = core;
  const clients = await core.port(relations).clientsOf(userId, db);
  const names = await core.people.names(clients.map(({ clientUserId }) => clientUserId));
  const services = (await listOwnServices(db, userId)).filter(({ kind }) => kind === 'series').map(({ id }) => id);
  const rows = clients.map(async ({ matchId, clientUserId }) => ({
    matchId,
    initials: names.has(clientUserId) ? initialsOf(names.get(clientUserId), false) : null,
    packages: (services.length > 0 ? await listPackages(db, clientUserId, services) : [])
      .filter(({ left }) => left > 0)
      .map(({ row, left }) => ({ id: row.id, serviceId: row.serviceId, left })),
  }));
  return Promise.all(rows);
};
