import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { AccountSource } from '../models/account-source';

/** An account is new for this long: whoever has used it before came from elsewhere. */
const newMinutes = 60;

/** Notes from where somebody came who has just opened an account, once; later calls change nothing. */
export const recordArrival = async (core: Core, trx: Knex.Transaction, user: User, source: string): Promise<void> => {
  const since = new Date(Date.now() - newMinutes * 60_000).toISOString();
  const account = await trx
    .from(core.people.accounts(trx, 'client').as('account'))
    .where({ 'account.id': user.id })
    .where('account.created_at', '>', since)
    .first('account.id');
  if (account) await AccountSource.query(trx).insert({ userId: user.id, source }).onConflict('user_id').ignore();
};
