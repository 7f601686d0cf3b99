import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const kit = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

/** Sides that stay where they are when the page reads from right to left. */
const physical = [
  /(^|[\s;{])(left|right)\s*:/,
  /(margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right)/,
  /border-(top|bottom)-(left|right)-radius/,
  /(text-align|float|clear)\s*:\s*(left|right)/,
];

/** Whether a shorthand names four sides and gives left another value than right. */
function lopsided(line: string): boolean {
  const sides = /^\s*(?:margin|padding|inset)\s*:\s*(.+);/.exec(line)?.[1];
  // Functions count as one value.
  const values = sides?.match(/(?:[\w-]+\((?:[^()]|\([^()]*\))*\)|[^\s]+)/g) ?? [];
  return values.length === 4 && values[1] !== values[3];
}

test('there are style sheets to look at', () => expect(sheets.length).toBeGreaterThan(30));

test.each(sheets)('%s knows no left and no right', (name) => {
  const lines = readFileSync(`${kit}/${name}`, 'utf8').split('\n');
  const found = lines.filter((line) => physical.some((pattern) => pattern.test(line)) || lopsided(line));
  expect(found).toEqual([]);
});

test.each([
  ['  padding: 4px 10px 4px 4px;', true],
  ['  padding: calc(1px + 2px) 8px 4px 8px;', false],
  ['  inset: auto 0 0;', false],
])('%s is lopsided: %s', (line, answer) => expect(lopsided(line)).toBe(answer));
