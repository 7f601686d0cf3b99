import { implement } from '#core/contract/implement';
import { respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '#modules/matching/schemas/contracts';
import * as api from '#modules/matching/schemas/endpoints';
import { changeConsent, grantConsent, revokeConsent } from '../actions/grant-consent';
import { changeableConsent, historyOf, visibleConsent } from '../queries/consents';
import { overviewOf } from '../queries/overview';
import { presentConsent, presentReceipt } from '../views/consent';
import { askForSegments, dismissRequest, ownRequest } from '../actions/request-segments';
import type { SegmentDirectory } from '../queries/segment-directory';

const giving = { permission: 'matching.consent' } as const;
const between = { permission: 'matching.share' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;

const ofClients = (core: Core, directory: () => SegmentDirectory) => ({
  getConsents: implement(api.getConsents, contract.getConsents, {
    access: giving,
    handle: ({ user }) => overviewOf(core, directory(), user.id),
  }),
  grantConsent: implement(api.grantConsent, contract.grantConsent, {
    access: giving,
    limit: perMinute,
    handle: async ({ user, body, trx }) => {
      const { row, created } = await grantConsent(core, directory(), trx, user, body);
      return reply(presentConsent(row), { status: created ? 201 : 200, etag: row.version });
    },
  }),
  changeConsent: implement(api.changeConsent, contract.changeConsent, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => changeableConsent(db, user, params.id),
    handle: async ({ user, loaded, body, trx, request }) => {
      const row = await changeConsent(core, directory(), trx, user, loaded, body, request.ifMatch);
      return reply(presentConsent(row), { etag: row.version });
    },
  }),
  revokeConsent: implement(api.revokeConsent, contract.revokeConsent, {
    access: between,
    load: ({ user, params, db }) => changeableConsent(db, user, params.id),
    handle: async ({ user, loaded, trx }) => revokeConsent(core, trx, user, loaded),
  }),
});

const requests = (core: Core, directory: () => SegmentDirectory) => ({
  requestSegments: implement(api.requestSegments, contract.requestSegments, {
    access: { permission: 'matching.practise' },
    limit: { points: 30, seconds: 3600, by: 'person' },
    handle: async ({ user, body, trx }) => presentReceipt(await askForSegments(core, directory(), trx, user, body)),
  }),
  dismissRequest: implement(api.dismissRequest, contract.dismissRequest, {
    access: giving,
    load: ({ user, params, db }) => ownRequest(db, user.id, params.id),
    handle: async ({ loaded, trx }) => dismissRequest(trx, loaded),
  }),
});

/** Giving, changing and withdrawing consents, their history, and practitioners' requests for more. */
export const consentRoutes = (core: Core, directory: () => SegmentDirectory) => ({
  ...ofClients(core, directory),
  ...requests(core, directory),
  listConsentSteps: implement(api.listConsentSteps, contract.listConsentSteps, {
    access: between,
    load: ({ user, params, db }) => visibleConsent(db, user, params.id),
    handle: ({ loaded }) => historyOf(core.db, loaded.id),
  }),
});
