import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type CsvColumn, type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { toDecimal } from '#modules/money/public';
import type { BookingCounts, BookingNeeds, BookingQuery, BookingRow, BookingView } from '../../schemas/booking';
import { type BookingSort, bookingStates } from '../../schemas/values';
import { Booking, BookingHistory } from '../models/booking';
import { allowed, isExpired } from '../policies/booking';
import { findTripPayment, suggestTaxCode } from '../trip-money';
import { openDetails, openNeeds, openNote } from './booking-details';

/** A booking of this person, or any for the team. Throws 404 for all others. */
export const findBooking = async (db: Knex, id: string, user: User): Promise<Booking> => {
  const query = Booking.query(db).findById(id);
  if (user.role !== 'admin') query.where({ user_id: user.id });
  const row = await query;
  if (!row) throw notFound('booking');
  return row;
};

export const presentRow = (row: Booking): BookingRow => ({
  id: row.id,
  reference: row.reference,
  title: row.title,
  partnerName: row.partnerName,
  status: row.status,
  startDate: row.startDate,
  endDate: row.endDate,
  destination: row.destination,
  guests: row.guests,
  price: row.priceMinor !== null && row.currency !== null ? { minor: row.priceMinor, currency: row.currency } : null,
  validUntil: row.validUntil,
  expired: isExpired(row),
  createdAt: row.createdAt,
  version: row.version,
  sample: row.sample,
});

/** In full. To whoever it does not belong the words of the person stay closed. */
export const presentBooking = async (core: Core, db: Knex, row: Booking, user: User): Promise<BookingView> => {
  const own = row.userId === user.id;
  const payment = await findTripPayment(core, db, row);
  const history = await BookingHistory.query(db).where({ booking_id: row.id }).orderBy('id');
  return {
    ...presentRow(row),
    own,
    experienceId: row.experienceId,
    budget: row.budget,
    services: row.services,
    taxCode: own ? null : await suggestTaxCode(db, row),
    payment: payment && {
      status: payment.status,
      currency: payment.currency,
      due: payment.due,
      path: own ? payment.payPath : `/team-portal/money/${payment.invoiceId}`,
    },
    note: own ? await openNote(core, db, row) : null,
    plan: own ? (await openDetails(core, db, row)).plan : null,
    needs: own ? await openNeeds(core, db, row) : null,
    history: history.map(({ fromStatus, toStatus, by, createdAt }) => ({
      from: fromStatus,
      to: toStatus,
      by,
      at: createdAt,
    })),
    can: allowed(row, user),
  };
};

/** What a person wrote, for the team; who reads it is recorded before it leaves. */
export const readNeeds = async (core: Core, db: Knex, row: Booking, user: User): Promise<BookingNeeds> => {
  await db.transaction((trx) =>
    core.audit.record(trx, { actor: user.id, action: 'concierge.needs-read', subject: row.userId, object: row.id }),
  );
  return openNeeds(core, db, row);
};

/** The person's own bookings, newest first: at most two hundred. */
export const ownBookings = async (db: Knex, userId: string): Promise<Booking[]> =>
  Booking.query(db)
    .where({ user_id: userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(200);

const fitting = (db: Knex, { q, status }: BookingQuery): Knex.QueryBuilder =>
  db(Booking.tableName).modify((query) => {
    if (status) query.where({ status });
    const pattern = toSearchPattern(q);
    if (pattern)
      query.where((any) =>
        any.whereILike('title', pattern).orWhereILike('reference', pattern).orWhereILike('destination', pattern),
      );
  });

const byId = { sql: 'id', type: 'uuid' } as const;
const asked = { sql: 'created_at', type: 'instant' } as const;
const orders: Readonly<Record<BookingSort, ListOrder>> = {
  waiting: { by: [asked, byId], descending: false },
  newest: { by: [asked, byId], descending: true },
  start: { by: [{ sql: "(start_date - date '2000-01-01')", type: 'integer' }, byId], descending: false },
};

/** One page of the team's list; whoever waited longest comes first unless another order is asked for. */
export const bookingsPage = async (db: Knex, query: BookingQuery): Promise<ListPage<BookingRow>> => {
  const order = orders[query.sort ?? 'waiting'];
  const { rows, next } = await readListPage<object>(db, fitting(db, query).select('*'), order, query);
  return { rows: rows.map((row) => presentRow(Booking.fromDatabaseJson(row))), next };
};

/** The list as a file: trips, and nothing of who asked. */
export const bookingColumns: readonly CsvColumn<BookingRow>[] = [
  { head: 'Reference', cell: ({ reference }) => reference },
  { head: 'Trip', cell: ({ title }) => title },
  { head: 'Destination', cell: ({ destination }) => destination },
  { head: 'From', cell: ({ startDate }) => startDate },
  { head: 'To', cell: ({ endDate }) => endDate },
  { head: 'Guests', cell: ({ guests }) => guests },
  { head: 'Status', cell: ({ status }) => status },
  { head: 'Price', cell: ({ price }) => price && toDecimal(price.minor, price.currency) },
  { head: 'Currency', cell: ({ price }) => price?.currency ?? null },
  { head: 'Valid until', cell: ({ validUntil }) => validUntil },
  { head: 'Asked', cell: ({ createdAt }) => createdAt },
];

/** How many there are in each state. */
export const countBookings = async (db: Knex): Promise<BookingCounts> => {
  const rows = (await db(Booking.tableName).groupBy('status').select('status').count({ n: '*' })) as {
    status: string;
    n: string;
  }[];
  const of = (state: string): number => Number(rows.find(({ status }) => status === state)?.n ?? 0);
  return Object.fromEntries(bookingStates.map((state) => [state, of(state)])) as BookingCounts;
};
