import type { PrintBlock } from '../../contract/documents';
import { writeFigure } from './figure';
import { type Element, ink, type Look, type PageWriter } from './page-writer';
import { writeTable } from './table';

export const body: Look = { style: 'body', size: 10.5, leading: 1.5 };
const note: Look = { style: 'body', size: 9, leading: 1.45, color: ink.soft };
const term: Look = { style: 'strong', size: 9, leading: 1.45, color: ink.soft };
const quote: Look = { style: 'italic', size: 11.5, leading: 1.5 };

const line = body.size * body.leading;

/** A bar next to what was just written, on every page that it reached. */
const bar = (writer: PageWriter, from: { readonly page: number; readonly y: number }): void => {
  const { doc } = writer;
  const to = { page: lastPage(writer), y: doc.y };
  for (let page = from.page; page <= to.page; page += 1) {
    doc.switchToPage(page);
    const top = page === from.page ? from.y : doc.page.margins.top;
    const end = page === to.page ? to.y : writer.bottom;
    writer.artifact(() => doc.rect(writer.left, top, 2, Math.max(0, end - top)).fill(ink.accent));
  }
};

const lastPage = ({ doc }: PageWriter): number => {
  const { start, count } = doc.bufferedPageRange();
  return start + count - 1;
};

const writeQuote = (writer: PageWriter, parent: Element, text: string, from: string | undefined): void => {
  writer.ensure(line * 2);
  const begin = { page: lastPage(writer), y: writer.doc.y };
  const element = writer.doc.struct('BlockQuote');
  parent.add(element);
  const place = { x: writer.left + 16, width: writer.width - 16 };
  writer.write(element, 'P', text, quote, place);
  if (from) writer.write(element, 'P', from, note, place);
  element.end();
  bar(writer, begin);
};

const writeList = (writer: PageWriter, parent: Element, items: readonly string[], ordered: boolean): void => {
  const list = writer.doc.struct('L');
  parent.add(list);
  const indent = ordered ? 24 : 16;
  for (const [index, text] of items.entries()) {
    writer.ensure(line * 2);
    const item = writer.doc.struct('LI');
    list.add(item);
    const { y } = writer.doc;
    writer.write(item, 'Lbl', ordered ? `${index + 1}.` : '•', body, { width: indent });
    writer.doc.y = y;
    writer.write(item, 'LBody', text || ' ', body, { x: writer.left + indent, width: writer.width - indent });
    item.end();
    writer.space(2);
  }
  list.end();
};

const gutter = 18;

const writeDefinitions = (
  writer: PageWriter,
  parent: Element,
  { items, ...block }: Extract<PrintBlock, { kind: 'definitions' }>,
): void => {
  const list = writer.doc.struct('L');
  parent.add(list);
  const columns: number = block.columns ?? 1;
  const width = (writer.width - gutter * (columns - 1)) / columns;
  for (let first = 0; first < items.length; first += columns) {
    const row = items.slice(first, first + columns);
    const heights = row.map((one) => writer.heightOf(one.term, term, width) + writer.heightOf(one.text, body, width));
    // Side by side they stay on one page; a single one may run on.
    writer.ensure(columns === 1 ? line * 3 : Math.max(...heights));
    const top = writer.doc.y;
    let bottom = top;
    for (const [at, one] of row.entries()) {
      const place = { x: writer.left + at * (width + gutter), width };
      const item = writer.doc.struct('LI');
      list.add(item);
      if (columns > 1) writer.doc.y = top;
      writer.write(item, 'Lbl', one.term, term, place);
      writer.write(item, 'LBody', one.text || ' ', body, place);
      item.end();
      bottom = columns === 1 ? writer.doc.y : Math.max(bottom, writer.doc.y);
    }
    writer.doc.y = bottom;
    writer.space(6);
  }
  list.end();
};

/** A text of at most so many lines stays on one page. */
const wholeLines = 8;
/** A longer one leaves at least so many at the foot of a page and takes as many to the next. */
const partLines = 3;

const textHeight = (writer: PageWriter, block: PrintBlock): readonly [height: number, lineHeight: number] | null => {
  const of = (text: string, look: Look, width = writer.width): number => writer.heightOf(text, look, width);
  if (block.kind === 'paragraph') return [of(block.text, body), line];
  if (block.kind === 'note') return [of(block.text, note), note.size * note.leading];
  if (block.kind !== 'quote') return null;
  const width = writer.width - 16;
  return [of(block.text, quote, width) + (block.from ? of(block.from, note, width) : 0), quote.size * quote.leading];
};

/** True when a block may begin at a height of the page: neither it nor what it leaves for the next page is a lone line or two. */
export const canBegin = (writer: PageWriter, block: PrintBlock, y: number): boolean => {
  const room = writer.bottom - y;
  const text = textHeight(writer, block);
  if (!text) return room >= line * (block.kind === 'list' ? 2 : partLines + 1);
  const [height, lineHeight] = text;
  if (height <= room) return true;
  const [lines, fitting] = [Math.round(height / lineHeight), Math.floor(room / lineHeight)];
  return lines > wholeLines && fitting >= partLines && lines - fitting >= partLines;
};

/** Writes one block below `parent`, with the space that follows it. */
export const writeBlock = (writer: PageWriter, parent: Element, block: PrintBlock): void => {
  if (!canBegin(writer, block, writer.doc.y)) writer.ensure(Number.POSITIVE_INFINITY);
  switch (block.kind) {
    case 'paragraph':
      writer.write(parent, 'P', block.text, body);
      break;
    case 'note':
      writer.write(parent, 'P', block.text, note);
      break;
    case 'quote':
      writeQuote(writer, parent, block.text, block.from);
      break;
    case 'list':
      writeList(writer, parent, block.items, block.ordered === true);
      break;
    case 'definitions':
      writeDefinitions(writer, parent, block);
      break;
    case 'table':
      writeTable(writer, parent, block);
      break;
    case 'figure':
      writeFigure(writer, parent, block);
      break;
  }
  writer.space(9);
};
