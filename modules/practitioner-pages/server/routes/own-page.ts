import { implement, respond } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { acceptIntroduction } from '../actions/accept-introduction';
import { addCredential } from '../actions/add-credential';
import { declineIntroduction } from '../actions/decline-introduction';
import { deleteCredential } from '../actions/delete-credential';
import { hidePage } from '../actions/hide-page';
import { replyToReview } from '../actions/reply-to-review';
import { savePage } from '../actions/save-page';
import { submitPage } from '../actions/submit-page';
import type { RemovedDocuments } from '../jobs/remove-documents';
import { getOwnCredential, getReadableCredential, readDocument } from '../queries/credentials';
import { getOwnIntroduction, listAhead, viewForPractitioner } from '../queries/introductions';
import { findOwnPage, getRecord, viewOwnPage } from '../queries/own-page';
import { getReviewOfOwnPage, listForPractitioner, toStaffReview } from '../queries/reviews';
import { toCredentialView } from '../views/credential';

const access = { permission: 'practitioner-pages.edit' } as const;
const limit = { points: 60, seconds: 60, by: 'person' } as const;

/** What a practitioner does with the own page, credentials, guests and reviews. */
export const ownPageRoutes = (core: Core, removeDocuments: Job<RemovedDocuments>) => {
  const view = async (db: Core['db'], userId: string, page: Awaited<ReturnType<typeof savePage>>) =>
    respond(await viewOwnPage(db, await getRecord(core, db, userId), page), { etag: page.version });
  return {
    getOwnPage: implement(api.getOwnPage, contract.getOwnPage, {
      access,
      handle: async ({ user, trx }) => {
        const page = await findOwnPage(core, trx, user.id);
        return page ? respond(page, { etag: page.version }) : page;
      },
    }),
    savePage: implement(api.savePage, contract.savePage, {
      access,
      limit,
      handle: async ({ user, body, trx, request }) =>
        view(trx, user.id, await savePage(core, trx, user, body, request.ifMatch)),
    }),
    submitPage: implement(api.submitPage, contract.submitPage, {
      access,
      limit,
      handle: async ({ user, trx, request }) => view(trx, user.id, await submitPage(core, trx, user, request.ifMatch)),
    }),
    hidePage: implement(api.hidePage, contract.hidePage, {
      access,
      limit,
      handle: async ({ user, trx, request }) => view(trx, user.id, await hidePage(core, trx, user, request.ifMatch)),
    }),
    addCredential: implement(api.addCredential, contract.addCredential, {
      access,
      limit: { points: 20, seconds: 600, by: 'person' },
      handle: async ({ user, body, file, trx }) => {
        if (!file) throw new Error('a form without its file came through');
        return toCredentialView(await addCredential(core, trx, user.id, body, file.bytes));
      },
    }),
    deleteCredential: implement(api.deleteCredential, contract.deleteCredential, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnCredential(db, user.id, params.id),
      handle: ({ loaded, trx }) => deleteCredential(core, trx, removeDocuments, loaded),
    }),
    getCredentialDocument: implement(api.getCredentialDocument, contract.getCredentialDocument, {
      access: { signedIn: true },
      load: ({ user, params, db }) => getReadableCredential(db, user, params.id),
      handle: ({ user, loaded }) => readDocument(core, user, loaded),
    }),
    listIntroductions: implement(api.listIntroductions, contract.listIntroductions, {
      access,
      handle: async ({ user, trx }) => (await listAhead(trx, user.id)).map((row) => viewForPractitioner(core, row)),
    }),
    acceptIntroduction: implement(api.acceptIntroduction, contract.acceptIntroduction, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnIntroduction(db, user.id, params.id),
      handle: async ({ params, trx }) => viewForPractitioner(core, await acceptIntroduction(core, trx, params.id)),
    }),
    declineIntroduction: implement(api.declineIntroduction, contract.declineIntroduction, {
      access,
      limit,
      load: ({ user, params, db }) => getOwnIntroduction(db, user.id, params.id),
      handle: async ({ params, trx }) => viewForPractitioner(core, await declineIntroduction(core, trx, params.id)),
    }),
    listOwnReviews: implement(api.listOwnReviews, contract.listOwnReviews, {
      access,
      handle: async ({ user, query, trx }) => {
        const { rows, next } = await listForPractitioner(core, trx, user.id, query);
        return respond(rows, { next });
      },
    }),
    replyToReview: implement(api.replyToReview, contract.replyToReview, {
      access,
      limit,
      load: ({ user, params, db }) => getReviewOfOwnPage(db, user.id, params.id),
      handle: async ({ loaded, body, trx }) => toStaffReview(core, trx, await replyToReview(trx, loaded, body.reply)),
    }),
  };
};
