import { type Route, respond, route } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import {
  HideInput,
  ResponseInput,
  ResponseQuery,
  ResponseView,
  ResponseViews,
  Revisions,
} from '../../schemas/discussion';
import { byAuthor, byAuthorOrModerator, existing, existingResponse, readable } from '../posts/find';
import { revisionsOf } from '../posts/history';
import { presentResponse } from '../posts/present';
import { deletedResponse, deleteResponse, hideResponse, restoreResponse } from '../posts/remove';
import { listResponses } from '../posts/responses';
import { editResponse, postResponse } from '../posts/write';
import { needsHelp, offerHelp, refuseWithHelp } from '../safety/crisis';
import { self } from '../safety/names';
import { Id, moderating, talking, writing } from './ids';

/** Replies to discussions. */
export const responseRoutes = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/discussions/:id/responses',
    access: talking,
    params: Id,
    query: ResponseQuery,
    reply: ResponseViews,
    load: ({ user, params, db }) => readable(db, user, params.id),
    handle: async ({ user, loaded, query }) => {
      const { rows, next } = await listResponses(core, user, loaded, query);
      return respond(rows, { next });
    },
  }),
  route({
    method: 'post',
    path: '/api/discussions/:id/responses',
    access: talking,
    params: Id,
    body: ResponseInput,
    reply: ResponseView,
    idempotent: true,
    limit: writing,
    load: ({ params, db }) => existing(db, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      const help = await needsHelp(core, user.id, body.content);
      const row = await postResponse(core, trx, user, loaded, body);
      const view = presentResponse(core, row, { user, author: self(user), blocked: false, help });
      return respond(view, { etag: row.version });
    },
    overLimit: ({ body, refused }) => refuseWithHelp(core, body.content, refused),
  }),
  route({
    method: 'patch',
    path: '/api/responses/:id',
    access: talking,
    params: Id,
    body: ResponseInput,
    reply: ResponseView,
    ifMatch: 'required',
    limit: writing,
    load: async ({ user, params, db }) => byAuthor(user, await existingResponse(db, user, params.id)),
    handle: async ({ user, loaded, body, request, trx }) => {
      const found = await needsHelp(core, user.id, body.content);
      const row = await editResponse(core, trx, loaded.id, body, request.ifMatch);
      const help = await offerHelp(core, user.id, found);
      const view = presentResponse(core, row, { user, author: self(user), blocked: false, help });
      return respond(view, { etag: row.version });
    },
    overLimit: ({ body, refused }) => refuseWithHelp(core, body.content, refused),
  }),
  route({
    method: 'delete',
    path: '/api/responses/:id',
    access: talking,
    params: Id,
    status: 204,
    load: async ({ user, params, db }) => byAuthorOrModerator(user, await existingResponse(db, user, params.id)),
    handle: async ({ user, loaded, trx }) => {
      await deleteResponse(trx, user, loaded);
      if (loaded.author_id !== user.id)
        await core.audit.record(trx, { actor: user.id, action: 'community.delete', object: `response:${loaded.id}` });
      return undefined;
    },
  }),
  route({
    method: 'post',
    path: '/api/responses/:id/restore',
    access: talking,
    params: Id,
    reply: ResponseView,
    status: 200,
    load: ({ user, params, db }) => deletedResponse(db, user, params.id),
    handle: async ({ user, loaded, trx }) =>
      presentResponse(core, await restoreResponse(trx, loaded.id), { user, author: self(user), blocked: false }),
  }),
  route({
    method: 'get',
    path: '/api/responses/:id/history',
    access: talking,
    params: Id,
    reply: Revisions,
    load: async ({ user, params, db }) => byAuthorOrModerator(user, await existingResponse(db, user, params.id)),
    handle: ({ loaded, trx }) => revisionsOf(trx, loaded.id),
  }),
  route({
    method: 'post',
    path: '/api/responses/:id/hide',
    access: moderating,
    params: Id,
    body: HideInput,
    reply: HideInput,
    status: 200,
    load: ({ user, params, db }) => existingResponse(db, user, params.id),
    handle: async ({ user, loaded, body, trx }) => {
      const row = await hideResponse(trx, loaded.id, body.hidden);
      const action = body.hidden ? 'community.hide' : 'community.show';
      await core.audit.record(trx, { actor: user.id, action, object: `response:${row.id}` });
      return { hidden: row.hidden_at !== null };
    },
  }),
];
