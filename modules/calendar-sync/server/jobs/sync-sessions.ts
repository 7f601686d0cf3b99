import { fn } from 'objection';
import type { Job } from '#core/contract/server';
import { practiceSessions } from '#modules/sessions/public';
import { readMinutes } from '../../schemas/values';
import type { AccountRef, Context } from '../context';
import { Account, Decision, Entry } from '../models/account';
import type { CalendarReading, Login, RemoteEntry } from '../outgoing/dav';
import { openLogin } from '../queries/account';
import { findWindow, storeBusyTimes, toStretches } from '../queries/busy-times';
import { findNextTry, findOwner } from './read-feed';
import { orFail, reconcileSession, SyncFailed } from './reconcile-session';

const dayMs = 86_400_000;
/** A sync whose process died does not block the next one for longer. */
const leaseSeconds = 30;
const renewalMs = 5000;
/** Soon after something was changed at both sides in one moment. */
const againSeconds = 60;

const findLeaseEnd = (): string => new Date(Date.now() + leaseSeconds * 1000).toISOString();

type Chosen = Account & { readonly calendarUrl: string };
const isChosen = (account: Account): account is Chosen => account.calendarUrl !== null;

/** What nobody changed stands as both sides last had it. */
const toRemote = ({ sessionId, url, etag, startsAt, endsAt }: Entry): RemoteEntry => ({
  ...{ sessionId, url, etag, isRepeating: false },
  start: new Date(startsAt).toISOString(),
  end: new Date(endsAt).toISOString(),
});

const read = async (
  { core }: Context,
  account: Chosen,
  login: Login,
  entries: readonly Entry[],
  zone: string,
): Promise<CalendarReading> =>
  orFail(
    await core.inThread<typeof import('../thread')>()('readCalendar', login, {
      calendarUrl: account.calendarUrl,
      token: account.syncToken,
      known: entries.map(({ url }) => url),
      uidEnd: `@${new URL(core.config.baseUrl).hostname}`,
      window: findWindow(),
      zone,
    }),
  );

/** Reads the calendar and lets both sides say the same; the token of what was read, or null when it must be read again soon. */
const syncCalendar = async (context: Context, account: Chosen, login: Login): Promise<string | null> => {
  const { core } = context;
  const { userId } = account;
  const owner = await findOwner(core, userId);
  if (!owner) return account.syncToken;
  const entries = await Entry.query(core.db).where({ user_id: userId });
  const reading = await read(context, account, login, entries, owner.zone);
  const open = await Decision.query(core.db)
    .where({ user_id: userId })
    .whereNull('answered_at')
    .whereNot({ kind: 'put-back' });
  const asked = new Set(open.map(({ sessionId }) => sessionId));
  const remote = reading.isChanged
    ? reading.entries
    : entries.filter(({ sessionId }) => !asked.has(sessionId)).map(toRemote);
  if (reading.isChanged) {
    const busy = toStretches(core, reading.busy, owner.zone, findWindow());
    await core.db.transaction((trx) => storeBusyTimes(trx, { account_id: userId }, owner.practitionerId, busy));
  }
  const ids = entries.map(({ sessionId }) => sessionId);
  const sessions = await core.port(practiceSessions).list(core.db, userId, ids);
  let isDone = true;
  for (const id of new Set([...sessions.map((session) => session.id), ...ids])) {
    const pair = {
      session: sessions.find((session) => session.id === id) ?? null,
      remote: remote.find(({ sessionId }) => sessionId === id) ?? null,
      entry: entries.find(({ sessionId }) => sessionId === id) ?? null,
      isOpen: asked.has(id),
    };
    // Without a change there, what was deleted is still what the practitioner was asked about.
    if (!reading.isChanged && pair.isOpen && pair.session?.isCancelled !== true) continue;
    isDone = (await reconcileSession({ context, account, login }, pair)) && isDone;
  }
  if (!isDone) return null;
  return reading.isChanged ? reading.token : account.syncToken;
};

const findCalendars = async ({ core }: Context, { userId, connection }: Account, login: Login): Promise<void> => {
  const calendars = orFail(await core.inThread<typeof import('../thread')>()('listCalendars', login));
  if (calendars.length === 0) throw new SyncFailed('There is no calendar in this account. Make one there first.');
  await Account.query(core.db)
    .where({ user_id: userId, connection })
    .patch({ calendars, state: 'choose', reason: null, failures: 0, checkedAt: fn.now() });
};

/** Connects with the server: finds calendars, or lets both sides say the same. */
const runOnce = async (context: Context, account: Account): Promise<void> => {
  const { core } = context;
  const own = { user_id: account.userId, connection: account.connection };
  try {
    const login = await openLogin(core, account, context.allowPrivate);
    if (!isChosen(account)) {
      await findCalendars(context, account, login);
      return;
    }
    const token = await syncCalendar(context, account, login);
    const seconds = token === null ? againSeconds : readMinutes * 60;
    const nextAt = new Date(Date.now() + seconds * 1000).toISOString();
    const well = { state: 'ok', reason: null, failures: 0, checkedAt: fn.now(), syncedAt: fn.now() } as const;
    await Account.query(core.db)
      .where(own)
      .patch({ ...well, syncToken: token, nextAt });
  } catch (error) {
    if (!(error instanceof SyncFailed)) throw error;
    const failures = account.failures + 1;
    const { message: reason } = error;
    await Account.query(core.db)
      .where(own)
      .patch({ state: 'failed', reason, failures, checkedAt: fn.now(), nextAt: findNextTry(failures) });
  }
};

/** Lets a practitioner's sessions and their calendar elsewhere say the same, one sync at a time. */
export const createSyncSessions = (getContext: () => Context): Job<AccountRef> => {
  const job: Job<AccountRef> = {
    name: 'sync-sessions',
    run: async ({ userId }) => {
      const context = getContext();
      const { core } = context;
      if (!userId) return;
      const [account] = await Account.query(core.db)
        .where({ user_id: userId })
        .where((query) => query.whereNull('running_until').orWhere('running_until', '<', fn.now()))
        .patch({ runningUntil: findLeaseEnd() })
        .returning('*');
      if (!account) {
        const runAt = new Date(Date.now() + leaseSeconds * 1000);
        if (await Account.query(core.db).findById(userId))
          await core.db.transaction((trx) =>
            core.jobs.enqueue(trx, job, { userId }, { key: `account-again:${userId}`, runAt }),
          );
        return;
      }
      const renewal = setInterval(() => {
        // Where this fails the lease runs out, and another sync may begin.
        Account.query(core.db)
          .where({ user_id: userId })
          .whereNotNull('running_until')
          .patch({ runningUntil: findLeaseEnd() })
          .catch((error: Error) =>
            core.log.warn('a calendar sync could not keep its turn', { message: error.message }),
          );
      }, renewalMs);
      try {
        await runOnce(context, account);
      } finally {
        clearInterval(renewal);
        await Account.query(core.db).where({ user_id: userId }).patch({ runningUntil: null });
        core.realtime.publish(`user:${userId}`, 'calendars.changed', { userId });
      }
    },
  };
  return job;
};

/** Accounts that are looked at now, at most so many. */
export const listDueAccounts = async ({ core }: Context, most: number): Promise<string[]> => {
  // One that waits for a choice, or whose practitioner is gone, has nothing to be done.
  await Account.query(core.db)
    .where({ state: 'choose' })
    .where('next_at', '<=', fn.now())
    .patch({ nextAt: new Date(Date.now() + dayMs).toISOString() });
  const due = await Account.query(core.db).where('next_at', '<=', fn.now()).orderBy('next_at').limit(most);
  return due.map(({ userId }) => userId);
};
