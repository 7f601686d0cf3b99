import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { ownCharts, type ProfileVersionView } from '#modules/profile/public';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { fileName, printChart } from '../actions/print-chart';
import { recordExport } from '../actions/record-export';
import { toChartExport } from '../views/chart-export';
import { toChartFile } from '../views/chart-file';

const mine = { permission: 'reports.download' } as const;
const limit = { points: 20, seconds: 60, by: 'person' } as const;

/** The own chart as files: a document, the whole report, and data for other programs. */
export const chartFileRoutes = (core: Core) => {
  const getOwnVersion = async (db: Knex, userId: string, id: string): Promise<ProfileVersionView> => {
    const version = await core.port(ownCharts).findVersion(db, userId, id);
    if (!version) throw notFound('chart');
    return version;
  };
  return {
    downloadChart: implement(api.downloadChart, contract.downloadChart, {
      access: mine,
      limit,
      load: ({ user, params, db }) => getOwnVersion(db, user.id, params.id),
      handle: ({ user, loaded, query }) => printChart(core, 'chart', user, loaded, query),
    }),
    downloadReport: implement(api.downloadReport, contract.downloadReport, {
      access: mine,
      limit,
      load: ({ user, params, db }) => getOwnVersion(db, user.id, params.id),
      handle: ({ user, loaded, query }) => printChart(core, 'report', user, loaded, query),
    }),
    downloadChartData: implement(api.downloadChartData, contract.downloadChartData, {
      access: mine,
      limit,
      load: ({ user, params, db }) => getOwnVersion(db, user.id, params.id),
      handle: async ({ loaded, user, query }) => {
        const birth = query.birth !== '0';
        const file = toChartFile(toChartExport(loaded, user, birth), core.config.baseUrl);
        await recordExport(core, user, loaded.profile.id, { format: 'json', kind: 'chart', birth });
        return respond(
          file,
          createDownloadHeaders(fileName('chart', loaded.profile.version, birth, 'json'), 'application/json'),
        );
      },
    }),
  };
};
