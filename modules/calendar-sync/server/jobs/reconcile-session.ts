import { fn } from 'objection';
import { Problem } from '#core/contract/errors';
import { type PracticeSession, practiceSessions } from '#modules/sessions/public';
import type { Context } from '../context';
import { type Account, Decision, Entry } from '../models/account';
import type { Answered, Login, RemoteEntry } from '../outgoing/dav';
import { decideStep } from '../policies/entry';

/** The server did not do what was asked of it; the whole sync is tried again later. */
export class SyncFailed extends Error {}

export const orFail = <T>(answer: Answered<T>): T => {
  if (!answer.ok) throw new SyncFailed(answer.reason);
  return answer.value;
};

/** One session at both sides. */
export interface Pair {
  readonly session: PracticeSession | null;
  readonly remote: RemoteEntry | null;
  readonly entry: Entry | null;
  readonly isOpen: boolean;
}
interface Sync {
  readonly context: Context;
  readonly account: Account & { readonly calendarUrl: string };
  readonly login: Login;
}

const save = async (
  { context, account }: Sync,
  session: Pick<PracticeSession, 'id' | 'start' | 'end' | 'version'>,
  { url, etag }: Pick<RemoteEntry, 'url' | 'etag'>,
): Promise<void> => {
  await Entry.query(context.core.db)
    .insert({
      sessionId: session.id,
      userId: account.userId,
      ...{ url, etag },
      startsAt: session.start,
      endsAt: session.end,
      sequence: session.version,
    })
    .onConflict('session_id')
    .merge();
};

/** Ends questions about a session that have answered themselves. */
const settle = async ({ context }: Sync, sessionId: string): Promise<void> => {
  await Decision.query(context.core.db)
    .where({ session_id: sessionId })
    .whereNull('answered_at')
    .whereNot({ kind: 'put-back' })
    .patch({ answeredAt: fn.now(), answer: 'settled' });
};

const ask = async (
  { context, account }: Sync,
  kind: Decision['kind'],
  session: PracticeSession,
  remote: RemoteEntry | null,
  reason: string | null = null,
): Promise<void> => {
  const { userId } = account;
  const { id: sessionId, start: here } = session;
  const there = remote && { there: remote.start, thereEnd: remote.end };
  const { db, realtime } = context.core;
  await Decision.query(db)
    .insert({ userId, sessionId, kind, here, reason, ...there })
    .onConflict(db.raw("(session_id) where answered_at is null and kind <> 'put-back'"))
    .ignore();
  realtime.publish(`user:${userId}`, 'calendars.changed', { sessionId });
};

/** Writes a session as it stands here. False when the event was changed there meanwhile. */
const write = async (sync: Sync, session: PracticeSession, remote: RemoteEntry | null): Promise<boolean> => {
  const { context, account, login } = sync;
  const { core } = context;
  const { calendarUrl } = account;
  const url = remote?.url ?? new URL(`${session.id}.ics`, calendarUrl).href;
  const text = await core.port(practiceSessions).writeFile(core.db, account.userId, session.id);
  const target = { calendarUrl, url, etag: remote?.etag ?? null, text };
  const written = orFail(await core.inThread<typeof import('../thread')>()('writeEntry', login, target));
  if (written) await save(sync, session, { url, etag: written.etag });
  return written !== null;
};

/** Moves the session as its event was moved, if the rules of sessions let it; the refusal as a sentence, or null. */
const move = async (sync: Sync, session: PracticeSession, remote: RemoteEntry): Promise<string | null> => {
  const { core } = sync.context;
  const { id, version } = session;
  const time = { id, version, start: remote.start };
  try {
    const moved = await core.db.transaction((trx) => core.port(practiceSessions).move(trx, sync.account.userId, time));
    await save(sync, moved, remote);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
};

const putBack = async (sync: Sync, session: PracticeSession, remote: RemoteEntry, reason: string): Promise<boolean> => {
  if (!(await write(sync, session, remote))) return false;
  await ask(sync, 'put-back', session, remote, reason);
  return true;
};

/** Lets both sides say the same about one session, or asks. False when it must be looked at again soon. Throws `SyncFailed`. */
export const reconcileSession = async (sync: Sync, { session, remote, entry, isOpen }: Pair): Promise<boolean> => {
  const { core } = sync.context;
  const step = decideStep({
    here: session && !session.isCancelled ? { ...session, isOver: Date.parse(session.start) <= Date.now() } : null,
    there: remote,
    base: entry && {
      start: new Date(entry.startsAt).toISOString(),
      end: new Date(entry.endsAt).toISOString(),
      etag: entry.etag,
      version: entry.sequence,
    },
    isOpen,
  });
  const id = session?.id ?? entry?.sessionId ?? '';
  if (step === 'remove' && remote) {
    const isGone = orFail(await core.inThread<typeof import('../thread')>()('removeEntry', sync.login, remote));
    if (!isGone) return false;
  }
  if (step === 'remove' || step === 'forget') {
    await Entry.query(core.db).deleteById(id);
    await settle(sync, id);
  }
  if (!session) return true;
  if (step === 'write')
    return remote && !entry
      ? putBack(sync, session, remote, 'It was changed there while your sessions were not connected.')
      : write(sync, session, remote);
  if (step === 'ask-deleted') await ask(sync, 'deleted', session, null);
  if (!remote) return true;
  if (step === 'ask-conflict') await ask(sync, 'conflict', session, remote);
  if (step === 'adopt') {
    await save(sync, session, remote);
    await settle(sync, id);
  }
  if (step === 'put-back')
    return putBack(
      sync,
      session,
      remote,
      remote.isRepeating ? 'A session cannot repeat.' : 'A session keeps its length when it is moved.',
    );
  if (step === 'move') {
    const refusal = await move(sync, session, remote);
    return refusal === null || putBack(sync, session, remote, refusal);
  }
  return true;
};
