import { Type } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { type Route, respond as reply, route, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { profiles } from '#modules/profile/public';
import { MatchView } from '../../schemas/match';
import { BriefWishes, MatchBrief, MatchChange, MatchForOthers } from '../../schemas/match-status';
import { openBrief, writeBrief } from '../matches/brief';
import { changeMatch } from '../matches/change';
import { type LoadedMatch, visibleMatch } from '../matches/load';
import { presentBare, presentForPractitioner } from '../matches/present-for-others';
import { listBookable } from '../practice/bookable';
import { presentMatch } from '../present';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const Seen = Type.Union([MatchView, MatchForOthers]);

/** A match after a change: in full for its client, where it stands for anybody else. */
const presented = async (core: Core, db: Knex, user: User, { match, practitioner }: LoadedMatch) =>
  user.role === 'client'
    ? presentMatch(core, db, match, practitioner, await listBookable(db, [match.practitioner_id]))
    : presentBare(user, match);

/** One match for the two it is between, and its way from a suggestion to its end. */
export const matchRoutes = (core: Core): Route[] => {
  const designTypeOf = async (userId: string): Promise<string | null> =>
    (await core.port(profiles).summaryOf(userId))?.humanDesign.type ?? null;
  return [
    route({
      method: 'get',
      path: '/api/matches/:id',
      access: { signedIn: true },
      params: Id,
      reply: Seen,
      load: ({ user, params, db }) => visibleMatch(db, user, params.id),
      handle: async ({ user, loaded }) => {
        const { match } = loaded;
        const seen =
          user.role === 'practitioner'
            ? await presentForPractitioner(core, user, match)
            : await presented(core, core.db, user, loaded);
        return reply(seen, { etag: match.version });
      },
    }),
    route({
      method: 'get',
      path: '/api/matches/:id/brief',
      access: { permission: 'matching.consent' },
      params: Id,
      query: BriefWishes,
      reply: MatchBrief,
      load: ({ user, params, db }) => visibleMatch(db, user, params.id),
      handle: async ({ loaded: { match, practitioner }, query }) =>
        (await openBrief(core, core.db, match)) ??
        writeBrief(core, core.db, match, practitioner, await designTypeOf(match.user_id), query),
    }),
    route({
      method: 'patch',
      path: '/api/matches/:id',
      access: { signedIn: true },
      params: Id,
      body: MatchChange,
      reply: Seen,
      ifMatch: 'required',
      limit: { points: 60, seconds: 60, by: 'person' },
      load: async ({ user, params, db }) => {
        const { match } = await visibleMatch(db, user, params.id);
        // Before the transaction: a port asks the pool.
        return { designType: user.role === 'client' ? await designTypeOf(match.user_id) : null };
      },
      handle: async ({ user, params, body, loaded, trx, request }) => {
        const changed = await changeMatch(core, trx, user, params.id, body, request.ifMatch, {
          designType: loaded.designType,
          present: async (db, held) => presented(core, db, user, held),
        });
        return reply(await presented(core, trx, user, changed), { etag: changed.match.version });
      },
    }),
  ];
};
