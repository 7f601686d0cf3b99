import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heads } from './heads';

const readTexts = (page: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../web/parts${page}/texts/${language}.json`), 'utf8'));

describe('pages that are only read', () => {
  it.each((Object.keys(heads) as (keyof typeof heads)[]).filter((page) => page !== '/imprint'))(
    'call %s by one name, in its heading and for search engines',
    (page) => {
      for (const language of ['en', 'de', 'es'] as const)
        expect(heads[page][language].title).toBe(readTexts(page, language).title);
    },
  );

  it('never promise what only a person can judge', () => {
    expect(readTexts('/terms', 'en')['is.not']).toContain('no diagnosis');
  });
});
