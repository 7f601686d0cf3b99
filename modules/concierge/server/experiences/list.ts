import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { listExperiences } from '../../schemas/endpoints';
import type { ExperienceQuery } from '../../schemas/experience';
import { Experience } from '../models/experience';
import type { CountedExperience } from './present';

const usualLimit = 30;

/** One page of the retreats that have not begun, soonest first, with those who wait and where this person stands among them. */
export const experiencesPage = async (
  db: Knex,
  userId: string | null,
  { days, limit = usualLimit, after }: ExperienceQuery,
): Promise<{ readonly rows: readonly CountedExperience[]; readonly next: string | null }> => {
  const query = Experience.query(db)
    .select('experiences.*')
    .select(
      db.raw('(select count(*)::int from experience_waitlist w where w.experience_id = experiences.id) as waiting'),
    )
    .select(
      db.raw(
        `(select count(*)::int from experience_waitlist w join experience_waitlist mine
            on mine.experience_id = w.experience_id and mine.user_id = ?::uuid
          where w.experience_id = experiences.id and (w.created_at, w.user_id) <= (mine.created_at, mine.user_id)) as own_place`,
        [userId],
      ),
    )
    .select(
      db.raw(
        `(select min(later.starts_on) from experiences later where later.name = experiences.name
          and later.starts_on > experiences.starts_on and later.taken < later.capacity) as next_available`,
      ),
    )
    .where('starts_on', '>=', new Date().toISOString().slice(0, 10));
  if (days) query.where({ days: Number(days) });
  if (after) {
    const [date, id] = after.split('~');
    query.whereRaw('(starts_on, id) > (?::date, ?::uuid)', [date ?? '', id ?? '']);
  }
  const rows = (await query.orderBy(['starts_on', 'id']).limit(limit + 1)) as CountedExperience[];
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { rows: page, next: null };
  const more = { ...(days && { days }), limit, after: `${last.startsOn}~${last.id}` };
  return { rows: page, next: toPath(listExperiences, { query: more }) };
};
