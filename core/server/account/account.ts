import type { Route } from '../../contract/route';
import type { RawRoute } from '../host';
import type { NamedJob } from '../jobs/worker';
import { askRoute, withdrawRoute } from './email/ask';
import { changeMailJob } from './email/change-mail';
import { confirmPages } from './email/confirm';
import { eraseJob, eraseSweep } from './erasure/job';
import { erasureRoutes } from './erasure/routes';
import { exportJob, exportSweep } from './export/job';
import { exportRoutes } from './export/routes';
import type { AccountParts } from './parts';
import { pictureRoutes } from './picture/routes';
import { preferenceRoutes } from './preferences';

/** What a person does with the own account, beside signing in: choices, picture, address, taking everything along, leaving. */
export const createAccount = (
  parts: AccountParts,
): { readonly routes: readonly Route[]; readonly pages: readonly RawRoute[]; readonly jobs: readonly NamedJob[] } => ({
  routes: [
    ...preferenceRoutes,
    ...pictureRoutes(parts),
    askRoute(parts),
    withdrawRoute(parts),
    ...exportRoutes(parts),
    ...erasureRoutes(parts),
  ],
  pages: confirmPages(parts),
  jobs: [changeMailJob(parts), exportJob(parts), exportSweep(parts), eraseJob(parts), eraseSweep(parts)],
});
