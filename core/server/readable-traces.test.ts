import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from './root';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hedo-traces-'));
  const source = [
    '// Two lines',
    '// of comment.',
    'export const fail = (): never => {',
    "  throw new Error('no');",
    '};',
  ];
  const { code, map } = await transform(source.join('\n'), {
    loader: 'ts',
    minifyWhitespace: true,
    sourcemap: 'external',
    sourcefile: 'origin.ts',
  });
  await writeFile(join(folder, 'plain.mjs'), code);
  await writeFile(join(folder, 'mapped.mjs'), code);
  await writeFile(join(folder, 'mapped.mjs.map'), map);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** In a process of its own: the runner of the tests loads files in its own way. */
const traceThrough = (name: string): string[] => {
  const script = `
    const { nameSourcesInTraces } = await import('./core/server/readable-traces.ts');
    nameSourcesInTraces();
    const { fail } = await import(${JSON.stringify(pathToFileURL(join(folder, name)).href)});
    try { fail(); } catch (error) { console.log(error.stack); }`;
  return execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).split('\n');
};

it('names the line of the source where the file has a map', () => {
  const [head, first] = traceThrough('mapped.mjs');
  expect(head).toBe('Error: no');
  expect(first).toMatch(/^ {4}at .*origin\.ts:4:\d+\)$/);
});

it('names the place in the file where there is no map', () => {
  expect(traceThrough('plain.mjs')[1]).toMatch(/^ {4}at .*plain\.mjs:1:\d+\)$/);
});
