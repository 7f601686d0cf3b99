import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { findPoorestContrast, grounds, onAccent } from './contrast';

const css = readFileSync(new URL('../../../ui-kit/tokens.css', import.meta.url), 'utf8');
const tokenOf = (name: string): string => new RegExp(`--${name}:\\s*(.+);`).exec(css)?.[1] ?? '';
const write = (triple: readonly number[]): string => `oklch(${triple.join(' ')})`;

it('measures against the grounds of the design', () => {
  for (const name of ['paper', 'leaf', 'shade'] as const)
    expect(tokenOf(name)).toBe(`light-dark(${write(grounds.light[name])}, ${write(grounds.dark[name])})`);
  expect(tokenOf('on-aubergine')).toBe(`light-dark(${write(onAccent.light)}, ${write(onAccent.dark)})`);
});

it('tells colours that can be read from those that cannot', () => {
  expect(findPoorestContrast('#552149', 'light')).toBeGreaterThan(7);
  expect(findPoorestContrast('#552149', 'dark')).toBeLessThan(2);
  expect(findPoorestContrast('#e3b7d5', 'dark')).toBeGreaterThan(4.5);
  expect(findPoorestContrast('#e3b7d5', 'light')).toBeLessThan(2);
  expect(findPoorestContrast('#ffffff', 'light')).toBeCloseTo(1, 0);
});
