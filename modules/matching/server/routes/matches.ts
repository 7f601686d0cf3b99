import type { Knex } from 'knex';
import { implement, respond as reply, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { profiles } from '#modules/profile/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeMatch } from '../actions/change-match';
import { listBookable } from '../queries/bookable';
import { openBrief, writeBrief } from '../queries/brief';
import { type LoadedMatch, visibleMatch } from '../queries/match';
import { getMatchForPractitioner, openShownParts } from '../queries/match-parts';
import { toMatchForOthers, toMatchView } from '../views/match';

/** A match after a change: in full for its client, where it stands for anybody else. */
const presented = async (core: Core, db: Knex, user: User, { match, practitioner }: LoadedMatch) => {
  if (user.role !== 'client') return toMatchForOthers(user, match);
  const [parts = []] = await openShownParts(core, db, [match]);
  return toMatchView(match, parts, practitioner, await listBookable(db, [match.practitionerId]));
};

/** One match for the two it is between, and its way from a suggestion to its end. */
export const matchRoutes = (core: Core) => {
  const designTypeOf = async (userId: string): Promise<string | null> =>
    (await core.port(profiles).summaryOf(userId))?.humanDesign.type ?? null;
  return {
    getMatch: implement(api.getMatch, contract.getMatch, {
      access: { signedIn: true },
      load: ({ user, params, db }) => visibleMatch(db, user, params.id),
      handle: async ({ user, loaded }) => {
        const { match } = loaded;
        const seen =
          user.role === 'practitioner'
            ? await getMatchForPractitioner(core, user, match)
            : await presented(core, core.db, user, loaded);
        return reply(seen, { etag: match.version });
      },
    }),
    getBrief: implement(api.getBrief, contract.getBrief, {
      access: { permission: 'matching.introduce' },
      load: ({ user, params, db }) => visibleMatch(db, user, params.id),
      handle: async ({ loaded: { match, practitioner }, query }) =>
        (await openBrief(core, core.db, match)) ??
        writeBrief(core, core.db, match, practitioner, await designTypeOf(match.userId), query),
    }),
    changeMatch: implement(api.changeMatch, contract.changeMatch, {
      access: { signedIn: true },
      limit: { points: 60, seconds: 60, by: 'person' },
      load: async ({ user, params, db }) => {
        const { match } = await visibleMatch(db, user, params.id);
        // Before the transaction: a port asks the pool.
        return { designType: user.role === 'client' ? await designTypeOf(match.userId) : null };
      },
      handle: async ({ user, params, body, loaded, trx, request }) => {
        const changed = await changeMatch(core, trx, user, params.id, body, request.ifMatch, {
          designType: loaded.designType,
          present: async (db, match) => presented(core, db, user, match),
        });
        return reply(await presented(core, trx, user, changed), { etag: changed.match.version });
      },
    }),
  };
};
