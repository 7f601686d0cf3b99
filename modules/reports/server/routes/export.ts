import { download } from '#core/contract/file-reply';
import { implement } from '#core/contract/implement';
import { respond, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '#modules/profile/schemas/contracts';
import * as api from '#modules/profile/schemas/endpoints';
import { ownVersion } from '#modules/profile/server/service/version';
import { reportChapters } from '#modules/records/public';
import type { ExportQuery } from '../../schemas/export';
import { chartFile } from '../chart-file';
import { chartDocument, reportDocument } from '../documents';
import { exported } from '../exported';

const mine = { permission: 'profile.keep' } as const;
const limit = { points: 20, seconds: 60, by: 'person' } as const;

/** "hedo-chart-2.pdf", "hedo-chart-2-without-birth-data.pdf". */
const fileName = (kind: 'chart' | 'report', version: number, birth: boolean, ending: string): string =>
  `hedo-${kind}-${version}${birth ? '' : '-without-birth-data'}.${ending}`;

/** Who took which chart out of the product, and how; written once the file is there. */
const remember = (core: Core, user: User, id: string, detail: Readonly<Record<string, string | boolean>>) =>
  core.db.transaction((trx) =>
    core.audit.record(trx, { actor: user.id, action: 'profile.export', subject: user.id, object: id, detail }),
  );

/** Prints a chart, or the whole report. */
const printed = async (
  core: Core,
  kind: 'chart' | 'report',
  {
    loaded,
    user,
    query,
  }: { readonly loaded: Awaited<ReturnType<typeof ownVersion>>; readonly user: User; readonly query: ExportQuery },
) => {
  const birth = query.birth !== '0';
  const one = await exported(core, loaded, user, birth, query.houses);
  const paper = query.paper === 'letter' ? 'Letter' : 'A4';
  const chapters =
    kind === 'chart' ? [] : await Promise.all(core.ports(reportChapters).map((port) => port.of(user.id, { birth })));
  const document = kind === 'chart' ? chartDocument(one, paper) : reportDocument(one, paper, chapters.flat());
  const pdf = await core.print(document);
  await remember(core, user, loaded.id, { format: 'pdf', kind, birth });
  return respond(Buffer.from(pdf), download(fileName(kind, loaded.version, birth, 'pdf'), 'application/pdf'));
};

/** The own chart as files: a document, the whole report, and data for other programs. */
export const exportRoutes = (core: Core) => ({
  downloadChart: implement(api.downloadChart, contract.downloadChart, {
    access: mine,
    limit,
    load: ({ user, params, db }) => ownVersion(db, user.id, params.id),
    handle: (asked) => printed(core, 'chart', asked),
  }),
  downloadReport: implement(api.downloadReport, contract.downloadReport, {
    access: mine,
    limit,
    load: ({ user, params, db }) => ownVersion(db, user.id, params.id),
    handle: (asked) => printed(core, 'report', asked),
  }),
  downloadChartData: implement(api.downloadChartData, contract.downloadChartData, {
    access: mine,
    limit,
    load: ({ user, params, db }) => ownVersion(db, user.id, params.id),
    handle: async ({ loaded, user, query }) => {
      const birth = query.birth !== '0';
      const file = chartFile(await exported(core, loaded, user, birth), core.config.baseUrl);
      await remember(core, user, loaded.id, { format: 'json', kind: 'chart', birth });
      return respond(file, download(fileName('chart', loaded.version, birth, 'json'), 'application/json'));
    },
  }),
});
