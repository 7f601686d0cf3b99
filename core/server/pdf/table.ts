import type { PrintBlock } from '../../contract/documents';
import { type Element, ink, type Look, type PageWriter } from './page-writer';

const head: Look = { style: 'strong', size: 9, leading: 1.4, color: ink.soft };
const cell: Look = { style: 'body', size: 9.5, leading: 1.4 };
const sum: Look = { ...cell, color: ink.soft };
const total: Look = { style: 'strong', size: 11, leading: 1.4 };
const gap = 10;

type Table = Extract<PrintBlock, { kind: 'table' }>;

const rule = (writer: PageWriter): void => {
  const { doc, left, width } = writer;
  writer.artifact(() =>
    doc
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .lineWidth(0.5)
      .strokeColor(ink.hair)
      .stroke(),
  );
};

/** Columns get space for their longest word and share the rest by their mean length: a number is narrow, a text is wide. */
const widthsOf = (writer: PageWriter, { columns, rows, sums = [], numeric = [] }: Table): readonly number[] => {
  const most = writer.width / columns.length;
  const measured = columns.map((name, at) => {
    const texts = [
      name,
      ...sums.map((row) => (at === 0 ? '' : (row[at] ?? ''))),
      ...rows.slice(0, 100).map((row) => (row[at] ?? '').slice(0, 200)),
    ];
    // Numbers are never broken, and need no more than they take.
    const isNumeric = numeric.includes(at);
    const words = isNumeric ? texts : texts.flatMap((text) => text.split(/\s+/));
    const longest = words.toSorted((a, b) => b.length - a.length).slice(0, 5);
    const mean = isNumeric ? 0 : texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    const look = isNumeric && sums.length > 0 ? total : cell;
    const needed = Math.max(...longest.map((word) => writer.widthOf(word, look))) + gap + 2;
    return { least: Math.min(most, needed), mean };
  });
  const all = measured.reduce((sum, { mean }) => sum + mean + 1, 0);
  const left = writer.width - measured.reduce((sum, { least }) => sum + least, 0);
  return measured.map(({ least, mean }) => least + (left * (mean + 1)) / all);
};

/** How the cells of a table stand: a column of numbers ends where the next one begins, the last one at the edge. */
interface Columns {
  readonly names: readonly string[];
  readonly widths: readonly number[];
  readonly numeric: ReadonlySet<number>;
}
const spaceOf = ({ widths }: Columns, at: number): number => (widths[at] ?? 0) - (at === widths.length - 1 ? 0 : gap);

/** The column headings once more where a table runs on over pages: for the eye alone, since they were said. */
const repeatHead = (writer: PageWriter, columns: Columns): void => {
  let x = writer.left;
  const y = writer.doc.y + 4;
  writer.artifact(() => {
    for (const [at, text] of columns.names.entries()) {
      const place = { x, y, available: spaceOf(columns, at) };
      writer.line(text, head, columns.numeric.has(at) ? { ...place, align: 'right' } : place);
      x += columns.widths[at] ?? 0;
    }
  });
  writer.doc.y = y + head.size * head.leading + 4;
  rule(writer);
};

const writeRow = (writer: PageWriter, table: Element, columns: Columns, cells: readonly string[], look: Look): void => {
  const header = look === head;
  const heights = cells.map((text, at) => writer.heightOf(text, look, spaceOf(columns, at)));
  const height = Math.max(...heights) + 8;
  const before = writer.doc.bufferedPageRange().count;
  writer.ensure(height);
  if (!header && writer.doc.bufferedPageRange().count > before) repeatHead(writer, columns);
  const row = writer.doc.struct('TR');
  table.add(row);
  let [top, bottom] = [writer.doc.y + 4, writer.doc.y];
  let x = writer.left;
  let { count } = writer.doc.bufferedPageRange();
  for (const [at, text] of cells.entries()) {
    const element = writer.doc.struct(header ? 'TH' : 'TD', (header ? { scope: 'Column' } : {}) as object);
    row.add(element);
    writer.doc.y = top;
    const place = { x, width: spaceOf(columns, at) };
    writer.write(element, 'P', text || ' ', look, columns.numeric.has(at) ? { ...place, align: 'right' } : place);
    element.end();
    // A cell longer than a page runs on; its neighbours then begin on the page where it ended.
    const pages = writer.doc.bufferedPageRange().count;
    if (pages > count) [top, bottom, count] = [writer.doc.page.margins.top, 0, pages];
    bottom = Math.max(bottom, writer.doc.y);
    x += columns.widths[at] ?? 0;
  }
  row.end();
  writer.doc.y = bottom + 4;
  rule(writer);
};

/** A table with column headings; a row stays together where a page can hold it. */
export const writeTable = (writer: PageWriter, parent: Element, table: Table): void => {
  const element = writer.doc.struct('Table');
  parent.add(element);
  const columns: Columns = {
    names: table.columns,
    widths: widthsOf(writer, table),
    numeric: new Set(table.numeric ?? []),
  };
  const write = (cells: readonly string[], look: Look): void =>
    writeRow(
      writer,
      element,
      columns,
      table.columns.map((_, at) => cells[at] ?? ''),
      look,
    );
  write(table.columns, head);
  for (const row of table.rows) write(row, cell);
  const { sums = [] } = table;
  for (const [at, row] of sums.entries()) write(row, at === sums.length - 1 ? total : sum);
  element.end();
};
