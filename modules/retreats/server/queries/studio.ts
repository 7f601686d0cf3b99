import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { keptVersions } from '#modules/studio/public';
import type { StudioDate } from '../../schemas/date';
import type { StudioRetreat } from '../../schemas/retreat';
import { Retreat } from '../models/retreat';
import { RetreatDate, Room } from '../models/retreat-date';
import { findMissingParts } from '../policies/retreat';
import { toStudioDate } from '../views/date';

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
export const viewRetreat = async (
  core: Core,
  db: Knex,
  row: Retreat,
  reader: Pick<User, 'id'>,
): Promise<StudioRetreat> => {
  const dates = await RetreatDate.query(db).where({ retreat_id: row.id }).orderBy(['starts_on', 'id']);
  return {
    id: row.id,
    status: row.status,
    content: row.pending ?? row.content,
    shown: row.pending && row.content,
    publishAt: row.publishAt,
    isReviewed: core.port(keptVersions).isReviewed(),
    isOwn: row.editors.includes(reader.id),
    missing: [...findMissingParts(row.pending ?? row.content)],
    canChangeSlug: row.firstPublishedAt === null,
    dates: await viewDates(db, dates),
    sample: row.sample,
    version: row.version,
    updatedAt: row.updatedAt,
  };
};
