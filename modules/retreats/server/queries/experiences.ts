import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { lastDay, today } from '../../lib/days';
import { listExperiences } from '../../schemas/endpoints';
import type { ExperienceQuery, ExperienceView } from '../../schemas/experience';
import { RetreatDate } from '../models/retreat-date';
import { retreatPath } from './retreat-path';

const usualLimit = 30;

/** A row with what was counted around it. */
interface CountedDate extends RetreatDate {
  readonly waiting: number;
  /** From 1; 0 when not waiting. */
  readonly ownNumber: number;
  readonly ownOffer: string | null;
  readonly nextAvailable: string | null;
  /** Of a retreat whose rooms can be booked. */
  readonly slug: string | null;
}

/** Dates that everybody may see: those without a page of their own, and those of published retreats. */
export const isOffered = (query: Knex.QueryBuilder): void => {
  query
    .whereNot('experiences.status', 'cancelled')
    .whereRaw(
      `(experiences.retreat_id is null or exists (select from retreats r where r.id = experiences.retreat_id and r.status = 'published'))`,
    );
};

/** A date that has not begun and that everybody may see. Throws 404. */
export const getExperience = async (db: Knex, id: string): Promise<RetreatDate> => {
  const row = await RetreatDate.query(db)
    .findById(id)
    .where('starts_on', '>=', today())
    .modify(isOffered as never);
  if (!row) throw notFound('retreat');
  return row;
};

/** One page of the retreats that have not begun, soonest first, with those who wait and where this person is among them. */
export const findExperiences = async (
  db: Knex,
  userId: string | null,
  { days, limit = usualLimit, after }: ExperienceQuery,
): Promise<{ readonly rows: readonly CountedDate[]; readonly next: string | null }> => {
  const query = RetreatDate.query(db)
    .select('experiences.*')
    .select(
      db.raw('(select count(*)::int from experience_waitlist w where w.experience_id = experiences.id) as waiting'),
      db.raw(
        `(select count(*)::int from experience_waitlist w join experience_waitlist mine
            on mine.experience_id = w.experience_id and mine.user_id = ?::uuid
          where w.experience_id = experiences.id and (w.created_at, w.user_id) <= (mine.created_at, mine.user_id)) as own_number`,
        [userId],
      ),
      db.raw(
        `(select mine.offered_until from experience_waitlist mine
          where mine.experience_id = experiences.id and mine.user_id = ?::uuid) as own_offer`,
        [userId],
      ),
      db.raw(
        `(select min(later.starts_on) from experiences later where later.name = experiences.name
          and later.starts_on > experiences.starts_on and later.taken < later.capacity and later.status = 'open') as next_available`,
      ),
      db.raw(
        `(select r.slug from retreats r where r.id = experiences.retreat_id
          and exists (select from retreat_rooms room where room.date_id = experiences.id)) as slug`,
      ),
    )
    .where('starts_on', '>=', today())
    .modify(isOffered as never);
  if (days) query.where({ days: Number(days) });
  if (after) {
    const [date, id] = after.split('~');
    query.whereRaw('(starts_on, id) > (?::date, ?::uuid)', [date ?? '', id ?? '']);
  }
  const found = (await query.orderBy(['starts_on', 'id']).limit(limit + 1)) as CountedDate[];
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (found.length <= limit || !last) return { rows, next: null };
  const more = { ...(days && { days }), limit, after: `${last.startsOn}~${last.id}` };
  return { rows, next: toPath(listExperiences, { query: more }) };
};

export const toExperienceView = (row: CountedDate): ExperienceView => ({
  id: row.id,
  name: row.name,
  focus: row.focus,
  startDate: row.startsOn,
  endDate: lastDay(row.startsOn, row.days),
  days: row.days,
  location: row.location,
  partnerName: row.partnerName,
  price: row.priceMinor !== null && row.currency !== null ? { minor: row.priceMinor, currency: row.currency } : null,
  capacity: row.capacity,
  left: row.status === 'open' ? row.capacity - row.taken : 0,
  waiting: row.waiting,
  waitingAt: row.ownNumber || null,
  offeredUntil: row.ownOffer,
  nextAvailable: row.nextAvailable,
  bookPath: row.slug === null ? null : retreatPath(row.slug),
  sample: row.sample,
});
