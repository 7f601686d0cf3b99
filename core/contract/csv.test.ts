import { expect, it } from 'vitest';
import { toCsv } from './csv';

it('quotes what would end a cell, and writes text that a spreadsheet would run as text', () => {
  expect(
    toCsv([
      ['Name', 'Note', 'Amount'],
      ['Lind, Nora', 'said "yes"\nand went', -5],
      ['=HYPERLINK("x")', '@sum', '-5'],
      ['\tx', null, 1.5],
    ]),
  ).toBe(
    [
      'Name,Note,Amount\r\n',
      '"Lind, Nora","said ""yes""\nand went",-5\r\n',
      `"'=HYPERLINK(""x"")",'@sum,'-5\r\n`,
      "'\tx,,1.5\r\n",
    ].join(''),
  );
});
