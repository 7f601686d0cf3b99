import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import { lockOwnView } from '../queries/list-views';

/** Deletes an own view; whoever it was shared with loses it too. Throws 404. */
export const deleteListView = async (trx: Knex.Transaction, user: User, id: string): Promise<void> => {
  const row = await lockOwnView(trx, user, id);
  await row.$query(trx).delete();
};
