import type { Route } from '../../contract/route';
import type { RawRoute } from '../host';
import type { NamedJob } from '../jobs/worker';
import { auditRoutes } from '#modules/administration/server/routes/audit';
import { breakGlassRoutes } from '../break-glass/routes';
import { healthJob } from '#modules/administration/server/jobs/measure-health';
import { healthRoutesOf } from '#modules/administration/server/routes/health';
import { invitationPages } from '#modules/administration/server/routes/invitation-pages';
import { invitationRoutes } from '#modules/administration/server/routes/invitations';
import { jobRoutes } from '#modules/administration/server/routes/jobs';
import { mailRoutes } from '#modules/administration/server/routes/mails';
import type { AdminParts } from '../break-glass/parts';
import { peopleRoutes } from '#modules/administration/server/routes/people';

/** The routes by which the team runs the product: people, invitations, audit, jobs, mails, health. */
export const adminRoutes = (parts: AdminParts): readonly Route[] => [
  ...breakGlassRoutes(parts),
  ...peopleRoutes(parts),
  ...invitationRoutes(parts),
  ...auditRoutes(parts),
  ...jobRoutes,
  ...mailRoutes(parts),
  ...healthRoutesOf(parts),
];

/** Pages of the same that stand outside of the API. */
export const adminPages = (parts: AdminParts): readonly RawRoute[] => invitationPages(parts);

/** Background work of the same. */
export const adminJobs = (parts: AdminParts): readonly NamedJob[] => [healthJob(parts)];
