import { implement, respond as reply } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import type { RunData } from '../actions/fail-run';
import { previewMatches } from '../actions/preview-matches';
import { requestRun } from '../actions/request-run';
import { getMatchingState, getOwnJob, listMatchViews } from '../queries/matches';
import { hotPractitioners, listPractitionersPage } from '../queries/practitioners';
import { readinessOf } from '../queries/readiness';
import { toPractitionerView } from '../views/practitioner';
import { toRunView } from '../views/run';

const signedIn = { signedIn: true } as const;
const mine = { permission: 'matching.run' } as const;

/** Practitioners for everybody signed in; runs of the matching and their result for the client they belong to. */
export const runRoutes = (core: Core, { run, index }: { readonly run: Job<RunData>; readonly index: Job }) => ({
  listPractitioners: implement(api.listPractitioners, contract.listPractitioners, {
    access: signedIn,
    tokenScope: 'practitioners.read',
    hot: hotPractitioners,
    handle: async ({ query }) => {
      const { rows, next } = await listPractitionersPage(core, query.limit ?? 50, query.cursor ?? null);
      return reply(rows.map(toPractitionerView), { next });
    },
  }),
  listMatches: implement(api.listMatches, contract.listMatches, {
    access: signedIn,
    handle: ({ user }) => listMatchViews(core, user.id),
  }),
  getMatchingState: implement(api.getMatchingState, contract.getMatchingState, {
    access: mine,
    handle: ({ user }) => getMatchingState(core, user),
  }),
  requestRun: implement(api.requestRun, contract.requestRun, {
    access: mine,
    limit: { points: 20, seconds: 600, by: 'person' },
    // Before the transaction: ports ask the pool, and twenty askers who each hold a connection would starve it.
    load: ({ user }) => readinessOf(core, user.id),
    handle: async ({ user, loaded, trx }) => toRunView(await requestRun(core, trx, user.id, loaded, run)),
  }),
  getMatchingJob: implement(api.getMatchingJob, contract.getMatchingJob, {
    access: signedIn,
    load: ({ user, params, db }) => getOwnJob(db, user.id, params.jobId),
    handle: async ({ loaded }) => toRunView(loaded),
  }),
  previewMatches: implement(api.previewMatches, contract.previewMatches, {
    access: mine,
    limit: { points: 60, seconds: 300, by: 'person' },
    handle: ({ user, body, trx }) => previewMatches(core, trx, { userId: user.id, text: body.text }, index),
  }),
});
