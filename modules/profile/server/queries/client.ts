import type { Knex } from 'knex';
import { Client } from '../models/client';

/** A person's client record, if it was created; `locked` keeps others from changing it until the transaction ends. */
export const findClient = (db: Knex, userId: string, how: 'read' | 'locked' = 'read'): Promise<Client | undefined> => {
  const query = Client.query(db).findOne({ user_id: userId });
  return (how === 'locked' ? query.forUpdate() : query).execute();
};
