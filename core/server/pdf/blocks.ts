import type { PrintBlock } from '../../contract/documents';
import { writeFigure } from './figure';
import { type Element, ink, type Look, type Paper } from './paper';
import { writeTable } from './table';

export const body: Look = { style: 'body', size: 10.5, leading: 1.5 };
const note: Look = { style: 'body', size: 9, leading: 1.45, color: ink.soft };
const term: Look = { style: 'strong', size: 9, leading: 1.45, color: ink.soft };
const quote: Look = { style: 'italic', size: 11.5, leading: 1.5 };

const line = body.size * body.leading;

/** A bar next to what was just written, on every page that it reached. */
const bar = (paper: Paper, from: { readonly page: number; readonly y: number }): void => {
  const { doc } = paper;
  const to = { page: lastPage(paper), y: doc.y };
  for (let page = from.page; page <= to.page; page += 1) {
    doc.switchToPage(page);
    const top = page === from.page ? from.y : doc.page.margins.top;
    const end = page === to.page ? to.y : paper.bottom;
    paper.artifact(() => doc.rect(paper.left, top, 2, Math.max(0, end - top)).fill(ink.accent));
  }
};

const lastPage = ({ doc }: Paper): number => {
  const { start, count } = doc.bufferedPageRange();
  return start + count - 1;
};

const writeQuote = (paper: Paper, parent: Element, text: string, from: string | undefined): void => {
  paper.ensure(line * 2);
  const begin = { page: lastPage(paper), y: paper.doc.y };
  const element = paper.doc.struct('BlockQuote');
  parent.add(element);
  const place = { x: paper.left + 16, width: paper.width - 16 };
  paper.write(element, 'P', text, quote, place);
  if (from) paper.write(element, 'P', from, note, place);
  element.end();
  bar(paper, begin);
};

const writeList = (paper: Paper, parent: Element, items: readonly string[], ordered: boolean): void => {
  const list = paper.doc.struct('L');
  parent.add(list);
  const indent = ordered ? 24 : 16;
  for (const [index, text] of items.entries()) {
    paper.ensure(line * 2);
    const item = paper.doc.struct('LI');
    list.add(item);
    const { y } = paper.doc;
    paper.write(item, 'Lbl', ordered ? `${index + 1}.` : '•', body, { width: indent });
    paper.doc.y = y;
    paper.write(item, 'LBody', text || ' ', body, { x: paper.left + indent, width: paper.width - indent });
    item.end();
    paper.space(2);
  }
  list.end();
};

const writeDefinitions = (
  paper: Paper,
  parent: Element,
  items: readonly { readonly term: string; readonly text: string }[],
): void => {
  const list = paper.doc.struct('L');
  parent.add(list);
  for (const one of items) {
    paper.ensure(line * 3);
    const item = paper.doc.struct('LI');
    list.add(item);
    paper.write(item, 'Lbl', one.term, term);
    paper.write(item, 'LBody', one.text || ' ', body);
    item.end();
    paper.space(6);
  }
  list.end();
};

/** A text of at most so many lines stays on one page. */
const wholeLines = 8;
/** A longer one leaves at least so many at the foot of a page and takes as many to the next. */
const partLines = 3;

const textHeight = (paper: Paper, block: PrintBlock): readonly [height: number, lineHeight: number] | null => {
  const of = (text: string, look: Look, width = paper.width): number => paper.heightOf(text, look, width);
  if (block.kind === 'paragraph') return [of(block.text, body), line];
  if (block.kind === 'note') return [of(block.text, note), note.size * note.leading];
  if (block.kind !== 'quote') return null;
  const width = paper.width - 16;
  return [of(block.text, quote, width) + (block.from ? of(block.from, note, width) : 0), quote.size * quote.leading];
};

/** True when a block may begin at a height of the page: neither it nor what it leaves for the next page is a lone line or two. */
export const canBegin = (paper: Paper, block: PrintBlock, y: number): boolean => {
  const room = paper.bottom - y;
  const text = textHeight(paper, block);
  if (!text) return room >= line * (block.kind === 'list' ? 2 : partLines + 1);
  const [height, lineHeight] = text;
  if (height <= room) return true;
  const [lines, fitting] = [Math.round(height / lineHeight), Math.floor(room / lineHeight)];
  return lines > wholeLines && fitting >= partLines && lines - fitting >= partLines;
};

/** Writes one block below `parent`, with the space that follows it. */
export const writeBlock = (paper: Paper, parent: Element, block: PrintBlock): void => {
  if (!canBegin(paper, block, paper.doc.y)) paper.ensure(Number.POSITIVE_INFINITY);
  switch (block.kind) {
    case 'paragraph':
      paper.write(parent, 'P', block.text, body);
      break;
    case 'note':
      paper.write(parent, 'P', block.text, note);
      break;
    case 'quote':
      writeQuote(paper, parent, block.text, block.from);
      break;
    case 'list':
      writeList(paper, parent, block.items, block.ordered === true);
      break;
    case 'definitions':
      writeDefinitions(paper, parent, block.items);
      break;
    case 'table':
      writeTable(paper, parent, block);
      break;
    case 'figure':
      writeFigure(paper, parent, block);
      break;
  }
  paper.space(9);
};
