import { describe, expect, it } from 'vitest';
import { listDeletions, listSeeingTests } from './deletions';

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
