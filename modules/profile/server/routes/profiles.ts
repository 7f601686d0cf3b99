import { implement } from '#core/contract/implement';
import { respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { presentProfile } from '../present';
import { overviewOf } from '../service/overview';
import { generateProfile, newestProfile, versionsPage } from '../service/profiles';
import { ownVersion, presentVersion } from '../service/version';

const mine = { permission: 'profile.keep' } as const;
const signedIn = { signedIn: true } as const;

/** Charts and their versions, and the overview of a client's way. */
export const profileRoutes = (core: Core, places: () => Places) => ({
  getProfile: implement(api.getProfile, contract.getProfile, {
    access: signedIn,
    handle: async ({ user }) => {
      const row = await newestProfile(core.db, user.id);
      return row ? presentProfile(core, core.db, row) : null;
    },
  }),
  generateProfile: implement(api.generateProfile, contract.generateProfile, {
    access: mine,
    limit: { points: 30, seconds: 60, by: 'person' },
    handle: async ({ user, body, trx }) => {
      const { row, created } = await generateProfile(core, places(), trx, user.id, body);
      return reply(await presentProfile(core, trx, row), { status: created ? 201 : 200 });
    },
  }),
  listVersions: implement(api.listVersions, contract.listVersions, {
    access: mine,
    handle: async ({ user, query }) => {
      const { rows, next } = await versionsPage(core.db, user.id, query);
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
    load: ({ user, params, db }) => ownVersion(db, user.id, params.id),
    handle: ({ loaded }) => presentVersion(core, core.db, loaded),
  }),
  getJourney: implement(api.getJourney, contract.getJourney, {
    access: signedIn,
    handle: ({ user }) => overviewOf(core, user),
  }),
});
