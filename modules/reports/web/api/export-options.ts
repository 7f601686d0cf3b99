import type { HouseSystem, PictureOf } from '#modules/chart-engine/public';

/** The files a chart can be taken out as. */
export const formats = ['chart', 'report', 'svg', 'png', 'json'] as const;
export type Format = (typeof formats)[number];

/** What a person asked for. */
export interface ExportOptions {
  readonly format: Format;
  readonly paper: 'a4' | 'letter';
  readonly picture: PictureOf;
  readonly houses: HouseSystem;
  readonly birth: boolean;
}

/** "hedo-chart-2.pdf", "hedo-wheel-2-without-birth-data.svg". */
export const fileName = (
  { format, picture, birth }: Pick<ExportOptions, 'format' | 'picture' | 'birth'>,
  version: number,
): string => {
  const kind = format === 'report' ? 'report' : format === 'svg' || format === 'png' ? kindOf[picture] : 'chart';
  const ending = format === 'chart' || format === 'report' ? 'pdf' : format;
  return `hedo-${kind}-${version}${birth ? '' : '-without-birth-data'}.${ending}`;
};
const kindOf = { bodygraph: 'bodygraph', wheel: 'wheel', both: 'chart' } as const;
