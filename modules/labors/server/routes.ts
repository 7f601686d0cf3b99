import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { GemColors, GemProgress, paletteOf } from '../schemas/gem-colors';
import { LaborList } from '../schemas/labor';
import {
  LaborDraftInput,
  LaborDraftList,
  LaborDraftView,
  LaborNumber,
  LaborResponseHistory,
  LaborResponseInput,
  LaborResponseList,
  LaborResponseUpdate,
  LaborResponseView,
  ResponseStatus,
} from '../schemas/labor-response';
import { twelveLabors } from '../schemas/twelve-labors';
import { presentDraft, presentResponse } from './present';
import { changeResponse, restoreResponse, restoreVersion, withdrawResponse } from './service/change';
import { discardDraft, draftsOf, putDraft } from './service/drafts';
import { changeableResponse, readResponse, visibleResponse } from './service/opened';
import { historyOf, ownResponse, responsesOf } from './service/read';
import { respond } from './service/respond';

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const Numbered = Type.Object({ laborNumber: LaborNumber }, { additionalProperties: false });
const OneVersion = Type.Object(
  { id: Type.String({ format: 'uuid' }), version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) },
  { additionalProperties: false },
);
const State = Type.Object({ status: Type.Optional(ResponseStatus) }, { additionalProperties: false });
const mine = { permission: 'labors.respond' } as const;
const readable = { permission: 'labors.read' } as const;
const signedIn = { signedIn: true } as const;
const perMinute = { points: 60, seconds: 60, by: 'person' } as const;

const reading = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/labors',
    access: signedIn,
    reply: LaborList,
    handle: async () => [...twelveLabors],
  }),
  route({
    method: 'get',
    path: '/api/labor-responses/me',
    access: signedIn,
    query: State,
    reply: LaborResponseList,
    handle: async ({ user, query }) =>
      Promise.all(
        (await responsesOf(core.db, user.id, query.status)).map((row) => presentResponse(core, core.db, user, row)),
      ),
  }),
  route({
    method: 'get',
    path: '/api/labor-responses/:id',
    access: readable,
    params: Id,
    reply: LaborResponseView,
    load: ({ user, params }) => visibleResponse(core, user, params.id),
    handle: async ({ user, loaded }) => reply(await readResponse(core, user, loaded), { etag: loaded.version }),
  }),
  route({
    method: 'get',
    path: '/api/labor-responses/:id/history',
    access: readable,
    params: Id,
    reply: LaborResponseHistory,
    load: ({ user, params, db }) => ownResponse(db, user.id, params.id),
    handle: ({ loaded }) => historyOf(core, core.db, loaded),
  }),
];

const writing = (core: Core): Route[] => [
  route({
    method: 'post',
    path: '/api/labor-responses',
    access: mine,
    body: LaborResponseInput,
    reply: LaborResponseView,
    ifMatch: 'optional',
    limit: perMinute,
    bodyLimit: 512 * 1024,
    handle: async ({ user, body, trx, request }) => {
      const { row, outcome } = await respond(core, trx, user, body, request.ifMatch);
      const status = outcome === 'created' ? 201 : 200;
      return reply(await presentResponse(core, trx, user, row), { status, etag: row.version });
    },
  }),
  route({
    method: 'put',
    path: '/api/labor-responses/:id',
    access: readable,
    params: Id,
    body: LaborResponseUpdate,
    reply: LaborResponseView,
    ifMatch: 'required',
    limit: perMinute,
    bodyLimit: 512 * 1024,
    load: ({ user, params }) => changeableResponse(core, user, params.id),
    handle: async ({ user, params, body, trx, request }) => {
      const row = await changeResponse(core, trx, user, params.id, body.textResponse, request.ifMatch);
      return reply(await presentResponse(core, trx, user, row), { etag: row.version });
    },
  }),
  route({
    method: 'delete',
    path: '/api/labor-responses/:id',
    access: readable,
    params: Id,
    load: ({ user, params }) => changeableResponse(core, user, params.id),
    handle: async ({ params, trx }) => withdrawResponse(core, trx, params.id) as Promise<undefined>,
  }),
  route({
    method: 'post',
    path: '/api/labor-responses/:id/restore',
    access: readable,
    params: Id,
    reply: LaborResponseView,
    status: 200,
    load: ({ user, params, db }) => ownResponse(db, user.id, params.id, 'withdrawn'),
    handle: async ({ user, params, trx }) => {
      const row = await restoreResponse(core, trx, params.id);
      return reply(await presentResponse(core, trx, user, row), { etag: row.version });
    },
  }),
];

const restoring = (core: Core): Route =>
  route({
    method: 'post',
    path: '/api/labor-responses/:id/versions/:version/restore',
    access: readable,
    params: OneVersion,
    reply: LaborResponseView,
    status: 200,
    ifMatch: 'required',
    limit: perMinute,
    load: ({ user, params, db }) => ownResponse(db, user.id, params.id),
    handle: async ({ user, params, trx, request }) => {
      const row = await restoreVersion(core, trx, user, params, request.ifMatch);
      return reply(await presentResponse(core, trx, user, row), { etag: row.version });
    },
  });

const draftOwner = (user: User): string => user.id;

const drafting = (core: Core): Route[] => [
  route({
    method: 'get',
    path: '/api/labor-drafts/me',
    access: mine,
    reply: LaborDraftList,
    handle: async ({ user }) =>
      Promise.all((await draftsOf(core.db, draftOwner(user))).map((row) => presentDraft(core, core.db, row))),
  }),
  route({
    method: 'put',
    path: '/api/labor-drafts/:laborNumber',
    access: mine,
    params: Numbered,
    body: LaborDraftInput,
    reply: LaborDraftView,
    ifMatch: 'optional',
    limit: { points: 240, seconds: 60, by: 'person', local: true },
    bodyLimit: 512 * 1024,
    handle: async ({ user, params, body, trx, request }) => {
      const row = await putDraft(core, trx, user.id, params.laborNumber, body.text, request.ifMatch);
      return reply(await presentDraft(core, trx, row), { etag: row.revision });
    },
  }),
  route({
    method: 'delete',
    path: '/api/labor-drafts/:laborNumber',
    access: mine,
    params: Numbered,
    handle: async ({ user, params, trx }) => discardDraft(trx, user.id, params.laborNumber) as Promise<undefined>,
  }),
];

/** The gem's colours; browsers reckon them by themselves and need not ask. */
const colours = route({
  method: 'post',
  path: '/api/mystical-colors',
  access: { open: true, because: 'the gem stands on the landing page; nothing is stored and nobody is named' },
  body: GemProgress,
  reply: GemColors,
  status: 200,
  limit: { points: 120, seconds: 60, by: 'address' },
  handle: async ({ body }) => ({ colors: [...paletteOf(body.progress)] }),
});

/** Reading, writing and drafts of the twelve Labors, and the gem's colours. */
export const routes = (core: Core): Route[] => [
  ...reading(core),
  ...writing(core),
  restoring(core),
  ...drafting(core),
  colours,
];
