import { implement, respond as reply } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { changeConsent } from '../actions/change-consent';
import { dismissRequest } from '../actions/dismiss-request';
import { grantConsent } from '../actions/grant-consent';
import { requestSegments } from '../actions/request-segments';
import { revokeConsent } from '../actions/revoke-consent';
import { changeableConsent, listConsentSteps, visibleConsent } from '../queries/consents';
import { getOverview } from '../queries/overview';
import { getOwnRequest } from '../queries/requests';
import type { SegmentDirectory } from '../queries/segment-directory';
import { toConsentView, toReceipt } from '../views/consent';

const giving = { permission: 'sharing.consent' } as const;
const between = { permission: 'sharing.share' } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;

const ofClients = (core: Core, directory: () => SegmentDirectory) => ({
  getConsents: implement(api.getConsents, contract.getConsents, {
    access: giving,
    handle: ({ user }) => getOverview(core, directory(), user.id),
  }),
  grantConsent: implement(api.grantConsent, contract.grantConsent, {
    access: giving,
    limit: perMinute,
    handle: async ({ user, body, trx }) => {
      const { row, created } = await grantConsent(core, directory(), trx, user, body);
      return reply(toConsentView(row), { status: created ? 201 : 200, etag: row.version });
    },
  }),
  changeConsent: implement(api.changeConsent, contract.changeConsent, {
    access: between,
    limit: perMinute,
    load: ({ user, params, db }) => changeableConsent(core, db, user, params.id),
    handle: async ({ user, loaded, body, trx, request }) => {
      const row = await changeConsent(core, directory(), trx, user, loaded, body, request.ifMatch);
      return reply(toConsentView(row), { etag: row.version });
    },
  }),
  revokeConsent: implement(api.revokeConsent, contract.revokeConsent, {
    access: between,
    load: ({ user, params, db }) => changeableConsent(core, db, user, params.id),
    handle: async ({ user, loaded, trx }) => revokeConsent(core, trx, user, loaded),
  }),
});

const requests = (core: Core, directory: () => SegmentDirectory) => ({
  requestSegments: implement(api.requestSegments, contract.requestSegments, {
    access: { permission: 'sharing.practise' },
    limit: { points: 30, seconds: 3600, by: 'person' },
    handle: async ({ user, body, trx }) => toReceipt(await requestSegments(core, directory(), trx, user, body)),
  }),
  dismissRequest: implement(api.dismissRequest, contract.dismissRequest, {
    access: giving,
    load: ({ user, params, db }) => getOwnRequest(core, db, user.id, params.id),
    handle: async ({ loaded, trx }) => dismissRequest(trx, loaded),
  }),
});

/** Giving, changing and withdrawing consents, their history, and practitioners' requests for more. */
export const consentRoutes = (core: Core, directory: () => SegmentDirectory) => ({
  ...ofClients(core, directory),
  ...requests(core, directory),
  listConsentSteps: implement(api.listConsentSteps, contract.listConsentSteps, {
    access: between,
    load: ({ user, params, db }) => visibleConsent(core, db, user, params.id),
    handle: ({ loaded }) => listConsentSteps(core.db, loaded.id),
  }),
});
