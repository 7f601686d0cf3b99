import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Places } from '../../places/places';
import { HolisticProfileInput } from '../../schemas/client';
import { HolisticProfileView, ProfileVersions, VersionsQuery } from '../../schemas/holistic-profile';
import { JourneyOverview } from '../../schemas/overview';
import { presentProfile } from '../present';
import { overviewOf } from '../service/overview';
import { generateProfile, newestProfile, versionsPage } from '../service/profiles';

const mine = { permission: 'profile.keep' } as const;
const signedIn = { signedIn: true } as const;

/** Charts and their versions, and the overview of a client's way. */
export const profileRoutes = (core: Core, places: () => Places): Route[] => [
  route({
    method: 'get',
    path: '/api/holistic-profiles/me',
    access: signedIn,
    reply: Type.Union([HolisticProfileView, Type.Null()]),
    handle: async ({ user }) => {
      const row = await newestProfile(core.db, user.id);
      return row ? presentProfile(core, core.db, row) : null;
    },
  }),
  route({
    method: 'post',
    path: '/api/holistic-profiles',
    access: mine,
    body: HolisticProfileInput,
    reply: HolisticProfileView,
    limit: { points: 30, seconds: 60, by: 'person' },
    handle: async ({ user, body, trx }) => {
      const { row, created } = await generateProfile(core, places(), trx, user.id, body);
      return reply(await presentProfile(core, trx, row), { status: created ? 201 : 200 });
    },
  }),
  route({
    method: 'get',
    path: '/api/holistic-profiles/versions',
    access: mine,
    query: VersionsQuery,
    reply: ProfileVersions,
    handle: async ({ user, query }) => {
      const { rows, next } = await versionsPage(core.db, user.id, query);
      const shown = rows.map(({ id, version, created_at, note, engine }) => ({
        id,
        version,
        createdAt: created_at,
        note,
        engine,
      }));
      return reply(shown, { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/journey/me',
    access: signedIn,
    reply: JourneyOverview,
    handle: ({ user }) => overviewOf(core, user),
  }),
];
