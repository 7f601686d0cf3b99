import type { PrintDocument, PrintSection } from '../../contract/documents';
import { body, canBegin, writeBlock } from './blocks';
import { printable, textsOf } from './characters';
import { loadFaces } from './faces';
import { type Element, ink, type Look, PageWriter } from './page-writer';

const title: Look = { style: 'title', size: 26, leading: 1.2 };
/** On a page of its own, and how far down the page it begins. */
const cover: Look = { style: 'title', size: 36, leading: 1.15 };
const titleDepth = 0.3;
const subtitle: Look = { style: 'body', size: 12, leading: 1.45, color: ink.soft };
const headings: readonly Look[] = [
  { style: 'title', size: 17, leading: 1.25 },
  { style: 'title', size: 13.5, leading: 1.3 },
  { style: 'strong', size: 11, leading: 1.35 },
];
const small: Look = { style: 'body', size: 8, leading: 1.3, color: ink.soft };

type Outline = PDFKit.PDFOutline;

const spaceBefore = (depth: number): number => (depth === 0 ? 14 : 8);
const spaceAfter = 5;
const spaceBetween = 9;
/** A heading and so few lines do not stay alone at the foot of a page. */
const shortLines = 3;

/** True when a heading may stand at a height of the page: with what it is about right below it, be that another heading. */
const canHead = (writer: PageWriter, section: PrintSection, depth: number, y: number): boolean => {
  const height = writer.heightOf(section.heading, headings[Math.min(depth, 2)] as Look, writer.width);
  const below = y + spaceBefore(depth) + height + spaceAfter;
  const [block, inner] = [section.blocks[0], section.sections?.[0]];
  if (block?.kind === 'paragraph' && section.blocks[1]) {
    const text = writer.heightOf(block.text, body, writer.width);
    const isShort = text <= shortLines * body.size * body.leading;
    if (isShort) return canBegin(writer, section.blocks[1], below + text + spaceBetween);
  }
  if (block) return canBegin(writer, block, below);
  return inner ? canHead(writer, inner, depth + 1, below) : below <= writer.bottom;
};

const writeSection = (
  writer: PageWriter,
  parent: Element,
  outline: Outline,
  section: PrintSection,
  depth: number,
): void => {
  const look = headings[Math.min(depth, 2)] as Look;
  if (section.newPage || !canHead(writer, section, depth, writer.doc.y)) writer.ensure(Number.POSITIVE_INFINITY);
  writer.space(spaceBefore(depth));
  const element = writer.doc.struct('Sect');
  parent.add(element);
  const entry = outline.addItem(printable(section.heading).slice(0, 200));
  writer.write(element, `H${Math.min(depth, 2) + 2}` as 'H2', section.heading, look);
  writer.space(spaceAfter);
  for (const block of section.blocks) writeBlock(writer, element, block);
  for (const inner of section.sections ?? []) writeSection(writer, element, entry, inner, depth + 1);
  element.end();
};

/** Head, foot and watermark of every page, drawn last since only then the number of pages is known. */
const dressPages = (writer: PageWriter, source: PrintDocument): void => {
  const { doc, left, width } = writer;
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const number = source.pageNumber.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    const foot = doc.page.height - 50;
    writer.artifact(() => {
      writer.line(source.runningHead, small, { x: left, y: 46, available: width });
      doc
        .moveTo(left, 62)
        .lineTo(left + width, 62)
        .lineWidth(0.5)
        .strokeColor(ink.hair)
        .stroke();
      writer.line(source.footer ?? '', small, { x: left, y: foot, available: width - 110 });
      writer.line(number, small, { x: left + width - 100, y: foot, available: 100, align: 'right' });
    });
    if (source.watermark) writer.artifact(() => stamp(writer, source.watermark ?? ''));
  }
};

const stamp = (writer: PageWriter, text: string): void => {
  const { doc } = writer;
  const one: Look = { style: 'title', size: 10, leading: 1 };
  const size = Math.min(84, (10 * 560) / Math.max(1, writer.widthOf(text, one)));
  const look = { ...one, size, color: ink.text };
  const wide = Math.min(600, writer.widthOf(text, look));
  doc.save();
  doc.rotate(-52, { origin: [doc.page.width / 2, doc.page.height / 2] }).opacity(0.06);
  const at = { x: doc.page.width / 2 - wide / 2, y: doc.page.height / 2 - size / 2, available: 620 };
  writer.line(text, look, at);
  doc.restore();
};

/** The document as bytes of a tagged PDF. Takes its time: a second for a hundred pages; runs in a thread of its own. */
export const render = async (source: PrintDocument): Promise<Uint8Array> => {
  const writer = new PageWriter(source, await loadFaces(textsOf(source).map(printable)));
  const { doc } = writer;
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  if (source.titlePage) writer.space((writer.bottom - doc.y) * titleDepth);
  writer.write(root, 'H1', source.title, source.titlePage ? cover : title);
  writer.space(source.titlePage ? 18 : 4);
  if (source.subtitle) writer.write(root, 'P', source.subtitle, subtitle);
  if (source.titlePage) writer.newPage();
  else writer.space(16);
  for (const block of source.blocks ?? []) writeBlock(writer, root, block);
  for (const section of source.sections) writeSection(writer, root, doc.outline, section, 0);
  root.end();
  dressPages(writer, source);
  doc.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
};
