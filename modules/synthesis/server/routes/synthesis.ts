import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import { ownCharts } from '#modules/profile/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { giveFeedback, prepareFeedback } from '../actions/give-feedback';
import { requestContact } from '../actions/request-contact';
import { requestSynthesis } from '../actions/request-synthesis';
import type { GenerateData } from '../jobs/job-state';
import { findNewestVersion } from '../queries/documents';
import { getPreparation } from '../queries/preparation';
import { findReadiness } from '../queries/readiness';
import { getOwnJob, getOwnVersion, getSynthesisState, listVersions } from '../queries/syntheses';
import { getSynthesisView } from '../queries/synthesis-view';
import { printedReading } from '../views/printed-reading';
import { toJobView } from '../views/synthesis-job';

const mine = { permission: 'synthesis.generate' } as const;
const signedIn = { signedIn: true } as const;

/** Reading, generating and answering a synthesis; all of it the client's own. */
export const synthesisRoutes = (core: Core, job: Job<GenerateData>) => ({
  getSynthesis: implement(api.getSynthesis, contract.getSynthesis, {
    access: signedIn,
    handle: async ({ user }) => {
      const row = await findNewestVersion(core.db, user.id);
      return row ? getSynthesisView(core, row) : null;
    },
  }),
  getSynthesisState: implement(api.getSynthesisState, contract.getSynthesisState, {
    access: mine,
    handle: ({ user }) => getSynthesisState(core, user.id),
  }),
  getPreparation: implement(api.getPreparation, contract.getPreparation, {
    access: mine,
    handle: ({ user }) => getPreparation(core, user.id),
  }),
  requestSynthesis: implement(api.requestSynthesis, contract.requestSynthesis, {
    access: mine,
    limit: { points: 20, seconds: 600, by: 'person' },
    // Before the transaction: ports ask the pool, and twenty askers who each hold a connection would starve it.
    load: ({ user }) => findReadiness(core, user.id),
    handle: async ({ user, body, loaded, trx }) =>
      toJobView(
        await requestSynthesis(
          core,
          trx,
          user.id,
          loaded,
          {
            afterHelp: body.afterHelp ?? false,
            shareWith: body.shareWith ?? null,
            leaveOut: body.leaveOut ?? null,
          },
          job,
        ),
      ),
  }),
  getSynthesisJob: implement(api.getSynthesisJob, contract.getSynthesisJob, {
    access: { permission: 'synthesis.follow' },
    load: ({ user, params, db }) => getOwnJob(db, user.id, params.jobId),
    handle: async ({ loaded }) => toJobView(loaded),
  }),
  listVersions: implement(api.listVersions, contract.listVersions, {
    access: mine,
    handle: async ({ user }) =>
      (await listVersions(core.db, user.id)).map(({ id, version, createdAt, engine }) => ({
        id,
        version,
        generatedAt: createdAt,
        engine,
      })),
  }),
  getVersion: implement(api.getVersion, contract.getVersion, {
    access: mine,
    load: ({ user, params, db }) => getOwnVersion(db, user.id, params.id),
    handle: ({ loaded }) => getSynthesisView(core, loaded),
  }),
  downloadVersion: implement(api.downloadVersion, contract.downloadVersion, {
    access: mine,
    limit: { points: 10, seconds: 60, by: 'person' },
    load: ({ user, params, db }) => getOwnVersion(db, user.id, params.id),
    handle: async ({ loaded, user, query }) => {
      const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
      const birth = query.birth !== '0';
      const paper = query.paper === 'letter' ? 'Letter' : 'A4';
      const [view, newest] = await Promise.all([
        getSynthesisView(core, loaded),
        birth ? core.port(ownCharts).findNewest(core.db, user.id) : null,
      ]);
      const pdf = await core.print(printedReading(view, name, { paper, birth, chart: newest?.chart ?? null }));
      const file = `hedo-reading-${loaded.version}${birth ? '' : '-without-birth-data'}.pdf`;
      return respond(Buffer.from(pdf), createDownloadHeaders(file, 'application/pdf'));
    },
  }),
  giveFeedback: implement(api.giveFeedback, contract.giveFeedback, {
    access: mine,
    limit: { points: 120, seconds: 60, by: 'person' },
    // Before the transaction: rewriting reads all answers.
    prepare: ({ user, body }) => prepareFeedback(core, user.id, body),
    handle: async ({ user, body, prepared, trx }) => {
      await giveFeedback(core, trx, user.id, body, prepared);
      return { ok: true } as const;
    },
  }),
  requestContact: implement(api.requestContact, contract.requestContact, {
    access: mine,
    handle: ({ user }) => requestContact(core, user.id),
  }),
});
