import { toPath } from '#core/contract/endpoint';
import { csvPageSize, respondWithCsv } from '#core/contract/list';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { checkCredential } from '../actions/check-credential';
import { decidePage } from '../actions/decide-page';
import { moderateReview } from '../actions/moderate-review';
import { getStudioCredential, listStudioCredentials } from '../queries/credentials';
import { findReview, listForStaff, toStaffReview } from '../queries/reviews';
import { getStudioPageRow, listStudioPages, viewStudioPage } from '../queries/studio-pages';
import { credentialColumns, toCredentialView } from '../views/credential';
import { reviewColumns } from '../views/review';
import { studioPageColumns } from '../views/studio-page';

const access = { permission: 'practitioner-pages.review' } as const;
const exportLimit = { points: 10, seconds: 60, by: 'person' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** What admins approve, check and moderate. */
export const studioRoutes = (core: Core) => ({
  listStudioPages: implement(api.listStudioPages, contract.listStudioPages, {
    access,
    handle: async ({ query, trx }) => {
      const { rows, next } = await listStudioPages(trx, query);
      return respond(rows, { next: next && toPath(api.listStudioPages, { query: { ...query, after: next } }) });
    },
  }),
  exportStudioPages: implement(api.exportStudioPages, contract.exportStudioPages, {
    access,
    limit: exportLimit,
    handle: ({ query }) =>
      respondWithCsv('practitioner-pages.csv', studioPageColumns, (after) =>
        listStudioPages(core.db, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
  getStudioPage: implement(api.getStudioPage, contract.getStudioPage, {
    access,
    load: ({ params, db }) => getStudioPageRow(db, params.id),
    handle: async ({ loaded, trx }) => respond(await viewStudioPage(trx, loaded), { etag: loaded.version }),
  }),
  decidePage: implement(api.decidePage, contract.decidePage, {
    access,
    limit,
    load: ({ params, db }) => getStudioPageRow(db, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const page = await decidePage(core, trx, user, params.id, body, request.ifMatch);
      return respond(await viewStudioPage(trx, page), { etag: page.version });
    },
  }),
  listStudioCredentials: implement(api.listStudioCredentials, contract.listStudioCredentials, {
    access,
    handle: async ({ query, trx }) => {
      const { rows, next } = await listStudioCredentials(core, trx, query);
      return respond(rows, { next: next && toPath(api.listStudioCredentials, { query: { ...query, after: next } }) });
    },
  }),
  exportStudioCredentials: implement(api.exportStudioCredentials, contract.exportStudioCredentials, {
    access,
    limit: exportLimit,
    handle: ({ query }) =>
      respondWithCsv('credentials.csv', credentialColumns, (after) =>
        listStudioCredentials(core, core.db, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
  getStudioCredential: implement(api.getStudioCredential, contract.getStudioCredential, {
    access,
    load: ({ params, db }) => getStudioCredential(core, db, params.id),
    handle: async ({ loaded }) => respond(loaded, { etag: loaded.version }),
  }),
  checkCredential: implement(api.checkCredential, contract.checkCredential, {
    access,
    limit,
    handle: async ({ user, params, body, trx, request }) =>
      toCredentialView(await checkCredential(core, trx, user, params.id, body, request.ifMatch)),
  }),
  listStudioReviews: implement(api.listStudioReviews, contract.listStudioReviews, {
    access,
    handle: async ({ query, trx }) => {
      const { rows, next } = await listForStaff(core, trx, query);
      return respond(rows, { next: next && toPath(api.listStudioReviews, { query: { ...query, after: next } }) });
    },
  }),
  exportStudioReviews: implement(api.exportStudioReviews, contract.exportStudioReviews, {
    access,
    limit: exportLimit,
    handle: ({ query }) =>
      respondWithCsv('reviews.csv', reviewColumns, (after) =>
        listForStaff(core, core.db, { ...query, limit: csvPageSize, ...(after !== undefined && { after }) }),
      ),
  }),
  getStudioReview: implement(api.getStudioReview, contract.getStudioReview, {
    access,
    load: ({ params, db }) => findReview(db, params.id),
    handle: async ({ loaded, trx }) => respond(await toStaffReview(core, trx, loaded), { etag: loaded.version }),
  }),
  moderateReview: implement(api.moderateReview, contract.moderateReview, {
    access,
    limit,
    handle: async ({ user, params, body, trx, request }) =>
      toStaffReview(core, trx, await moderateReview(core, trx, user, params.id, body, request.ifMatch)),
  }),
});
