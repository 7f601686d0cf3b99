import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { findRefundPercent, money, type PaymentState } from '#modules/money/public';
import { lastDay, today } from '../../lib/days';
import type { ChecklistView, PaymentView, PlaceRow, PlaceView } from '../../schemas/place';
import { checklistKinds } from '../../schemas/values';
import { Paper, Place } from '../models/place';
import { RetreatDate } from '../models/retreat-date';
import { decryptDetails, decryptNote } from './place-details';
import { findRetreatPath } from './retreat-path';

/** What a place is paid for under, in the module that keeps payments. */
export const purposeOf = (id: string): string => `retreats:place:${id}`;

/** A place that belongs to this person. Throws 404. */
export const getOwnPlace = async (db: Knex, id: string, userId: string): Promise<Place> => {
  const row = await Place.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('place');
  return row;
};

/** A place by its id, whoever booked it: for staff. Throws 404. */
export const getParticipant = async (db: Knex, id: string): Promise<Place> => {
  const row = await Place.query(db).findById(id);
  if (!row) throw notFound('place');
  return row;
};

/** What has been paid for places, by their ids. */
export const findPayments = async (
  core: Core,
  db: Knex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentState>> => {
  const states = await core.port(money).paymentStates(db, ids.map(purposeOf));
  return new Map(
    ids.flatMap((id) => {
      const state = states.get(purposeOf(id));
      return state ? [[id, state] as const] : [];
    }),
  );
};

const toPayment = ({ status, currency, total, paid, due, dueNow, refunded, payPath }: PaymentState): PaymentView => ({
  status,
  currency,
  total,
  paid,
  due,
  dueNow,
  refunded,
  payPath,
});

const toRow = (row: Place, date: RetreatDate, path: string | null, payment: PaymentState | undefined): PlaceRow => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  title: row.title,
  path,
  placeName: date.location,
  startsOn: date.startsOn,
  endsOn: lastDay(date.startsOn, date.days),
  roomName: row.roomName,
  price: { minor: row.priceMinor, currency: row.currency },
  payment: payment ? toPayment(payment) : null,
  bookedAt: row.createdAt,
});

const toAmount = ({ amountMinor, currency }: Paper): ChecklistView['amount'] =>
  amountMinor === null || currency === null ? null : { minor: amountMinor, currency };

/** Papers of a place in the order of the list, with why they were refused. */
export const viewPapers = async (
  core: Core,
  db: Knex,
  userId: string,
  papers: readonly Paper[],
): Promise<ChecklistView[]> => {
  const ordered = [...papers].sort(
    (one, other) => checklistKinds.indexOf(one.kind) - checklistKinds.indexOf(other.kind),
  );
  return Promise.all(
    ordered.map(async (paper) => ({
      id: paper.id,
      kind: paper.kind,
      state: paper.state,
      amount: toAmount(paper),
      hasFile: paper.fileId !== null,
      note: await decryptNote(core, db, userId, paper),
      uploadedAt: paper.uploadedAt,
    })),
  );
};

/** The person's places, the latest retreat first: at most two hundred. */
export const listPlaceRows = async (core: Core, db: Knex, userId: string): Promise<PlaceRow[]> => {
  const rows = await Place.query(db).where({ user_id: userId }).orderBy('created_at', 'desc').limit(200);
  const dates = await RetreatDate.query(db).findByIds(rows.map(({ dateId }) => dateId));
  const payments = await findPayments(
    core,
    db,
    rows.map(({ id }) => id),
  );
  const views: PlaceRow[] = [];
  for (const row of rows) {
    const date = dates.find(({ id }) => id === row.dateId);
    if (date) views.push(toRow(row, date, await findRetreatPath(db, date), payments.get(row.id)));
  }
  return views.sort((one, other) => other.startsOn.localeCompare(one.startsOn));
};

/** One's own place in full. */
export const viewPlace = async (core: Core, db: Knex, row: Place): Promise<PlaceView> => {
  const date = await RetreatDate.query(db).findById(row.dateId).throwIfNotFound();
  const payment = (await findPayments(core, db, [row.id])).get(row.id);
  const papers = await Paper.query(db).where({ place_id: row.id });
  const retreat =
    date.retreatId === null
      ? undefined
      : await db('retreats')
          .where({ id: date.retreatId })
          .first<{ content: { packing: string[] } } | undefined>('content');
  return {
    ...toRow(row, date, await findRetreatPath(db, date), payment),
    details: await decryptDetails(core, db, row),
    checklist: await viewPapers(core, db, row.userId, papers),
    packing: retreat?.content.packing ?? [],
    policy: [...row.terms.policy],
    schedule: [...row.terms.schedule],
    refundPercent: findRefundPercent(row.terms.policy, date.startsOn, today()),
    canCancel: row.status === 'booked' && date.startsOn > today(),
    version: row.version,
  };
};
