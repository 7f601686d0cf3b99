import { implement, respond } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { bookPlace } from '../actions/book-place';
import { cancelPlace } from '../actions/cancel-place';
import { joinWaitlist } from '../actions/join-waitlist';
import { leaveWaitlist } from '../actions/leave-waitlist';
import { uploadPaper } from '../actions/upload-paper';
import type { RemovedPapers } from '../jobs/remove-papers';
import { findExperiences, getExperience, toExperienceView } from '../queries/experiences';
import { getOwnPaper, getPaperRow, readPaper } from '../queries/papers';
import { getOwnPlace, listPlaceRows, viewPapers, viewPlace } from '../queries/places';
import { getReadableRetreat, listCards, viewPublicRetreat } from '../queries/retreats';

const book = { permission: 'retreats.book' } as const;
const wait = { permission: 'retreats.wait' } as const;
const open = (because: string) => ({ open: true, because }) as const;
const lookups = { points: 240, seconds: 60 } as const;
const changes = { points: 30, seconds: 60, by: 'person' } as const;

/** What everybody may see, and the line for full dates. */
const publicRoutes = (core: Core) => ({
  listRetreats: implement(api.listRetreats, contract.listRetreats, {
    access: open('retreats are public'),
    limit: lookups,
    handle: ({ query }) => listCards(core, query),
  }),
  getRetreat: implement(api.getRetreat, contract.getRetreat, {
    access: open('retreats are public; drafts only for admins'),
    limit: lookups,
    load: ({ params, user, db }) => getReadableRetreat(db, params.slug, user),
    handle: ({ loaded, user, query }) => viewPublicRetreat(core, loaded, user, query.lang),
  }),
  listExperiences: implement(api.listExperiences, contract.listExperiences, {
    access: open('retreats are public'),
    limit: lookups,
    handle: async ({ user, query, trx }) => {
      const { rows, next } = await findExperiences(trx, user?.id ?? null, query);
      return respond(rows.map(toExperienceView), { next });
    },
  }),
  joinWaitlist: implement(api.joinWaitlist, contract.joinWaitlist, {
    access: wait,
    load: ({ params, db }) => getExperience(db, params.id),
    handle: ({ loaded, user, body, trx }) => joinWaitlist(trx, loaded.id, user.id, body.guests ?? 1),
  }),
  leaveWaitlist: implement(api.leaveWaitlist, contract.leaveWaitlist, {
    access: wait,
    load: ({ params, db }) => getExperience(db, params.id),
    handle: ({ loaded, user, trx }) => leaveWaitlist(core, trx, loaded.id, user.id),
  }),
});

/** What participants do with their own places. */
export const placeRoutes = (core: Core, removePapers: Job<RemovedPapers>) => ({
  ...publicRoutes(core),
  bookPlace: implement(api.bookPlace, contract.bookPlace, {
    access: book,
    limit: changes,
    handle: async ({ user, body, trx }) => {
      const row = await bookPlace(core, trx, user, body);
      return respond(await viewPlace(core, trx, row), { status: 201 });
    },
  }),
  listOwnPlaces: implement(api.listOwnPlaces, contract.listOwnPlaces, {
    access: book,
    handle: ({ user, trx }) => listPlaceRows(core, trx, user.id),
  }),
  getPlace: implement(api.getPlace, contract.getPlace, {
    access: book,
    load: ({ params, user, db }) => getOwnPlace(db, params.id, user.id),
    handle: async ({ loaded, trx }) => viewPlace(core, trx, loaded),
  }),
  cancelPlace: implement(api.cancelPlace, contract.cancelPlace, {
    access: book,
    limit: changes,
    load: ({ params, user, db }) => getOwnPlace(db, params.id, user.id),
    handle: async ({ user, params, trx }) => viewPlace(core, trx, await cancelPlace(core, trx, user, params.id)),
  }),
  uploadPaper: implement(api.uploadPaper, contract.uploadPaper, {
    access: book,
    limit: { points: 30, seconds: 600, by: 'person' },
    load: ({ params, user, db }) => getOwnPaper(db, params.id, user.id),
    handle: async ({ user, params, file, trx }) => {
      if (!file) throw new Error('a form without its file came through');
      const row = await uploadPaper(core, removePapers, trx, user.id, params.id, file.bytes);
      const [view] = await viewPapers(core, trx, user.id, [row]);
      if (!view) throw new Error('a paper without a view');
      return view;
    },
  }),
  getPaper: implement(api.getPaper, contract.getPaper, {
    access: { signedIn: true },
    load: ({ params, user, db }) => getPaperRow(db, params.id, user),
    handle: ({ user, loaded }) => readPaper(core, user, loaded),
  }),
});
