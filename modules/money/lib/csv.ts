type Cell = string | number | null;

/** A spreadsheet runs what begins like a formula: a quote in front makes it text. Numbers are left alone. */
const toCell = (cell: Cell): string => {
  if (cell === null) return '';
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** Rows as CSV (RFC 4180), each with its line end. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
