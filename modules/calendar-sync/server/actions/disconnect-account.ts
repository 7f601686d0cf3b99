import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Account } from '../models/account';

/** Forgets the calendar server with its password. What was written there stays there. */
export const disconnectAccount = async (core: Core, trx: Knex.Transaction, userId: string): Promise<void> => {
  if ((await Account.query(trx).deleteById(userId)) === 0) return;
  await core.audit.record(trx, { actor: userId, action: 'calendars.account-disconnected', subject: userId });
};
