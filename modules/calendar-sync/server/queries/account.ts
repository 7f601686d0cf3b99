import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { AccountInput, AccountView, DecisionView } from '../../schemas/accounts';
import { Account, Decision, Entry } from '../models/account';
import type { Login } from '../outgoing/dav';
import { toInstant } from '../views/feed';

/** Decisions that are shown at once; the others follow when these are answered. */
const mostDecisions = 50;

/** Where name and password of a calendar server are encrypted. */
export const loginPlace = (userId: string): string => `calendar_accounts:login:${userId}`;

export const openLogin = async (core: Core, account: Account, allowPrivate: boolean): Promise<Login> => {
  const { userId, loginSealed, address } = account;
  const { user, password }: Pick<AccountInput, 'user' | 'password'> = JSON.parse(
    await core.vault.decryptText(core.db, userId, loginPlace(userId), loginSealed),
  );
  return { address, user, password, allowPrivate };
};

/** A practitioner's own account. Throws 404. */
export const getAccount = async (db: Knex, userId: string): Promise<Account> => {
  const account = await Account.query(db).findById(userId);
  if (!account) throw notFound('calendar account');
  return account;
};

export const getAccountView = async (db: Knex, account: Account): Promise<AccountView> => {
  const { address, state, reason, calendars, calendarUrl } = account;
  return {
    ...{ address, state, reason, calendars, calendarUrl },
    sessions: await Entry.query(db).where({ user_id: account.userId }).resultSize(),
    checkedAt: toInstant(account.checkedAt),
    syncedAt: toInstant(account.syncedAt),
    nextAt: new Date(account.nextAt).toISOString(),
  };
};

/** Null for a practitioner without an account. */
export const findAccountView = async (db: Knex, userId: string): Promise<AccountView | null> => {
  const account = await Account.query(db).findById(userId);
  return account ? getAccountView(db, account) : null;
};

/** What waits for the practitioner's answer, the oldest first. */
export const listDecisionViews = async (db: Knex, userId: string): Promise<DecisionView[]> => {
  const rows = await Decision.query(db)
    .where({ user_id: userId })
    .whereNull('answered_at')
    .orderBy(['created_at', 'id'])
    .limit(mostDecisions);
  return rows.map(({ id, sessionId, kind, here, there, reason, createdAt }) => ({
    ...{ id, sessionId, kind, reason },
    here: new Date(here).toISOString(),
    there: toInstant(there),
    createdAt: new Date(createdAt).toISOString(),
  }));
};

/** One of a practitioner's own decisions. Throws 404. */
export const getOwnDecision = async (db: Knex, userId: string, id: string): Promise<Decision> => {
  const decision = await Decision.query(db).findOne({ id, user_id: userId });
  if (!decision) throw notFound('decision');
  return decision;
};
