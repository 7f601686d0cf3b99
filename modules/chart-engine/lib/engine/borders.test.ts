import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const home = dirname(fileURLToPath(import.meta.url));

/** What a file of this folder imports, statically or not, its own types included. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)['"]([^'"\s]+)['"]/g;
const sources = readdirSync(home, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file: file.split(sep).join('/'), text: readFileSync(join(home, file), 'utf8') }));

/** Packages that the scripts next to the engine need, which nobody needs who only computes charts. */
const FOR_SCRIPTS: Record<string, readonly string[]> = {
  'build/': ['astronomia/data/elpMppDeFull', 'astronomia/data/vsop87Bmars'],
  'reference/': ['astronomy-engine', 'esbuild'],
};

describe('the engine', () => {
  it('imports nothing from outside its folder but what Node has, and its scripts only what they are known to need', () => {
    const foreign: string[] = [];
    for (const { file, text } of sources) {
      const script = Object.keys(FOR_SCRIPTS).find((folder) => file.startsWith(folder));
      for (const [, from] of text.matchAll(IMPORT)) {
        if (from!.startsWith('node:') || (script && FOR_SCRIPTS[script]!.includes(from!))) continue;
        const inside = from!.startsWith('.') && !relative(home, resolve(home, dirname(file), from!)).startsWith('..');
        if (!inside) foreign.push(`${file}: ${from}`);
      }
    }
    expect(foreign).toEqual([]);
    expect(sources.length).toBeGreaterThan(50);
  });

  it('keeps its scripts out of what it is when it computes', () => {
    const scripted = sources.filter(
      ({ file, text }) =>
        !/^(build\/|rivals\/|bench\.ts)/.test(file) &&
        [...text.matchAll(IMPORT)].some(([, from]) => /\/(build|rivals)\//.test(from!)),
    );
    expect(scripted.map(({ file }) => file)).toEqual([]);
  });

  it('carries at most 6 MB of tables', () => {
    expect(statSync(join(home, 'data', 'ephemeris.bin')).size).toBeLessThan(6_000_000);
  });
});
