import type { Knex } from 'knex';
import { NoticeDigest } from '../models/notices';

/** Choosing the same again changes nothing. */
export const saveDigestChoice = async (trx: Knex, userId: string, on: boolean): Promise<void> => {
  if (on) await NoticeDigest.query(trx).insert({ userId }).onConflict('user_id').ignore();
  else await NoticeDigest.query(trx).deleteById(userId);
};
