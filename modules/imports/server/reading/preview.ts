import { parse } from 'csv-parse/sync';
import { mostColumns } from '../../schemas/values';
import { createUnreadable } from './decode';
import { parserOptions } from './rows';

/** Bytes that are looked at for delimiter and headings; rows that are shown, and signs of each cell. */
const previewBytes = 64 * 1024;
const previewRows = 20;
const sampleRows = 3;
const sampleSigns = 80;
const delimiters = [',', ';', '\t', '|'] as const;

/** What the person sees of a file before anything is read from it. */
export interface Preview {
  readonly delimiter: string;
  readonly headings: readonly string[];
  /** The first rows, cut. */
  readonly samples: readonly (readonly string[])[];
}

const readWith = (text: string, delimiter: string): string[][] => {
  try {
    return parse(text, { ...parserOptions, delimiter, to: previewRows });
  } catch {
    // The beginning alone may end within quotes; the whole file is read by the check.
    return [];
  }
};

/** The delimiter by which most rows have the same number of cells, and more than one. */
const detectDelimiter = (text: string): string => {
  const scored = delimiters.map((delimiter) => {
    const rows = readWith(text, delimiter);
    const width = rows[0]?.length ?? 0;
    return { delimiter, width, alike: rows.filter((row) => row.length === width).length };
  });
  const usable = scored.filter(({ width }) => width > 1);
  const best = usable.sort((a, b) => b.alike - a.alike || b.width - a.width)[0];
  return best?.delimiter ?? ',';
};

/** Names of the columns; one without a heading is called by its number. Throws 422 for a name that stands twice. */
export const nameColumns = (cells: readonly string[]): readonly string[] => {
  const headings = cells.map((cell, at) => cell.replace(/\s+/gu, ' ').trim().slice(0, 200) || `Column ${at + 1}`);
  if (headings.length > mostColumns)
    throw createUnreadable(`The file has more than ${mostColumns} columns. Take out those that are not needed.`);
  const seen = new Set<string>();
  for (const [at, heading] of headings.entries()) {
    const folded = heading.toLowerCase();
    if (seen.has(folded))
      throw createUnreadable(`Column ${at + 1} has the same heading as one before it. Give each column its own.`);
    seen.add(folded);
  }
  return headings;
};

/** Looks at the beginning of a decoded file. Throws 422 for one without a heading or rows. */
export const previewFile = (start: Buffer): Preview => {
  const cutText = start.subarray(0, previewBytes).toString('utf8');
  // A row that is cut off is none.
  const lastLine = Math.max(cutText.lastIndexOf('\n'), cutText.lastIndexOf('\r'));
  const text = start.length > previewBytes && lastLine > 0 ? cutText.slice(0, lastLine + 1) : cutText;
  if (text.trim() === '') throw createUnreadable('The file is empty.');
  const delimiter = detectDelimiter(text);
  const [heading = [], ...rows] = readWith(text, delimiter);
  if (heading.length === 0) {
    const firstLine = text.split(/\r\n|\r|\n/)[0] ?? '';
    const [alone = []] = readWith(firstLine, delimiter);
    if (alone.length === 0)
      throw createUnreadable('The first row cannot be read. It must name the columns, each quotation mark closed.');
    return { delimiter, headings: nameColumns(alone), samples: [] };
  }
  const samples = rows.slice(0, sampleRows).map((row) => row.map((cell) => cell.slice(0, sampleSigns)));
  return { delimiter, headings: nameColumns(heading), samples };
};
