/** A cell of a CSV file. What a spreadsheet would run as a formula is written as text. */
export const toCell = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : value.replace(/^([=+\-@\t\r])/, "'$1");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line of a CSV file (RFC 4180). */
export const toCsvLine = (cells: readonly (string | number)[]): string => `${cells.map(toCell).join(',')}\r\n`;
