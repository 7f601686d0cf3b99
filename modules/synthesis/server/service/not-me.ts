import type { Knex } from 'knex';
import { SynthesisFeedback } from '../models/synthesis-feedback';

/** Ids of the themes and insights the client last called not theirs, over all versions: they are not offered again. */
export const notMeOf = async (db: Knex, userId: string): Promise<ReadonlySet<string>> => {
  const rows = await SynthesisFeedback.query(db).where({ user_id: userId }).orderBy('created_at');
  const last = new Map(rows.map(({ item_id, verdict }) => [item_id, verdict]));
  return new Set([...last].flatMap(([id, verdict]) => (verdict === 'not-me' ? [id] : [])));
};
