import { Type } from '@sinclair/typebox';
import { invalid } from '#core/contract/errors';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Places } from '../places/places';
import { BirthMoment, BirthMomentQuery, ClientInput, ClientView, HolisticProfileInput } from '../schemas/client';
import { HolisticProfileView, ProfileVersions } from '../schemas/holistic-profile';
import { JourneyOverview } from '../schemas/overview';
import { PlaceQuery, PlaceView } from '../schemas/place';
import { presentClient, presentProfile } from './present';
import { momentOf, settleBirth } from './service/birth';
import { clientOf } from './service/client-of';
import { changeClient, createClient } from './service/clients';
import { overviewOf } from './service/overview';
import { generateProfile, newestProfile, profileVersions } from './service/profiles';

const mine = { permission: 'profile.keep' } as const;
const signedIn = { signedIn: true } as const;
const lookups = { points: 240, seconds: 60 } as const;

const placeRoutes = (places: () => Places): Route[] => [
  route({
    method: 'get',
    path: '/api/places',
    access: { open: true, because: 'the public intake asks for a birth place; nothing is stored' },
    query: PlaceQuery,
    reply: Type.Array(PlaceView),
    limit: lookups,
    handle: async ({ query }) => [...places().search(query.q, query.limit)],
  }),
  route({
    method: 'get',
    path: '/api/birth-moments',
    access: signedIn,
    query: BirthMomentQuery,
    reply: BirthMoment,
    limit: lookups,
    handle: async ({ query }) => {
      const birth = settleBirth(places(), {
        birthDate: query.date,
        birthTime: query.time,
        placeId: query.placeId,
        ...(query.fold ? { fold: query.fold } : {}),
      });
      const moment = momentOf(birth);
      if (!moment) throw invalid('time', 'Give a time.');
      return moment;
    },
  }),
];

const clientRoutes = (core: Core, places: () => Places): Route[] => [
  route({
    method: 'get',
    path: '/api/clients/me',
    access: signedIn,
    reply: Type.Union([ClientView, Type.Null()]),
    handle: async ({ user }) => {
      const row = await clientOf(core.db, user.id);
      return row ? reply(await presentClient(core, core.db, user, row), { etag: row.version }) : null;
    },
  }),
  route({
    method: 'post',
    path: '/api/clients',
    access: mine,
    body: ClientInput,
    reply: ClientView,
    handle: async ({ user, body, trx }) => {
      const { row, created } = await createClient(core, places(), trx, user, body);
      return reply(await presentClient(core, trx, user, row), { status: created ? 201 : 200, etag: row.version });
    },
  }),
  route({
    method: 'patch',
    path: '/api/clients/me',
    access: mine,
    body: ClientInput,
    reply: ClientView,
    ifMatch: 'required',
    handle: async ({ user, body, trx, request }) => {
      const row = await changeClient(core, places(), trx, user, body, request.ifMatch);
      return reply(await presentClient(core, trx, user, row), { etag: row.version });
    },
  }),
];

const profileRoutes = (core: Core, places: () => Places): Route[] => [
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
    reply: ProfileVersions,
    handle: async ({ user }) =>
      (await profileVersions(core.db, user.id)).map(({ id, version, created_at, note, engine }) => ({
        id,
        version,
        createdAt: created_at,
        note,
        engine,
      })),
  }),
  route({
    method: 'get',
    path: '/api/journey/me',
    access: signedIn,
    reply: JourneyOverview,
    handle: ({ user }) => overviewOf(core, user),
  }),
];

/** Places, client records, charts and the overview of a client's way. */
export const routes = (core: Core, places: () => Places): Route[] => [
  ...placeRoutes(places),
  ...clientRoutes(core, places),
  ...profileRoutes(core, places),
];
