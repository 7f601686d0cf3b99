import type { Knex } from 'knex';
import { Block } from '../models/safety';

/** Whom a person blocked. */
export const listBlocked = async (db: Knex, userId: string): Promise<ReadonlySet<string>> =>
  new Set((await Block.query(db).where({ user_id: userId }).limit(1000)).map(({ blockedId }) => blockedId));
