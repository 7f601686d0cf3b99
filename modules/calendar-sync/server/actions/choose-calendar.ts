import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { fn } from 'objection';
import { invalid } from '#core/contract/errors';
import type { CalendarChoice } from '../../schemas/accounts';
import type { Context } from '../context';
import { Account, Decision, Entry } from '../models/account';
import { syncAccount } from './sync-account';

/** Chooses the calendar into which sessions are written. What was written into another one stays there. Throws 422. */
export const chooseCalendar = async (
  context: Context,
  trx: Knex.Transaction,
  { userId, calendars }: Account,
  { url }: CalendarChoice,
): Promise<Account> => {
  if (!calendars.some((one) => one.url === url))
    throw invalid('url', 'There is no such calendar in this account. Choose one from the list.');
  await Entry.query(trx).delete().where({ user_id: userId });
  await Decision.query(trx).delete().where({ user_id: userId });
  await trx('calendar_busy_times').where({ account_id: userId }).delete();
  const chosen = await Account.query(trx).patchAndFetchById(userId, {
    connection: randomUUID(),
    calendarUrl: url,
    syncToken: null,
    state: 'waiting',
    reason: null,
    failures: 0,
    nextAt: fn.now(),
  });
  await syncAccount(context, trx, userId);
  return chosen;
};
