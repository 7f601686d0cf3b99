import { apiResponse } from '#core/web';
import type { HouseSystem } from '#modules/chart-engine/public';
import { downloadChart, downloadChartData, downloadReport } from '#modules/profile/schemas/endpoints';
import type { HolisticProfileView } from '#modules/profile/schemas/holistic-profile';
import { pngOf, svgPicture } from './picture-file';
import { saveBlob } from './save-blob';
import { type ExportWish, fileName } from './wish';

/** Whose chart it is, in the words of the page. */
export interface ExportSubject {
  readonly profile: Pick<HolisticProfileView, 'id' | 'version' | 'chart'>;
  readonly name: string;
  /** "9 April 1948, 00:05, Montréal". */
  readonly born: string;
  /** The houses that the page shows; whole signs unless told. */
  readonly houses?: HouseSystem | undefined;
}

/** The file as the server makes it; null for pictures, which are drawn here. */
const requestFile = (id: string, { format, paper, houses, birth }: ExportWish): Promise<Response> | null => {
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

const contentOf = async ({ profile, name, born }: ExportSubject, wish: ExportWish): Promise<Blob> => {
  const answer = await requestFile(profile.id, wish);
  if (answer) return answer.blob();
  const svg = await svgPicture({
    chart: profile.chart,
    of: wish.picture,
    houses: wish.houses,
    name,
    born: wish.birth ? born : null,
  });
  return wish.format === 'png' ? pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
};

/** Makes or fetches the file and hands it to the browser; its name is what comes back. Throws what went wrong. */
export const exportFile = async (subject: ExportSubject, wish: ExportWish): Promise<string> => {
  const name = fileName(wish, subject.profile.version);
  saveBlob(await contentOf(subject, wish), name);
  return name;
};
