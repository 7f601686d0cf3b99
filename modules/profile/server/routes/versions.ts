import { Type } from '@sinclair/typebox';
import { type Route, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ProfileVersionView } from '../../schemas/version';
import { ownVersion, presentVersion } from '../service/version';

/** The id in a path. */
export const VersionParams = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });

/** One version of the own chart, with the birth it was computed from. */
export const versionRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/holistic-profiles/versions/:id',
    access: { permission: 'profile.keep' },
    params: VersionParams,
    reply: ProfileVersionView,
    load: ({ user, params, db }) => ownVersion(db, user.id, params.id),
    handle: ({ loaded }) => presentVersion(core, core.db, loaded),
  }),
];
