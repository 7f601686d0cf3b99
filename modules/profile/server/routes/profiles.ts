import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { generateProfile } from '../actions/generate-profile';
import { getJourney } from '../queries/journey';
import { readProfileView, readVersionView } from '../queries/profile-view';
import { findNewestProfile, getOwnVersion, listVersions } from '../queries/profiles';

const mine = { permission: 'profile.keep' } as const;
const signedIn = { signedIn: true } as const;

/** Charts and their versions, and the overview of a client's way. */
export const profileRoutes = (core: Core, places: () => Places) => ({
  getProfile: implement(api.getProfile, contract.getProfile, {
    access: signedIn,
    handle: async ({ user }) => {
      const row = await findNewestProfile(core.db, user.id);
      return row ? readProfileView(core, core.db, row) : null;
    },
  }),
  generateProfile: implement(api.generateProfile, contract.generateProfile, {
    access: mine,
    limit: { points: 30, seconds: 60, by: 'person' },
    handle: async ({ user, body, trx }) => {
      const { row, created } = await generateProfile(core, places(), trx, user.id, body);
      return reply(await readProfileView(core, trx, row), { status: created ? 201 : 200 });
    },
  }),
  listVersions: implement(api.listVersions, contract.listVersions, {
    access: mine,
    handle: async ({ user, query }) => {
      const { rows, next } = await listVersions(core.db, user.id, query);
      const shown = rows.map(({ id, version, createdAt, note, engine }) => ({
        id,
        version,
        createdAt,
        note,
        engine,
      }));
      return reply(shown, { next });
    },
  }),
  getVersion: implement(api.getVersion, contract.getVersion, {
    access: mine,
    load: ({ user, params, db }) => getOwnVersion(db, user.id, params.id),
    handle: ({ loaded }) => readVersionView(core, core.db, loaded),
  }),
  getJourney: implement(api.getJourney, contract.getJourney, {
    access: signedIn,
    handle: ({ user }) => getJourney(core, user),
  }),
});
