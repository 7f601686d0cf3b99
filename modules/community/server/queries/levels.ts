import type { Knex } from 'knex';
import type { Level } from '../../schemas/discussion';
import { NoticeLevel } from '../models/notices';

/** How much of something a person wants to hear: `watching` everything, `normal` what is addressed to them, `muted` nothing. */
export const findLevel = async (db: Knex, userId: string, targetId: string): Promise<Level> =>
  (await NoticeLevel.query(db).findById([userId, targetId]))?.level ?? 'normal';
