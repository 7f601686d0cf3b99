import { createDownloadHeaders, respond, type User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ProfileVersionView } from '#modules/profile/public';
import { reportChapters } from '#modules/records/public';
import type { ExportQuery } from '../../schemas/chart-file';
import { toChartExport } from '../views/chart-export';
import { chartDocument, reportDocument } from '../views/documents';
import { recordExport } from './record-export';

/** "hedo-chart-2.pdf", "hedo-chart-2-without-birth-data.pdf". */
export const fileName = (kind: 'chart' | 'report', version: number, birth: boolean, ending: string): string =>
  `hedo-${kind}-${version}${birth ? '' : '-without-birth-data'}.${ending}`;

/** Prints a version of the own chart, or the whole report with what other modules add to it. */
export const printChart = async (
  core: Core,
  kind: 'chart' | 'report',
  user: User,
  version: ProfileVersionView,
  query: ExportQuery,
) => {
  const birth = query.birth !== '0';
  const chart = toChartExport(version, user, birth, query.houses);
  const paper = query.paper === 'letter' ? 'Letter' : 'A4';
  const chapters =
    kind === 'chart' ? [] : await Promise.all(core.ports(reportChapters).map((port) => port.of(user.id, { birth })));
  const document = kind === 'chart' ? chartDocument(chart, paper) : reportDocument(chart, paper, chapters.flat());
  const pdf = await core.print(document);
  const { id, version: number } = version.profile;
  await recordExport(core, user, id, { format: 'pdf', kind, birth });
  return respond(Buffer.from(pdf), createDownloadHeaders(fileName(kind, number, birth, 'pdf'), 'application/pdf'));
};
