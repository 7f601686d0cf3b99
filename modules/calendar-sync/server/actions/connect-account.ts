import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import { findUrlFault } from '#modules/integrations/public-server';
import type { AccountInput } from '../../schemas/accounts';
import type { Context } from '../context';
import { Account } from '../models/account';
import { loginPlace } from '../queries/account';
import { syncAccount } from './sync-account';

/** Connects a calendar server, instead of a former one; its calendars are looked up at once. Throws 422. */
export const connectAccount = async (
  context: Context,
  trx: Knex.Transaction,
  userId: string,
  { address, user, password }: AccountInput,
): Promise<Account> => {
  const { core } = context;
  const fault = findUrlFault(address.trim(), context.allowPrivate);
  if (fault) throw invalid('address', fault);
  if (user.trim() === '') throw invalid('user', 'Enter the name with which you sign in there.');
  await Account.query(trx).deleteById(userId);
  const login = JSON.stringify({ user: user.trim(), password });
  const account = await Account.query(trx).insertAndFetch({
    userId,
    connection: randomUUID(),
    address: new URL(address.trim()).href,
    loginSealed: await core.vault.encrypt(trx, userId, loginPlace(userId), login),
  });
  await core.audit.record(trx, { actor: userId, action: 'calendars.account-connected', subject: userId });
  await syncAccount(context, trx, userId);
  return account;
};
