import type { Drawing, Shape } from '#core/contract/documents';
import { columnsDrawing } from './columns-drawing';
import { ink } from './ink';
import { placed, word } from './shapes';
import { type WheelLook, wheelDrawing } from './wheel';
import type { ShownChart } from './without-birth';

/** What a picture file shows. */
export type PictureOf = 'bodygraph' | 'wheel' | 'both';

const head = 108;
const gap = 72;

/** A name that is too long for the width is set smaller. */
const titleSize = (text: string, width: number): number => Math.min(40, Math.round((width / text.length) * 1.8));

/**
 * The pictures of a chart under a heading: whose chart it is, and a line about it. `fine` and `houses` are those of the wheel. Null for a wheel of a
 * chart in which no planet has one place.
 */
export const chartPicture = (
  chart: ShownChart,
  of: PictureOf,
  { title, line, ...look }: { readonly title: string; readonly line: string } & WheelLook,
): Drawing | null => {
  const wheel = of === 'bodygraph' ? null : wheelDrawing(chart.westernAstrology, look);
  if (of === 'wheel' && !wheel) return null;
  const graph = of === 'wheel' ? null : columnsDrawing(chart);
  const wide = (graph?.width ?? 0) + (graph && wheel ? gap : 0) + (wheel?.width ?? 0);
  const width = Math.max(wide, 640);
  const tall = Math.max(graph?.height ?? 0, wheel?.height ?? 0);
  const shapes: Shape[] = [
    word(title, 0, 22, { size: titleSize(title, width), fill: ink.text, serif: true }),
    word(line, 0, 66, { size: Math.min(20, titleSize(line, width)), fill: ink.soft }),
    ...(graph ? placed(graph, (width - wide) / 2, head) : []),
    ...(wheel ? placed(wheel, width - wheel.width - (width - wide) / 2, head + (tall - wheel.height) / 2) : []),
  ];
  return { width, height: head + tall, shapes };
};
