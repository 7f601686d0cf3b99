import type { Knex } from 'knex';
import { Client } from '../models/client';

/** A person's client record, if it was created. */
export const clientOf = (db: Knex, userId: string): Promise<Client | undefined> =>
  Client.query(db).findOne({ user_id: userId }).execute();
