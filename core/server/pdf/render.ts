import type { PrintDocument, PrintSection } from '../../contract/documents';
import { body, canBegin, writeBlock } from './blocks';
import { printable, textsOf } from './characters';
import { loadFaces } from './faces';
import { type Element, ink, type Look, Paper } from './paper';

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
const canHead = (paper: Paper, section: PrintSection, depth: number, y: number): boolean => {
  const height = paper.heightOf(section.heading, headings[Math.min(depth, 2)] as Look, paper.width);
  const below = y + spaceBefore(depth) + height + spaceAfter;
  const [block, inner] = [section.blocks[0], section.sections?.[0]];
  if (block?.kind === 'paragraph' && section.blocks[1]) {
    const text = paper.heightOf(block.text, body, paper.width);
    const isShort = text <= shortLines * body.size * body.leading;
    if (isShort) return canBegin(paper, section.blocks[1], below + text + spaceBetween);
  }
  if (block) return canBegin(paper, block, below);
  return inner ? canHead(paper, inner, depth + 1, below) : below <= paper.bottom;
};

const writeSection = (paper: Paper, parent: Element, outline: Outline, section: PrintSection, depth: number): void => {
  const look = headings[Math.min(depth, 2)] as Look;
  if (section.newPage || !canHead(paper, section, depth, paper.doc.y)) paper.ensure(Number.POSITIVE_INFINITY);
  paper.space(spaceBefore(depth));
  const element = paper.doc.struct('Sect');
  parent.add(element);
  const entry = outline.addItem(printable(section.heading).slice(0, 200));
  paper.write(element, `H${Math.min(depth, 2) + 2}` as 'H2', section.heading, look);
  paper.space(spaceAfter);
  for (const block of section.blocks) writeBlock(paper, element, block);
  for (const inner of section.sections ?? []) writeSection(paper, element, entry, inner, depth + 1);
  element.end();
};

/** Head, foot and watermark of every page, drawn last since only then the number of pages is known. */
const dressPages = (paper: Paper, source: PrintDocument): void => {
  const { doc, left, width } = paper;
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const number = source.pageNumber.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    const foot = doc.page.height - 50;
    paper.artifact(() => {
      paper.line(source.runningHead, small, { x: left, y: 46, room: width });
      doc
        .moveTo(left, 62)
        .lineTo(left + width, 62)
        .lineWidth(0.5)
        .strokeColor(ink.hair)
        .stroke();
      paper.line(source.footer ?? '', small, { x: left, y: foot, room: width - 110 });
      paper.line(number, small, { x: left + width - 100, y: foot, room: 100, align: 'right' });
    });
    if (source.watermark) paper.artifact(() => stamp(paper, source.watermark ?? ''));
  }
};

const stamp = (paper: Paper, text: string): void => {
  const { doc } = paper;
  const one: Look = { style: 'title', size: 10, leading: 1 };
  const size = Math.min(84, (10 * 560) / Math.max(1, paper.widthOf(text, one)));
  const look = { ...one, size, color: ink.text };
  const wide = Math.min(600, paper.widthOf(text, look));
  doc.save();
  doc.rotate(-52, { origin: [doc.page.width / 2, doc.page.height / 2] }).opacity(0.06);
  const at = { x: doc.page.width / 2 - wide / 2, y: doc.page.height / 2 - size / 2, room: 620 };
  paper.line(text, look, at);
  doc.restore();
};

/** The document as bytes of a tagged PDF. Takes its time: a second for a hundred pages; runs in a thread of its own. */
export const render = async (source: PrintDocument): Promise<Uint8Array> => {
  const paper = new Paper(source, await loadFaces(textsOf(source).map(printable)));
  const { doc } = paper;
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  if (source.titlePage) paper.space((paper.bottom - doc.y) * titleDepth);
  paper.write(root, 'H1', source.title, source.titlePage ? cover : title);
  paper.space(source.titlePage ? 18 : 4);
  if (source.subtitle) paper.write(root, 'P', source.subtitle, subtitle);
  if (source.titlePage) paper.newPage();
  else paper.space(16);
  for (const block of source.blocks ?? []) writeBlock(paper, root, block);
  for (const section of source.sections) writeSection(paper, root, doc.outline, section, 0);
  root.end();
  dressPages(paper, source);
  doc.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
};
