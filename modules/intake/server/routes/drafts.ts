import { Type } from '@sinclair/typebox';
import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  DraftChange,
  DraftInput,
  DraftReceipt,
  DraftView,
  ResumeInput,
  ResumeLinkInput,
  ResumeLinkReceipt,
} from '../../schemas/draft';
import { draftCookie, openDraft } from '../service/access';
import { receiptOf, viewOf } from '../service/draft-view';
import { mailResumeLink, resumeDraft } from '../service/resume';
import { beginDraft, dropDraft, saveDraft } from '../service/save-draft';
import { cookieOf, holderOf } from './holder';

/** Fifteen long answers at their bound fit. */
export const formBytes = 1024 * 1024;
const open = {
  open: true,
  because: 'the questionnaire is for visitors; the cookie or the account says whose draft it is',
} as const;

const keeping = (core: Core): Route[] => [
  route({
    method: 'post',
    path: '/api/intake-drafts',
    access: open,
    body: DraftInput,
    reply: DraftReceipt,
    bodyLimit: formBytes,
    limit: { points: 60, seconds: 600, by: 'address' },
    handle: async ({ user, body, trx, request }) => {
      const { draft, token } = await beginDraft(core, trx, holderOf({ user, request }), body);
      return respond(receiptOf(draft), { etag: draft.version, ...cookieOf(token) });
    },
  }),
  route({
    method: 'get',
    path: '/api/intake-drafts/me',
    access: open,
    reply: Type.Union([DraftView, Type.Null()]),
    handle: async ({ user, request }) => {
      const opened = await openDraft(core.db, holderOf({ user, request }));
      return opened ? respond(await viewOf(core, core.db, opened), { etag: opened.draft.version }) : null;
    },
  }),
  route({
    method: 'put',
    path: '/api/intake-drafts/me',
    access: open,
    body: DraftChange,
    reply: DraftReceipt,
    ifMatch: 'required',
    bodyLimit: formBytes,
    // A writing person saves every two seconds, and a whole household may share an address.
    limit: { points: 3000, seconds: 600 },
    handle: async ({ user, body, trx, request }) => {
      const draft = await saveDraft(core, trx, holderOf({ user, request }), body, request.ifMatch);
      return respond(receiptOf(draft), { etag: draft.version });
    },
  }),
  route({
    method: 'delete',
    path: '/api/intake-drafts/me',
    access: open,
    handle: async ({ user, trx, request }) => {
      await dropDraft(trx, holderOf({ user, request }));
      return respond(undefined, { cookies: [{ name: draftCookie, value: null, seconds: 0 }] });
    },
  }),
];

const moving = (core: Core): Route[] => [
  route({
    method: 'post',
    path: '/api/intake-drafts/me/resume-link',
    access: open,
    body: ResumeLinkInput,
    reply: ResumeLinkReceipt,
    status: 202,
    limit: { points: 10, seconds: 3600, by: 'address' },
    handle: async ({ user, body, trx, request }) => {
      await mailResumeLink(core, trx, holderOf({ user, request }), body.email);
      return { status: 'accepted' as const };
    },
  }),
  route({
    method: 'post',
    path: '/api/intake-drafts/resume',
    access: { open: true, because: 'the secret in the mailed link says whose draft it is' },
    body: ResumeInput,
    reply: DraftView,
    status: 200,
    limit: { points: 30, seconds: 600, by: 'address' },
    handle: async ({ user, body, trx, request }) => {
      const { view, token } = await resumeDraft(core, trx, holderOf({ user, request }), body);
      return respond(view, { etag: view.version, ...cookieOf(token) });
    },
  }),
];

/** Keeping a half-written questionnaire, and going on with it elsewhere. */
export const draftRoutes = (core: Core): Route[] => [...keeping(core), ...moving(core)];
