import { implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { createDraft } from '../actions/create-draft';
import { deleteDraft } from '../actions/delete-draft';
import { resumeDraft } from '../actions/resume-draft';
import { saveDraft } from '../actions/save-draft';
import { sendResumeLink } from '../actions/send-resume-link';
import { receiptOf, viewOf } from '../queries/draft';
import { cookieOf, draftCookie, holderOf, openDraft } from '../queries/draft-access';
import type { Forms } from '../queries/form';

/** Fifteen long answers at their bound fit. */
export const formBytes = 1024 * 1024;
const open = {
  open: true,
  because: 'the questionnaire is for visitors; the cookie or the account says whose draft it is',
} as const;

/** Keeping a half-written questionnaire, and going on with it elsewhere. */
export const draftRoutes = (core: Core, forms: Forms) => ({
  createDraft: implement(api.createDraft, contract.createDraft, {
    access: open,
    bodyLimit: formBytes,
    limit: { points: 60, seconds: 600, by: 'address' },
    handle: async ({ user, body, trx, request }) => {
      const { draft, token } = await createDraft(core, forms, trx, holderOf({ user, request }), body);
      return respond(receiptOf(draft), { etag: draft.version, ...cookieOf(token) });
    },
  }),
  getDraft: implement(api.getDraft, contract.getDraft, {
    access: open,
    handle: async ({ user, request }) => {
      const opened = await openDraft(core.db, holderOf({ user, request }));
      return opened ? respond(await viewOf(core, forms, core.db, opened), { etag: opened.draft.version }) : null;
    },
  }),
  saveDraft: implement(api.saveDraft, contract.saveDraft, {
    access: open,
    bodyLimit: formBytes,
    // A writing person saves every two seconds, and a whole household may share an address.
    limit: { points: 3000, seconds: 600 },
    handle: async ({ user, body, trx, request }) => {
      const draft = await saveDraft(core, forms, trx, holderOf({ user, request }), body, request.ifMatch);
      return respond(receiptOf(draft), { etag: draft.version });
    },
  }),
  deleteDraft: implement(api.deleteDraft, contract.deleteDraft, {
    access: open,
    handle: async ({ user, trx, request }) => {
      await deleteDraft(trx, holderOf({ user, request }));
      return respond(undefined, { cookies: [{ name: draftCookie, value: null, seconds: 0 }] });
    },
  }),
  sendResumeLink: implement(api.sendResumeLink, contract.sendResumeLink, {
    access: open,
    limit: { points: 10, seconds: 3600, by: 'address' },
    handle: async ({ user, body, trx, request }) => {
      await sendResumeLink(core, trx, holderOf({ user, request }), body.email);
      return { status: 'accepted' as const };
    },
  }),
  resumeDraft: implement(api.resumeDraft, contract.resumeDraft, {
    access: { open: true, because: 'the secret in the mailed link says whose draft it is' },
    limit: { points: 30, seconds: 600, by: 'address' },
    handle: async ({ user, body, trx, request }) => {
      const { view, token } = await resumeDraft(core, forms, trx, holderOf({ user, request }), body);
      return respond(view, { etag: view.version, ...cookieOf(token) });
    },
  }),
});
