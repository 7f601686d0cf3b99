import type { Knex } from 'knex';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { lastDay } from '../../lib/days';
import { retreatBookings } from '../../public';
import type { Participant, Roster, RosterFilters, RosterQuery } from '../../schemas/roster';
import type { ChecklistState, RosterSort } from '../../schemas/values';
import { Paper, Place } from '../models/place';
import { type RetreatDate, Waiting } from '../models/retreat-date';
import { listMessages } from './messages';
import { decryptDetails } from './place-details';
import { findPayments, viewPapers } from './places';

const viewParticipants = async (core: Core, db: Knex, rows: readonly Place[]): Promise<Participant[]> => {
  const ids = rows.map(({ id }) => id);
  const payments = await findPayments(core, db, ids);
  const names = await core.people.names(rows.map(({ userId }) => userId));
  const papers = await Paper.query(db).whereIn('place_id', ids);
  const views: Participant[] = [];
  for (const row of rows) {
    const { health, ...details } = await decryptDetails(core, db, row);
    const name = names.get(row.userId);
    const person = await core.people.contact(db, row.userId);
    const payment = payments.get(row.id);
    views.push({
      id: row.id,
      reference: row.reference,
      name: `${name?.firstName ?? ''} ${name?.lastName ?? ''}`.trim() || (person?.email ?? row.reference),
      email: person?.email ?? null,
      status: row.status,
      roomName: row.roomName,
      rooming: row.rooming,
      arrivedAt: row.arrivedAt,
      price: { minor: row.priceMinor, currency: row.currency },
      payment: payment?.status ?? null,
      invoiceId: payment?.invoiceId ?? null,
      paid: payment?.paid ?? 0,
      due: payment?.due ?? 0,
      details,
      hasHealth: health !== null,
      checklist: await viewPapers(
        core,
        db,
        row.userId,
        papers.filter(({ placeId }) => placeId === row.id),
      ),
      version: row.version,
    });
  }
  return views;
};

/** One participant as staff see them. */
export const viewParticipant = async (core: Core, db: Knex, row: Place): Promise<Participant> => {
  const [view] = await viewParticipants(core, db, [row]);
  if (!view) throw new Error('a place without a view');
  return view;
};

/** People whom other modules booked for a date. */
export const listFurther = async (core: Core, db: Knex, dateId: string): Promise<Roster['further']> => {
  const found = [];
  for (const source of core.ports(retreatBookings))
    for (const { userId, email, ...booking } of await source.list(db, dateId)) {
      const person = userId === null ? null : await core.people.contact(db, userId);
      const name = person
        ? `${person.firstName} ${person.lastName}`.trim() || person.email
        : (email ?? booking.reference);
      found.push({ ...booking, name });
    }
  return found;
};

const listWaiting = async (core: Core, db: Knex, dateId: string): Promise<Roster['waiting']> => {
  const rows = await Waiting.query(db).where({ experience_id: dateId }).orderBy('created_at').limit(200);
  const names = await core.people.names(rows.map(({ userId }) => userId));
  return rows.map(({ userId, guests, offeredUntil }) => {
    const name = names.get(userId);
    return { name: `${name?.firstName ?? ''} ${name?.lastName ?? ''}`.trim() || 'Somebody', guests, offeredUntil };
  });
};

const personName = "lower(trim(coalesce(person.first_name, '') || ' ' || coalesce(person.last_name, '')))";
const id = { sql: 'p.id', type: 'uuid' } as const;
const orders: Readonly<Record<RosterSort, ListOrder>> = {
  name: { by: [{ sql: personName, type: 'text' }, id], descending: false },
  booked: { by: [{ sql: 'p.created_at', type: 'instant' }, id], descending: false },
  // Rooms that staff gave; those without one come last.
  room: {
    by: [
      { sql: "(p.rooming = '')::int", type: 'integer' },
      { sql: 'lower(p.rooming)', type: 'text' },
      { sql: personName, type: 'text' },
      id,
    ],
    descending: false,
  },
};

const fitting = (core: Core, date: RetreatDate, { q, status, arrived, papers }: RosterFilters): Knex.QueryBuilder => {
  const { db } = core;
  const asked = (states?: readonly ChecklistState[]) =>
    db('retreat_papers as a')
      .whereRaw('a.place_id = p.id')
      .modify((query) => void (states && query.whereIn('a.state', states)))
      .select('a.id');
  return db('retreat_places as p')
    .leftJoin(core.people.accounts(db, 'client').as('person'), 'person.id', 'p.user_id')
    .where('p.date_id', date.id)
    .modify((query) => {
      const pattern = toSearchPattern(q);
      if (pattern)
        query.where((any) => {
          for (const column of ['p.reference', 'p.room_name', 'p.rooming']) any.orWhereILike(column, pattern);
          any.orWhereRaw(`${personName} ilike ?`, [pattern]);
        });
      if (status) query.where('p.status', status);
      if (arrived === 'yes') query.whereNotNull('p.arrived_at');
      if (arrived === 'no') query.whereNull('p.arrived_at');
      if (papers === 'missing') query.whereExists(asked(['open', 'refused']));
      if (papers === 'waiting') query.whereExists(asked(['uploaded']));
      if (papers === 'accepted') query.whereExists(asked()).whereNotExists(asked(['open', 'uploaded', 'refused']));
      if (papers === 'none') query.whereNotExists(asked());
    })
    .select('p.*');
};

/** What participants wrote is opened, so the reading is recorded first. */
export const recordReading = (core: Core, user: User, date: RetreatDate): Promise<void> =>
  core.db.transaction((trx) =>
    core.audit.record(trx, { actor: user.id, action: 'retreats.roster-read', object: `retreat-date:${date.id}` }),
  );

/** One page of those who booked, by name unless another order is asked for. Whoever calls it records the reading first. */
export const listParticipants = async (
  core: Core,
  date: RetreatDate,
  query: RosterQuery,
): Promise<ListPage<Participant>> => {
  const { rows, next } = await readListPage<object>(
    core.db,
    fitting(core, date, query),
    orders[query.sort ?? 'name'],
    query,
  );
  const places = rows.map((row) => Place.fromDatabaseJson(row));
  return { rows: await viewParticipants(core, core.db, places), next };
};

/** What a date's roster says besides its participants. */
export const readRoster = async (core: Core, date: RetreatDate): Promise<Roster> => ({
  dateId: date.id,
  retreatId: date.retreatId,
  title: date.name,
  placeName: date.location,
  startsOn: date.startsOn,
  endsOn: lastDay(date.startsOn, date.days),
  capacity: date.capacity,
  taken: date.taken,
  status: date.status,
  booked: await Place.query(core.db).where({ date_id: date.id, status: 'booked' }).resultSize(),
  further: await listFurther(core, core.db, date.id),
  waiting: await listWaiting(core, core.db, date.id),
  messages: await listMessages(core, core.db, date.id),
});
