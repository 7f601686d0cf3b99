import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { today } from '../../lib/days';
import type { StudioDate } from '../../schemas/date';
import { listStudioRetreats } from '../../schemas/endpoints';
import type { StudioQuery, StudioRetreat, StudioRow } from '../../schemas/retreat';
import { Retreat } from '../models/retreat';
import { RetreatDate, Room } from '../models/retreat-date';
import { findMissingParts } from '../policies/retreat';
import { toStudioDate } from '../views/date';

const usualLimit = 50;
const escaped = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** The retreat that a path names; admins may edit all. Throws 404. */
export const getRetreatRow = async (db: Knex, id: string): Promise<Retreat> => {
  const row = await Retreat.query(db).findById(id);
  if (!row) throw notFound('retreat');
  return row;
};

/** The date that a path names. Throws 404. */
export const getDateRow = async (db: Knex, id: string): Promise<RetreatDate> => {
  const row = await RetreatDate.query(db).findById(id);
  if (!row) throw notFound('date');
  return row;
};

/** Dates of retreats with their rooms and how many wait, soonest first. */
export const viewDates = async (db: Knex, rows: readonly RetreatDate[]): Promise<StudioDate[]> => {
  const ids = rows.map(({ id }) => id);
  const rooms = await Room.query(db).whereIn('date_id', ids).orderBy(['date_id', 'position']);
  const waiting = (await db('experience_waitlist')
    .whereIn('experience_id', ids)
    .groupBy('experience_id')
    .select('experience_id')
    .count({ n: '*' })) as unknown as { experience_id: string; n: string }[];
  return rows.map((row) =>
    toStudioDate(
      row,
      rooms.filter(({ dateId }) => dateId === row.id),
      Number(waiting.find((one) => one.experience_id === row.id)?.n ?? 0),
    ),
  );
};

/** A retreat as staff edit it, with all its dates. */
export const viewRetreat = async (db: Knex, row: Retreat): Promise<StudioRetreat> => {
  const dates = await RetreatDate.query(db).where({ retreat_id: row.id }).orderBy(['starts_on', 'id']);
  return {
    id: row.id,
    status: row.status,
    content: row.content,
    missing: [...findMissingParts(row.content)],
    canChangeSlug: row.firstPublishedAt === null,
    dates: await viewDates(db, dates),
    sample: row.sample,
    version: row.version,
    updatedAt: row.updatedAt,
  };
};

/** One page of the studio's list, by title. Without a status everything that is not archived. */
export const listRetreatRows = async (
  db: Knex,
  { q, status, limit = usualLimit, after }: StudioQuery,
): Promise<{ readonly rows: readonly StudioRow[]; readonly next: string | null }> => {
  const ahead = db('experiences as e').whereRaw('e.retreat_id = retreats.id').where('e.starts_on', '>=', today());
  const query = Retreat.query(db)
    .select('retreats.*')
    .select(
      ahead.clone().whereNot('e.status', 'cancelled').select(db.raw('count(*)::int')).as('dates'),
      ahead.clone().whereNot('e.status', 'cancelled').min('e.starts_on').as('next'),
      ahead.clone().whereNot('e.status', 'cancelled').select(db.raw('coalesce(sum(e.taken), 0)::int')).as('taken'),
      ahead
        .clone()
        .whereNot('e.status', 'cancelled')
        .select(db.raw('coalesce(sum(e.capacity), 0)::int'))
        .as('capacity'),
    );
  if (status) query.where('retreats.status', status);
  else query.whereNot('retreats.status', 'archived');
  const words = q?.trim();
  if (words)
    query.where((any) =>
      any
        .where('title', 'ilike', escaped(words))
        .orWhereRaw("content->'place'->>'name' ilike ?", [escaped(words)])
        .orWhereRaw("content->>'partnerName' ilike ?", [escaped(words)]),
    );
  if (after) query.whereRaw('(title, id) > (select title, id from retreats where id = ?)', [after]);
  const found = (await query.orderBy(['title', 'id']).limit(limit + 1)) as (Retreat &
    Pick<StudioRow, 'dates' | 'next' | 'taken' | 'capacity'>)[];
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const more = { ...(q && { q }), ...(status && { status }), limit };
  return {
    rows: page.map((row) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      status: row.status,
      placeName: row.content.place.name,
      dates: row.dates,
      next: row.next,
      taken: row.taken,
      capacity: row.capacity,
      sample: row.sample,
      updatedAt: row.updatedAt,
    })),
    next: found.length > limit && last ? toPath(listStudioRetreats, { query: { ...more, after: last.id } }) : null,
  };
};
