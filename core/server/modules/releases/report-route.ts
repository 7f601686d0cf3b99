import { notFound } from '../../../contract/errors';
import { implement, type Route } from '../../../contract/route';
import * as contract from '../../../schemas/contracts';
import * as api from '../../../schemas/endpoints';
import type { LiveModules } from './live-modules';
import { noteReport } from './module-reports';

/** `POST /api/module-reports`: what the shell says of a module that failed, or how long one took to load. */
export const reportRoute = (modules: Pick<LiveModules, 'setting' | 'view'>): Route =>
  implement(api.reportModule, contract.reportModule, {
    access: { open: true, because: 'pages fail for visitors too; nothing but counts is kept' },
    limit: { points: 30, seconds: 60, by: 'address' },
    bodyLimit: 2048,
    handle: async ({ user, body, trx }) => {
      const view = modules.view(user);
      const known = view.manifests.some(({ id }) => id === body.module);
      if (!known) throw notFound('module');
      const version = view.versions.get(body.module) ?? modules.setting.host.version;
      // A tab that is older than the last publication reports of a version that is not shown any more.
      await noteReport(trx, { ...body, version: body.version ?? version });
    },
  });
