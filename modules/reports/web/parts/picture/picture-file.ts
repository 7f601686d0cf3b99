import type { Chart, HouseSystem } from '#modules/chart-engine/public';
import {
  bodygraphWords,
  chartPicture,
  type PictureOf,
  type ShownChart,
  svgText,
  wheelWords,
  withoutBirth,
} from '#modules/chart-engine/public';
import { texts } from '../../texts/texts';
import { fontFaces } from './font-faces';

/** A failure of the browser whose message is for people and says what to do. */
export class ExportError extends Error {}

/** What a picture is made of. */
export interface PictureOptions {
  readonly chart: Chart;
  readonly of: PictureOf;
  readonly houses: HouseSystem;
  readonly name: string;
  /** Date, time and place in words; null leaves the birth out. */
  readonly born: string | null;
}

const inWords = (chart: ShownChart, of: PictureOf): string =>
  [...(of === 'wheel' ? [] : [bodygraphWords(chart)]), ...(of === 'bodygraph' ? [] : [wheelWords(chart)])].join(' ');

/** The chart as an SVG that needs nothing else. Throws where there is nothing to draw, or a font cannot be fetched. */
export const svgPicture = async ({ chart, of, houses, name, born }: PictureOptions): Promise<string> => {
  const shown = born === null ? withoutBirth(chart) : chart;
  const { type, profile, authorityDetail, authority } = shown.humanDesign;
  const labels = [
    [type, profile].filter(Boolean).join(' '),
    authorityDetail ?? authority,
    born ?? texts('withoutBirth.line'),
  ];
  const line = labels.filter(Boolean).join(' · ');
  const drawing = chartPicture(shown, of, { title: name, line, fine: born !== null, houses });
  if (!drawing) throw new ExportError(texts('noWheel'));
  const letters = drawing.shapes.map((shape) => (shape.kind === 'text' ? shape.text : '')).join('');
  return svgText(drawing, {
    title: texts('pictureTitle', { name }),
    description: inWords(shown, of),
    faces: await fontFaces(letters),
  });
};

/** Pixels of the PNG for each unit of the drawing. */
const scale = 2;

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new ExportError(texts('noPicture')));
    image.src = address;
  });

/** An SVG as a PNG of twice its size. Throws when the browser cannot draw it. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(address);
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new ExportError(texts('noPicture')))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
};
