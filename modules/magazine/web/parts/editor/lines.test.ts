import { expect, it } from 'vitest';
import { linesOf, referencesOf, tagsOf } from './lines';

it('reads tags and references as they are typed', () => {
  expect(tagsOf('sleep, , light,sleep ')).toEqual(['sleep', 'light']);
  const typed = 'Author. A | B. 2021 | https://doi.org/1\n\nNo address';
  expect(referencesOf(typed)).toEqual([
    { label: 'Author. A | B. 2021', url: 'https://doi.org/1' },
    { label: 'No address', url: '' },
  ]);
  expect(linesOf(referencesOf(typed))).toBe('Author. A | B. 2021 | https://doi.org/1\nNo address');
});
