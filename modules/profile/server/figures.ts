import type { Figure, Traces } from '#core/contract/figures';
import type { ProfileStanding } from '../public';
import { Client } from './models/client';
import { HolisticProfile } from './models/holistic-profile';

/** Records and profiles by person, for joins. */
export const standing: ProfileStanding = {
  recorded: (db) => db(Client.tableName).select('user_id'),
  completed: (db) => db(HolisticProfile.tableName).distinct('user_id'),
};

/** A person counts once, however often the profile was made anew. */
export const completed: Figure = {
  id: 'profiles-completed',
  definition: 'People with a holistic profile, each counted once.',
  kind: 'standing',
  count: async (db, { to }) => {
    // Versions count from 1, so the first one says since when somebody has a profile.
    const row = await db(HolisticProfile.tableName)
      .where({ version: 1 })
      .where('created_at', '<', to)
      .first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  },
  people: (db, { to }) =>
    db(HolisticProfile.tableName).where({ version: 1 }).where('created_at', '<', to).select('user_id'),
};

/** Every profile that was made. */
export const generating: Traces = {
  within: (db, { from, to }) =>
    db(HolisticProfile.tableName).where('created_at', '>=', from).where('created_at', '<', to).select('user_id'),
};
