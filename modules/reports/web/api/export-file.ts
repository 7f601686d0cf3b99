import { apiResponse } from '#core/web';
import type { ChartToolsProps } from '#modules/charts/public';
import { downloadChart, downloadChartData, downloadReport } from '../../schemas/endpoints';
import { pngOf, svgPicture } from '../parts/picture/picture-file';
import { type ExportOptions, fileName } from './export-options';
import { saveBlob } from './save-blob';

/** Whose chart it is, in the words of the page. */
export type ExportSubject = Omit<ChartToolsProps, 'label'>;

/** The file as the server makes it; null for pictures, which are drawn here. */
const requestFile = (id: string, { format, paper, houses, birth }: ExportOptions): Promise<Response> | null => {
  const params = { id };
  const withBirth = { birth: birth ? '1' : '0' } as const;
  const optionsOf = (accept: string) => ({ headers: { accept }, timeout: 90_000 });
  if (format === 'json')
    return apiResponse(downloadChartData, { params, query: withBirth }, optionsOf('application/json'));
  if (format !== 'chart' && format !== 'report') return null;
  const query = { paper, ...(houses === 'whole' || !birth ? {} : { houses }), ...withBirth };
  return apiResponse(
    format === 'chart' ? downloadChart : downloadReport,
    { params, query },
    optionsOf('application/pdf'),
  );
};

const contentOf = async ({ profile, name, born }: ExportSubject, options: ExportOptions): Promise<Blob> => {
  const answer = await requestFile(profile.id, options);
  if (answer) return answer.blob();
  const svg = await svgPicture({
    chart: profile.chart,
    of: options.picture,
    houses: options.houses,
    name,
    born: options.birth ? born : null,
  });
  return options.format === 'png' ? pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
};

/** Makes or fetches the file and hands it to the browser; its name is what comes back. Throws what went wrong. */
export const exportFile = async (subject: ExportSubject, options: ExportOptions): Promise<string> => {
  const name = fileName(options, subject.profile.version);
  saveBlob(await contentOf(subject, options), name);
  return name;
};
