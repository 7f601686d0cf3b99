import type { Route } from '../../contract/route';
import type { RawRoute } from '../host';
import type { NamedJob } from '../jobs/worker';
import { auditRoutes } from './audit/routes';
import { breakGlassRoutes } from './break-glass/routes';
import { healthJob } from './health/minutes';
import { healthRoutesOf } from './health/routes';
import { invitationPages } from './invitations/pages';
import { invitationRoutes } from './invitations/routes';
import { jobRoutes } from './jobs/routes';
import { mailRoutes } from './mails/routes';
import type { AdminParts } from './parts';
import { peopleRoutes } from './people/routes';

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
