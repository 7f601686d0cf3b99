import type { Knex } from 'knex';
import type { Figure, Traces } from '#modules/reporting/public';
import type { ProfileStanding } from '../public';
import { Client } from './models/client';
import { HolisticProfile } from './models/holistic-profile';

const recorded: ProfileStanding['recorded'] = (db) => db(Client.tableName).select('user_id');
const withProfile: ProfileStanding['completed'] = (db) => db(HolisticProfile.tableName).distinct('user_id');

const findAmong = async (people: Knex.QueryBuilder, userIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(await people.whereIn('user_id', [...userIds]).pluck('user_id'));

/** Records and profiles by person. */
export const standing: ProfileStanding = {
  findRecorded: (db, userIds) => findAmong(recorded(db), userIds),
  findCompleted: (db, userIds) => findAmong(withProfile(db), userIds),
  recorded,
  completed: withProfile,
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
