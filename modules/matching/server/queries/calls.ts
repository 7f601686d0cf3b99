import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { initialsOf } from '../../lib/initials';
import type { CallView } from '../../schemas/call';
import { IntroductionCall } from '../models/introduction-call';
import type { Match } from '../models/match';
import { type LoadedMatch, lockedMatch, lockForChange, visibleMatch } from './match';

/** A call with the match it belongs to. */
export interface LoadedCall extends LoadedMatch {
  readonly call: IntroductionCall;
}

/** One call for its client or its practitioner. Throws 404. */
export const visibleCall = async (db: Knex, user: User, id: string): Promise<LoadedCall> => {
  const call = await IntroductionCall.query(db).findById(id);
  if (!call) throw notFound('call');
  return { call, ...(await visibleMatch(db, user, call.matchId)) };
};

/** The same, locked until the end of the transaction. The match comes first, as with every change of it. */
export const lockedCall = async (trx: Knex.Transaction, user: User, { call }: LoadedCall): Promise<LoadedCall> => {
  await lockForChange(trx, call.matchId);
  const match = await lockedMatch(trx, user, call.matchId);
  const row = await IntroductionCall.query(trx).findById(call.id).forUpdate();
  if (!row) throw notFound('call');
  return { call: row, ...match };
};

/** Refuses what can no longer be changed. */
export const refuseOver = ({ status, startsAt }: IntroductionCall): void => {
  if (status === 'cancelled') throw conflict('call-over', 'This call was cancelled. You can choose another time.');
  if (Date.parse(startsAt) <= Date.now()) throw conflict('call-over', 'This call has begun or lies in the past.');
};

/** The call of a match that lies ahead, if there is one. */
export const callAhead = (db: Knex, matchId: string): Promise<IntroductionCall | undefined> =>
  IntroductionCall.query(db)
    .where({ match_id: matchId, status: 'confirmed' })
    .whereRaw('ends_at > now()')
    .first()
    .execute();

const nameFor = async (core: Core, user: User, { match, practitioner }: LoadedCall): Promise<string | null> => {
  if (user.role === 'client') return practitioner?.name ?? null;
  if (match.status !== 'accepted') return null;
  return initialsOf((await core.people.names([match.userId])).get(match.userId), match.sample);
};

/** A call as one of its two sees it. */
export const getCallView = async (core: Core, user: User, loaded: LoadedCall): Promise<CallView> =>
  toCallView(loaded.call, loaded.match, await nameFor(core, user, loaded));

/** A call as one of its two sees it; `name` is the other side's, null where that is not known yet. */
export const toCallView = (call: IntroductionCall, match: Match, name: string | null): CallView => {
  const over = call.status === 'confirmed' && Date.parse(call.endsAt) <= Date.now();
  return {
    id: call.id,
    matchId: call.matchId,
    status: over ? 'past' : call.status,
    start: new Date(call.startsAt).toISOString(),
    end: new Date(call.endsAt).toISOString(),
    with: name,
    accepted: match.status === 'accepted',
    version: call.sequence,
  };
};
