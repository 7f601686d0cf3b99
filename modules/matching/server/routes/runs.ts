import { implement } from '#core/contract/implement';
import { respond as reply } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { presentJob, presentPractitioner } from '../views/match';
import { practitionersPage } from '../queries/practitioners';
import { preview } from '../actions/preview-matches';
import { matchesOf, ownJob, stateOf } from '../queries/matches';
import { readinessOf } from '../queries/readiness';
import { requestRun } from '../actions/request-run';
import type { RunData } from '../actions/fail-run';

const signedIn = { signedIn: true } as const;
const mine = { permission: 'matching.run' } as const;

/** Practitioners for everybody signed in; runs of the matching and their result for the client they belong to. */
export const runRoutes = (core: Core, { run, index }: { readonly run: Job<RunData>; readonly index: Job }) => ({
  listPractitioners: implement(api.listPractitioners, contract.listPractitioners, {
    access: signedIn,
    handle: async ({ query }) => {
      const { rows, next } = await practitionersPage(core, query.limit ?? 50, query.cursor ?? null);
      return reply(rows.map(presentPractitioner), { next });
    },
  }),
  listMatches: implement(api.listMatches, contract.listMatches, {
    access: signedIn,
    handle: ({ user }) => matchesOf(core, user.id),
  }),
  getMatchingState: implement(api.getMatchingState, contract.getMatchingState, {
    access: mine,
    handle: ({ user }) => stateOf(core, user),
  }),
  requestRun: implement(api.requestRun, contract.requestRun, {
    access: mine,
    limit: { points: 20, seconds: 600, by: 'person' },
    // Before the transaction: ports ask the pool, and twenty askers who each hold a connection would starve it.
    load: ({ user }) => readinessOf(core, user.id),
    handle: async ({ user, loaded, trx }) => presentJob(await requestRun(core, trx, user.id, loaded, run)),
  }),
  getMatchingJob: implement(api.getMatchingJob, contract.getMatchingJob, {
    access: signedIn,
    load: ({ user, params, db }) => ownJob(db, user.id, params.jobId),
    handle: async ({ loaded }) => presentJob(loaded),
  }),
  previewMatches: implement(api.previewMatches, contract.previewMatches, {
    access: mine,
    limit: { points: 60, seconds: 300, by: 'person' },
    handle: ({ body, trx }) => preview(core, trx, body.text, index),
  }),
});
