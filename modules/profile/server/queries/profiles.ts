import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import * as api from '../../schemas/endpoints';
import type { VersionsQuery } from '../../schemas/holistic-profile';
import { HolisticProfile } from '../models/holistic-profile';

/** A person's newest profile. */
export const findNewestProfile = (db: Knex, userId: string): Promise<HolisticProfile | undefined> =>
  HolisticProfile.query(db).where({ user_id: userId }).orderBy('version', 'desc').first().execute();

/** Every version of a person's chart, the newest first. */
export const listAllVersions = (db: Knex, userId: string): Promise<HolisticProfile[]> =>
  HolisticProfile.query(db).where({ user_id: userId }).orderBy('version', 'desc').execute();

/** One page of them, without the charts themselves; `next` is the address of the following page. */
export const listVersions = async (
  db: Knex,
  userId: string,
  { limit = 50, cursor }: VersionsQuery,
): Promise<{ readonly rows: HolisticProfile[]; readonly next: string | null }> => {
  const found = await HolisticProfile.query(db)
    .select('id', 'version', 'created_at', 'note', 'engine')
    .where({ user_id: userId })
    .modify((query) => {
      if (cursor)
        query.whereRaw('version < (select version from holistic_profiles where id = ? and user_id = ?)', [
          cursor,
          userId,
        ]);
    })
    .orderBy('version', 'desc')
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > limit && last ? toPath(api.listVersions, { query: { limit, cursor: last.id } }) : null,
  };
};

/** A version of a person's own chart. Throws 404 for one that is not theirs. */
export const getOwnVersion = async (db: Knex, userId: string, id: string): Promise<HolisticProfile> => {
  const row = await HolisticProfile.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('chart');
  return row;
};
