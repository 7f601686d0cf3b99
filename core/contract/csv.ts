/** What may stand in a cell of a CSV file. */
export type CsvCell = string | number | null;

/** A spreadsheet runs what begins like a formula: a quote in front makes it text. Numbers are left alone. */
const toCell = (cell: CsvCell): string => {
  if (cell === null) return '';
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** One line of a CSV file (RFC 4180), with its line end. */
export const toCsvLine = (cells: readonly CsvCell[]): string => `${cells.map(toCell).join(',')}\r\n`;

/** Rows as CSV, each with its line end. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string => rows.map(toCsvLine).join('');
