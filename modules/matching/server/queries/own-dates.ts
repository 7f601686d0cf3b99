import type { Core } from '#core/contract/server';
import type { OwnDates } from '#modules/knowledge/public';
import { IntroductionCall } from '../models/introduction-call';

/** Calls that are named; more are on their page. */
const most = 5;

/** The introduction calls of a client that have not ended. */
export const ownCallDates = ({ db }: Pick<Core, 'db'>): OwnDates => ({
  of: async (userId) => {
    const calls = await IntroductionCall.query(db)
      .where({ client_id: userId, status: 'confirmed' })
      .whereRaw('ends_at > now()')
      .orderBy(['starts_at', 'id'])
      .limit(most);
    return calls.map(({ startsAt, zone }) => ({ kind: 'call', at: startsAt, zone, path: '/matching/calls' }));
  },
});
