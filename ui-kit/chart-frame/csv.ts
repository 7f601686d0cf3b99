/** One cell of a chart's table: null is an empty one. */
export type Figure = string | number | null;

/** Rows as RFC 4180 has them. A text that a spreadsheet would run as a formula is kept as text by an apostrophe. */
export function formatCsv(rows: readonly (readonly Figure[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: Figure): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
