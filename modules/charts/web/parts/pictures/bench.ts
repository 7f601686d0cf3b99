/*
 * `npm run bench -- pictures`: what the pictures of the chart weigh together (budget: scripts under 30 KB, a KB being 1000 bytes; their texts, class
 * names, glyphs and keyboard are in it, React, the design system and the tables next to them are not), and how much processor time React needs to draw
 * each, next to as many plain elements of the same length in the same run.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFile } from '#core/server/root';
import { runnable, sizeOf } from './bench/bundle';
import type { drawAll } from './bench/draw';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
for (const { kind, bytes, brotli } of await sizeOf('modules/charts/web/parts/pictures/bench/pictures.ts'))
  process.stdout.write(`${kind.padEnd(9)} ${kilobytes(bytes)} minified, ${kilobytes(brotli)} with brotli\n`);

// Inside the project, where Node finds React.
const folder = await mkdtemp(projectFile('node_modules/.pictures-'));
try {
  const file = join(folder, 'draw.mjs');
  await writeFile(file, await runnable('modules/charts/web/parts/pictures/bench/draw.ts'));
  const { drawAll: draw } = (await import(pathToFileURL(file).href)) as { drawAll: typeof drawAll };
  for (const { name, first, ours, theirs, elements } of draw())
    process.stdout.write(
      `${name.padEnd(26)} ${ours.toFixed(2)} ms, first ${first.toFixed(1)} ms; ${elements} bare elements ${theirs.toFixed(2)} ms; ratio ${(ours / theirs).toFixed(1)}\n`,
    );
} finally {
  await rm(folder, { recursive: true, force: true });
}
