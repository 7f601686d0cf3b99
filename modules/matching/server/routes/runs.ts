import { Type } from '@sinclair/typebox';
import { type Route, respond as reply, route } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import { MatchingJobView, MatchList, PreviewInput, PreviewView } from '../../schemas/match';
import { MatchingState } from '../../schemas/matching-state';
import { PractitionerList } from '../../schemas/practitioner';
import { presentJob, presentPractitioner } from '../present';
import { practitionersPage } from '../service/practitioners';
import { preview } from '../service/preview';
import { matchesOf, ownJob, stateOf } from '../service/read';
import { readinessOf } from '../service/readiness';
import { requestRun } from '../service/request-run';
import type { RunData } from '../service/run-state';

const signedIn = { signedIn: true } as const;
const mine = { permission: 'matching.run' } as const;
const JobId = Type.Object({ jobId: Type.String({ format: 'uuid' }) }, { additionalProperties: false });
const Page = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { additionalProperties: false },
);

/** Practitioners for everybody signed in; runs of the matching and their result for the client they belong to. */
export const runRoutes = (core: Core, { run, index }: { readonly run: Job<RunData>; readonly index: Job }): Route[] => [
  route({
    method: 'get',
    path: '/api/practitioners',
    access: signedIn,
    query: Page,
    reply: PractitionerList,
    handle: async ({ query }) => {
      const { rows, next } = await practitionersPage(core, query.limit ?? 50, query.cursor ?? null);
      return reply(rows.map(presentPractitioner), { next });
    },
  }),
  route({
    method: 'get',
    path: '/api/matching/me',
    access: signedIn,
    reply: MatchList,
    handle: ({ user }) => matchesOf(core, user.id),
  }),
  route({
    method: 'get',
    path: '/api/matching/state',
    access: mine,
    reply: MatchingState,
    handle: ({ user }) => stateOf(core, user),
  }),
  route({
    method: 'post',
    path: '/api/matching/run',
    access: mine,
    body: Type.Object({}, { additionalProperties: false }),
    reply: MatchingJobView,
    status: 202,
    limit: { points: 20, seconds: 600, by: 'person' },
    // Before the transaction: ports ask the pool, and twenty askers who each hold a connection would starve it.
    load: ({ user }) => readinessOf(core, user.id),
    handle: async ({ user, loaded, trx }) => presentJob(await requestRun(core, trx, user.id, loaded, run)),
  }),
  route({
    method: 'get',
    path: '/api/matching/jobs/:jobId',
    access: signedIn,
    params: JobId,
    reply: MatchingJobView,
    load: ({ user, params, db }) => ownJob(db, user.id, params.jobId),
    handle: async ({ loaded }) => presentJob(loaded),
  }),
  route({
    method: 'post',
    path: '/api/matching/preview',
    access: mine,
    body: PreviewInput,
    reply: PreviewView,
    status: 200,
    limit: { points: 60, seconds: 300, by: 'person' },
    handle: ({ body, trx }) => preview(core, trx, body.text, index),
  }),
];
