import type { Knex } from 'knex';
import type { Level } from '../../schemas/discussion';
import { NoticeLevel } from '../models/notices';

export const setLevel = async (trx: Knex, userId: string, targetId: string, level: Level): Promise<void> => {
  await NoticeLevel.query(trx).insert({ userId, targetId, level }).onConflict(['user_id', 'target_id']).merge();
};
