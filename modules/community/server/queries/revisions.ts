import type { Knex } from 'knex';
import type { Revisions } from '../../schemas/discussion';
import { Revision } from '../models/safety';

/** Earlier wordings of a post, newest first; at most a hundred. */
export const listRevisions = async (db: Knex, postId: string): Promise<Revisions> =>
  (await Revision.query(db).where({ post_id: postId }).orderBy('version', 'desc').limit(100)).map(
    ({ version, title, content, replacedAt }) => ({ version, title, content, replacedAt }),
  );
