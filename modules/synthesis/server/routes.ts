import { Type } from '@sinclair/typebox';
import { download, FileBytes } from '#core/contract/file-reply';
import { type Route, respond, route } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import { contactRequests } from '#modules/safety/public';
import {
  FeedbackInput,
  GenerateInput,
  ReportQuery,
  SynthesisJobView,
  SynthesisState,
  SynthesisVersions,
  SynthesisView,
} from '../schemas/synthesis';
import { presentJob, presentSynthesis } from './present';
import { printedReading } from './printed';
import type { GenerateData } from './service/job-state';
import { ownJob, ownVersion, stateOf, versionsOf } from './service/read';
import { readinessOf } from './service/readiness';
import { requestSynthesis } from './service/request';
import { giveFeedback } from './service/respond';
import { newestVersion } from './service/store';

const mine = { permission: 'synthesis.generate' } as const;
const signedIn = { signedIn: true } as const;
const strict = { additionalProperties: false } as const;
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) }, strict);
const JobId = Type.Object({ jobId: Type.String({ format: 'uuid' }) }, strict);
const Done = Type.Object({ ok: Type.Literal(true) }, strict);

/** Reading, generating and answering a synthesis; all of it the client's own. */
export const routes = (core: Core, job: Job<GenerateData>): Route[] => [
  route({
    method: 'get',
    path: '/api/synthesis/me',
    access: signedIn,
    reply: Type.Union([SynthesisView, Type.Null()]),
    handle: async ({ user }) => {
      const row = await newestVersion(core.db, user.id);
      return row ? presentSynthesis(core, row) : null;
    },
  }),
  route({
    method: 'get',
    path: '/api/synthesis/state',
    access: mine,
    reply: SynthesisState,
    handle: ({ user }) => stateOf(core, user.id),
  }),
  route({
    method: 'post',
    path: '/api/synthesis/generate',
    access: mine,
    body: GenerateInput,
    reply: SynthesisJobView,
    status: 202,
    limit: { points: 20, seconds: 600, by: 'person' },
    // Before the transaction: ports ask the pool, and twenty askers who each hold a connection would starve it.
    load: ({ user }) => readinessOf(core, user.id),
    handle: async ({ user, body, loaded, trx }) =>
      presentJob(
        await requestSynthesis(
          core,
          trx,
          user.id,
          loaded,
          { afterHelp: body.afterHelp ?? false, shareWith: body.shareWith ?? null },
          job,
        ),
      ),
  }),
  route({
    method: 'get',
    path: '/api/synthesis/jobs/:jobId',
    access: { permission: 'synthesis.follow' },
    params: JobId,
    reply: SynthesisJobView,
    load: ({ user, params, db }) => ownJob(db, user.id, params.jobId),
    handle: async ({ loaded }) => presentJob(loaded),
  }),
  route({
    method: 'get',
    path: '/api/synthesis/versions',
    access: mine,
    reply: SynthesisVersions,
    handle: async ({ user }) =>
      (await versionsOf(core.db, user.id)).map(({ id, version, created_at, engine }) => ({
        id,
        version,
        generatedAt: created_at,
        engine,
      })),
  }),
  route({
    method: 'get',
    path: '/api/synthesis/versions/:id',
    access: mine,
    params: Id,
    reply: SynthesisView,
    load: ({ user, params, db }) => ownVersion(db, user.id, params.id),
    handle: ({ loaded }) => presentSynthesis(core, loaded),
  }),
  route({
    method: 'get',
    path: '/api/synthesis/versions/:id/report.pdf',
    access: mine,
    params: Id,
    query: ReportQuery,
    reply: FileBytes,
    limit: { points: 10, seconds: 60, by: 'person' },
    load: ({ user, params, db }) => ownVersion(db, user.id, params.id),
    handle: async ({ loaded, user, query }) => {
      const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
      const birth = query.birth !== '0';
      const paper = query.paper === 'letter' ? 'Letter' : 'A4';
      const pdf = await core.print(printedReading(await presentSynthesis(core, loaded), name, { paper, birth }));
      const file = `hedo-reading-${loaded.version}${birth ? '' : '-without-birth-data'}.pdf`;
      return respond(Buffer.from(pdf), download(file, 'application/pdf'));
    },
  }),
  route({
    method: 'post',
    path: '/api/synthesis/feedback',
    access: mine,
    body: FeedbackInput,
    reply: Done,
    handle: async ({ user, body, trx }) => {
      await giveFeedback(core, trx, user.id, body);
      return { ok: true } as const;
    },
  }),
  // For pages of the version before: goes together with the table `contact_wishes`, which nothing reads any more.
  route({
    method: 'post',
    path: '/api/synthesis/contact-wishes',
    access: mine,
    body: Type.Object({}, strict),
    reply: Done,
    handle: async ({ user }) => {
      await core.port(contactRequests).request(user.id, 'reading');
      return { ok: true } as const;
    },
  }),
];
