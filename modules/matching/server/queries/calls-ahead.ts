import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { OwnDates } from '#modules/knowledge/public';
import type { CallQuery, CallView } from '../../schemas/call';
import { listCalls } from '../../schemas/endpoints';
import { IntroductionCall } from '../models/introduction-call';
import { Match } from '../models/match';
import { Practitioner } from '../models/practitioner';
import { getCallView } from './calls';

/** Calls of one person that have not ended, in time order; `next` is the address of the following page. */
export const listCallsAhead = async (
  core: Core,
  user: User,
  { limit = 50, cursor }: CallQuery,
): Promise<{ readonly rows: CallView[]; readonly next: string | null }> => {
  const { db } = core;
  const own = Practitioner.query(db).where({ user_id: user.id }).select('id');
  const found = await IntroductionCall.query(db)
    .where({ status: 'confirmed' })
    .whereRaw('ends_at > now()')
    .modify((query) => {
      if (user.role === 'client') query.where({ client_id: user.id });
      else query.whereIn('practitioner_id', own);
      if (cursor)
        query.whereRaw('(starts_at, id) > (select starts_at, id from introduction_calls where id = ?)', [cursor]);
    })
    .orderBy(['starts_at', 'id'])
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const matches = await Match.query(db).whereIn(
    'id',
    page.map((one) => one.matchId),
  );
  const people = await Practitioner.query(db).whereIn(
    'id',
    page.map((one) => one.practitionerId),
  );
  const rows = await Promise.all(
    page.flatMap((call) => {
      const match = matches.find(({ id }) => id === call.matchId);
      const practitioner = people.find(({ id }) => id === call.practitionerId) ?? null;
      return match ? [getCallView(core, user, { call, match, practitioner })] : [];
    }),
  );
  const last = page.at(-1);
  const next = found.length > limit && last ? toPath(listCalls, { query: { limit, cursor: last.id } }) : null;
  return { rows, next };
};

/** Calls that are named; more are on their page. */
const mostDates = 5;

/** The introduction calls of a client that have not ended. */
export const ownCallDates = ({ db }: Pick<Core, 'db'>): OwnDates => ({
  of: async (userId) => {
    const calls = await IntroductionCall.query(db)
      .where({ client_id: userId, status: 'confirmed' })
      .whereRaw('ends_at > now()')
      .orderBy(['starts_at', 'id'])
      .limit(mostDates);
    return calls.map(({ startsAt, zone }) => ({ kind: 'call', at: startsAt, zone, path: '/matching/calls' }));
  },
});
