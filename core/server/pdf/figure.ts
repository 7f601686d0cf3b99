import type { PrintBlock, Shape } from '../../contract/documents';
import { cubicPath } from './cubic';
import { type Element, ink, type Look, type PageWriter } from './page-writer';

type Figure = Extract<PrintBlock, { kind: 'figure' }>;

const caption: Look = { style: 'body', size: 9, leading: 1.45, color: ink.soft };
/** A figure is made so much smaller to stand where the page ends; else it begins a new one. */
const smallest = 0.62;

const drawPath = (doc: PDFKit.PDFDocument, shape: Extract<Shape, { kind: 'path' }>): void => {
  const { d, fill, stroke, width = 1, dash, cap, at } = shape;
  doc.save();
  if (at) doc.translate(at.x, at.y).scale(at.scale);
  if (stroke) {
    doc.lineWidth(width);
    if (cap) doc.lineCap(cap).lineJoin(cap);
    // The types take two lengths; more are written as they come.
    if (dash) doc.dash(dash as unknown as number, {});
  }
  doc.path(cubicPath(d));
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  doc.restore();
};

const drawText = (writer: PageWriter, shape: Extract<Shape, { kind: 'text' }>): void => {
  const { text, x, baseline, size, fill, strong, serif, anchor } = shape;
  const style = serif ? 'title' : strong ? 'strong' : 'body';
  writer.letters(text, { style, size, leading: 1, color: fill }, { x, baseline, ...(anchor && { anchor }) });
};

/** Draws a figure in the middle of the line, whole on one page, with its words for those who cannot see it. */
export const writeFigure = (
  writer: PageWriter,
  parent: Element,
  { drawing, alt, caption: below, width }: Figure,
): void => {
  const { doc } = writer;
  const foot = below ? writer.heightOf(below, caption, writer.width) + 6 : 0;
  const tall = (scale: number): number => drawing.height * scale + foot;
  const whole = writer.bottom - doc.page.margins.top;
  const wide = Math.min(width ?? writer.width, writer.width) / drawing.width;
  const most = Math.min(wide, (whole - foot) / drawing.height);
  const here = Math.min(most, (writer.bottom - doc.y - foot) / drawing.height);
  const scale = here >= most * smallest ? here : most;
  writer.ensure(tall(scale));
  const [left, top] = [writer.left + (writer.width - drawing.width * scale) / 2, doc.y];
  const bbox = [left, top, left + drawing.width * scale, top + drawing.height * scale];
  const element = doc.struct('Figure', { alt, bbox } as object);
  parent.add(element);
  element.add(() => {
    doc.save();
    doc.translate(left, top).scale(scale);
    for (const shape of drawing.shapes)
      if (shape.kind === 'path') drawPath(doc, shape);
      else drawText(writer, shape);
    doc.restore();
  });
  element.end();
  doc.x = writer.left;
  doc.y = top + drawing.height * scale + 6;
  if (below) writer.write(parent, 'P', below, caption);
};
