import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFile } from '../root';

const versionOf = (name: string): number[] => {
  const { version } = JSON.parse(readFileSync(projectFile(`node_modules/${name}/package.json`), 'utf8'));
  return String(version).split('.').map(Number);
};
const isAtLeast = (have: readonly number[], least: readonly number[]): boolean => {
  const at = least.findIndex((part, i) => have[i] !== part);
  return at === -1 || (have[at] ?? 0) > (least[at] ?? 0);
};

// Each is the first release without a known hole that this product would have.
it.each([
  ['koa', [3, 1, 2], 'open redirects and slow X-Forwarded headers'],
  ['@koa/router', [15, 0, 0], 'middleware dropped below prefixes with parameters (authz-09)'],
  ['formidable', [3, 5, 3], 'temporary names that can be guessed'],
  ['socket.io', [4, 8, 4], 'packets that raise uncaught exceptions'],
] as [string, number[], string][])('%s is at least %j: %s', (name, least) =>
  expect(isAtLeast(versionOf(name), least)).toBe(true),
);

it('multiparty, whose file name pattern can block the loop, is absent', () =>
  expect(existsSync(projectFile('node_modules/multiparty'))).toBe(false));
