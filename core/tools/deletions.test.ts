import { describe, expect, it } from 'vitest';
import { listBrokenImports, listDeletions, listPackagesLeft, listRemainders, listSeeingTests } from './deletions';

const candidate = (id: string, needs: readonly string[], files = 1) => ({ id, needs, files });

describe('the plan of deletions', () => {
  it('takes along every module that needs it, also by way of another, and begins with small modules that nobody needs', () => {
    const all = [
      candidate('ground', []),
      candidate('middle', ['ground']),
      candidate('large', ['middle'], 90),
      candidate('small', [], 3),
    ];
    expect(listDeletions(all).map(({ id, gone }) => [id, gone.join()])).toEqual([
      ['small', 'small'],
      ['large', 'large'],
      ['middle', 'large,middle'],
      ['ground', 'ground,large,middle'],
    ]);
  });

  it('deletes the same folders only once', () => {
    const all = [candidate('one', ['other']), candidate('other', ['one'])];
    expect(listDeletions(all)).toHaveLength(1);
  });

  it('leaves each module once without each that it does not need, in fewer runs than there are modules', () => {
    const all = [
      candidate('ground', []),
      candidate('middle', ['ground']),
      ...['one', 'two', 'three', 'four', 'five'].map((id) => candidate(id, [])),
      ...['upper', 'other'].map((id) => candidate(id, ['middle'])),
    ];
    const remainders = listRemainders(all);
    const needed = (id: string): readonly string[] => [
      id,
      ...(all.find((one) => one.id === id)?.needs ?? []).flatMap(needed),
    ];
    for (const { id } of all) {
      for (const left of remainders.filter((some) => some.includes(id)))
        expect(left).toEqual(expect.arrayContaining([...needed(id)]));
      for (const { id: gone } of all.filter((one) => !needed(id).includes(one.id)))
        expect([id, gone, remainders.some((left) => left.includes(id) && !left.includes(gone))]).toEqual([
          id,
          gone,
          true,
        ]);
    }
    expect(remainders.length).toBeLessThan(all.length);
  });

  it('names imports that lead nowhere, and packages that nobody imports any more', () => {
    const imports = (...resolved: readonly string[]) => resolved.map((path) => ({ module: path, resolved: path }));
    const files = [
      { source: 'modules/gone/a.ts', dependencies: imports('modules/gone/b.ts', 'marked', 'sharp/lib') },
      { source: 'modules/stays/a.ts', dependencies: imports('modules/gone/public.ts', 'sharp') },
      { source: 'core/a.ts', dependencies: imports('modules/gone-not/public.ts', 'koa') },
    ];
    expect(listBrokenImports(files, ['gone'])).toEqual(['modules/stays/a.ts -> modules/gone/public.ts']);
    expect(listPackagesLeft(files, ['gone'], ['marked', 'sharp', 'koa', 'unused'])).toEqual(['marked']);
  });

  it('runs the tests that start modules or read their folders, directly or through the testing kit, but none that needs every module', () => {
    const texts = new Map([
      ['core/a.test.ts', 'const app = await testApp();'],
      ['core/b.test.ts', 'const app = await testApp({ modules: [] });'],
      ['core/c.test.ts', "import { rows } from '../testing/rows';"],
      ['core/testing/rows.ts', "readdirSync(projectFile('modules'))"],
      ['core/d.test.ts', "import { bytes } from '../testing/bytes';"],
      ['core/testing/bytes.ts', 'export const bytes = 1;'],
      ['core/server/db/upgrade.test.ts', 'const app = await testApp({ db });'],
    ]);
    expect(listSeeingTests(texts)).toEqual(['core/a.test.ts', 'core/c.test.ts']);
  });
});
