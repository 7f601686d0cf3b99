import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { introductionTimes } from '#modules/matching/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { confirmHours } from '../../schemas/values';
import { confirmIntroduction } from '../actions/confirm-introduction';
import { deleteReview } from '../actions/delete-review';
import { findIntroduction } from '../actions/find-introduction';
import { requestIntroduction } from '../actions/request-introduction';
import { saveReview } from '../actions/save-review';
import { withdrawIntroduction } from '../actions/withdraw-introduction';
import { viewForGuest } from '../queries/introductions';
import { keepAnswerable, viewCards, viewPage } from '../queries/page-views';
import { listPublished, viewOwnReview } from '../queries/reviews';
import { getVisiblePage, listFilters, listVisible } from '../queries/visible-pages';

const open = (because: string) => ({ open: true, because }) as const;
const lookups = { points: 240, seconds: 60 } as const;
const guests = open('guests have no account; the token of the mailed link stands for one');
const tries = { points: 20, seconds: 600, by: 'address' } as const;

/** What everybody may read, what guests do, and the reviews of clients. */
export const directoryRoutes = (core: Core) => ({
  listPages: implement(api.listPages, contract.listPages, {
    access: open('published pages are public'),
    limit: lookups,
    handle: async ({ query, trx }) => {
      const { rows, next } = await listVisible(core, trx, query);
      return respond(await viewCards(core, trx, rows, query.text), {
        next: next && toPath(api.listPages, { query: { ...query, after: next } }),
      });
    },
  }),
  getDirectoryFilters: implement(api.getDirectoryFilters, contract.getDirectoryFilters, {
    access: open('published pages are public'),
    limit: lookups,
    handle: ({ trx }) => listFilters(core, trx),
  }),
  getPage: implement(api.getPage, contract.getPage, {
    access: open('published pages are public'),
    limit: lookups,
    load: ({ params, db }) => getVisiblePage(core, db, params.slug),
    handle: async ({ loaded, query, trx }) => {
      const view = await viewPage(core, trx, loaded, query.text);
      if (!view) throw notFound('practitioner');
      return view;
    },
  }),
  listReviews: implement(api.listReviews, contract.listReviews, {
    access: open('published reviews are public'),
    limit: lookups,
    load: ({ params, db }) => getVisiblePage(core, db, params.slug),
    handle: async ({ loaded, query, trx }) => {
      const { rows, next } = await listPublished(core, trx, loaded, query);
      return respond(rows, { next });
    },
  }),
  listTimes: implement(api.listTimes, contract.listTimes, {
    access: open('free times of published pages are public'),
    limit: { points: 60, seconds: 60 },
    load: ({ params, db }) => getVisiblePage(core, db, params.slug),
    handle: async ({ loaded, query, trx }) => {
      const times = await core.port(introductionTimes).listSlots(trx, loaded.practitionerId, query);
      return { ...times, starts: keepAnswerable(times.starts) };
    },
  }),
  requestIntroduction: implement(api.requestIntroduction, contract.requestIntroduction, {
    access: open('guests ask for a first call; the mailed link proves the address'),
    limit: { points: 6, seconds: 3600, by: 'address' },
    load: ({ params, db }) => getVisiblePage(core, db, params.slug),
    handle: async ({ loaded, body, trx }) => {
      await requestIntroduction(core, trx, loaded, body);
      return { confirmWithinHours: confirmHours };
    },
  }),
  findIntroduction: implement(api.findIntroduction, contract.findIntroduction, {
    access: guests,
    limit: tries,
    handle: ({ body, trx }) => findIntroduction(trx, body.token),
  }),
  confirmIntroduction: implement(api.confirmIntroduction, contract.confirmIntroduction, {
    access: guests,
    limit: tries,
    handle: async ({ body, trx }) => viewForGuest(trx, await confirmIntroduction(core, trx, body.token)),
  }),
  withdrawIntroduction: implement(api.withdrawIntroduction, contract.withdrawIntroduction, {
    access: guests,
    limit: tries,
    handle: async ({ body, trx }) => viewForGuest(trx, await withdrawIntroduction(core, trx, body.token)),
  }),
  ...reviewRoutes(core),
});

const write = { permission: 'practitioner-pages.write-review' } as const;

const reviewRoutes = (core: Core) => ({
  getOwnReview: implement(api.getOwnReview, contract.getOwnReview, {
    access: write,
    load: ({ params, db }) => getVisiblePage(core, db, params.slug),
    handle: ({ user, loaded, trx }) => viewOwnReview(core, trx, user.id, loaded),
  }),
  saveReview: implement(api.saveReview, contract.saveReview, {
    access: write,
    limit: { points: 20, seconds: 600, by: 'person' },
    load: ({ params, db }) => getVisiblePage(core, db, params.slug),
    handle: async ({ user, loaded, body, trx, request }) => {
      await saveReview(core, trx, user.id, loaded, body, request.ifMatch);
      return viewOwnReview(core, trx, user.id, loaded);
    },
  }),
  deleteReview: implement(api.deleteReview, contract.deleteReview, {
    access: write,
    load: ({ params, db }) => getVisiblePage(core, db, params.slug),
    handle: ({ user, loaded, trx }) => deleteReview(trx, user.id, loaded),
  }),
});
